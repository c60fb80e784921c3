import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "../build/folders.ts";
import { assetsIn } from "./http/assets.ts";
import { closing } from "./http/closing.ts";
import { onlyHttps } from "./http/contentSecurity.ts";
import { type Answer, listen, type Middleware } from "./http/listen.ts";
import { askedOnce, probes } from "./http/probes.ts";
import { answerFingerprint, fingerprintPath } from "./http/siteFingerprint.ts";
import type { Log } from "./log.ts";
import type { Measured } from "./metrics.ts";
import { readManifest } from "./pages/manifest.ts";
import type { BuiltSite, ServedBackend, BackendEvents } from "./servedBackend.ts";
import type { CaptchaSettings, Settings } from "./settings.ts";

const dist = pathToFileURL(join(buildFolder, "/"));

export type Served = {
  /** The site's URL. */
  readonly address: string;
  readonly backend: ServedBackend["kind"];
  readonly demoAccounts: boolean;
  readonly measured: Measured;
  close(): Promise<void>;
};

/** Collects the site's events for its log and metrics. */
export type Watch = {
  readonly answered?: Log["answered"];
  /** With the milliseconds of a rendering. */
  readonly rendered?: (milliseconds: number) => void;
  /** A step of the start begins. */
  readonly step?: (name: string) => void;
};

/** Serves the built site until it is closed. Throws when a port, a folder or a setting can't be used, and says which. */
export const serve = async (
  settings: Settings,
  /** Called when the embedded backend's database has ended and can't be started again. */
  onLost: (reason: Error) => void,
  { answered, rendered, step = () => {} }: Watch = {},
): Promise<Served> => {
  const { host, port, siteAddress } = settings;
  step("loading the site");
  const built = (await import(new URL("server/site.js", dist).href)) as BuiltSite["built"];
  const manifest = await readManifest(new URL("client/", dist));
  const backend = await backendOf(
    settings,
    { onLost, onStep: step },
    {
      built,
      shared: { siteAddress, manifest, ...(rendered && { onRendered: rendered }) },
      captcha: settings.captcha && publicPartOf(settings.captcha),
    },
  );
  const { kind, site, demoAccounts, fingerprint, whyNotReady, before, sockets, measured } = backend;

  const asset = assetsIn(new URL("client/", dist));
  const answer: Answer = async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (pathname === fingerprintPath) return answerFingerprint(fingerprint);
    if (pathname.startsWith("/assets/")) return asset(request);
    return backend.answer?.(request, peer) ?? site.answer(request, peer);
  };
  let isStopping = false;
  const whyNot = askedOnce(whyNotReady);
  const probe = probes(async () => (isStopping ? "stopping" : whyNot()));
  const first: Middleware = (request, response, next) =>
    probe(request, response, () => (before ? before(request, response, next) : next()));
  const server = await listen(answer, host, port, {
    before: first,
    ...(sockets && { sockets }),
    ...(settings.isProxy && { isProxy: settings.isProxy }),
    ...(siteAddress.startsWith("https:") && { headers: onlyHttps }),
    ...(answered && { told: (one) => answered(built.routeOf(one.url), one) }),
  }).catch(async (refusal: unknown) => {
    await backend.close(Promise.resolve());
    throw refusal;
  });
  backend.begin();
  const close = closing(server);
  return {
    address: addressOf(host, server.address() as AddressInfo),
    backend: kind,
    demoAccounts,
    measured,
    close() {
      isStopping = true;
      site.endStreams();
      return backend.close(close());
    },
  };
};

/** A site with a hosted project loads nothing of the embedded backend. */
const backendOf = async (settings: Settings, events: BackendEvents, built: BuiltSite): Promise<ServedBackend> => {
  const { backend } = settings;
  if ("url" in backend) return (await import("./hostedBackend.ts")).hostedBackend(built, backend);
  return (await import("./embeddedBackend.ts")).embeddedBackend(built, settings, backend, events);
};

/** The captcha's public settings, without the secret. */
const publicPartOf = ({ provider, siteKey, scriptUrl }: CaptchaSettings) => ({
  provider,
  siteKey,
  ...(scriptUrl && { scriptUrl }),
});

const addressOf = (host: string, { port }: AddressInfo): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
