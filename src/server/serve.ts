import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "../build/folders.ts";
import { type EmbeddedBackend, openBackend } from "../../adapters/embedded/backend.ts";
import { capturedMails } from "../../adapters/embedded/mails/mails.ts";
import { assetsIn } from "./http/assets.ts";
import { closing } from "./http/closing.ts";
import { type Answer, type Beside, listen, type Sockets, StartRefusal } from "./http/listen.ts";
import { localOnly } from "./http/localOnly.ts";
import { readManifest } from "./pages/manifest.ts";
import { isForOthers, type Settings } from "./settings.ts";
import type { SiteSettings } from "./site.ts";

const dist = pathToFileURL(join(buildFolder, "/"));

export type Served = {
  /** The site's URL. */
  readonly address: string;
  readonly backend: "hosted" | "embedded";
  close(): Promise<void>;
};

/** Serves the built site until it is closed. Throws when a port, a folder or a setting can't be used, and says which. */
export const serve = async (
  settings: Settings,
  /** Called when the embedded backend's database has ended and can't be started again. */
  onLost: (reason: Error) => void,
): Promise<Served> => {
  const { host, port, siteAddress, backend } = settings;
  // Built by Vite: Node doesn't read JSX.
  const { createSite, letterhead, mailPage, used } = (await import(
    new URL("server/site.js", dist).href
  )) as typeof import("./site.ts");
  const manifest = await readManifest(new URL("client/", dist));
  const shared = { siteAddress, manifest };
  const asset = assetsIn(new URL("client/assets/", dist));
  const isAsset = (path: string) => path.startsWith("/assets/");

  if ("url" in backend) {
    const site = createSite({ ...shared, backend, publicBackend: backend });
    const server = await listen(
      (request, peer) => (isAsset(pathOf(request)) ? asset(request) : site.answer(request, peer)),
      host,
      port,
    );
    return { address: addressOf(host, server.address() as AddressInfo), backend: "hosted", close: closing(server) };
  }

  if (isForOthers(settings) && !settings.demoIsPublic) {
    throw new StartRefusal(
      `HOST is ${host} and the site's address ${siteAddress}: the embedded backend has demo accounts whose password everybody knows, and shows captured mails to all. Use a hosted Supabase, or say DEMO_ACCOUNTS=public.`,
    );
  }
  const embedded = await openBackend({
    ...backend,
    onLost,
    siteUrl: siteAddress,
    seed: true,
    club: letterhead,
    functions: used.functions,
    mails: settings.sending ?? "captured",
    ...(settings.webhook !== undefined && { webhook: settings.webhook }),
  });
  const { anonKey } = embedded;
  const site = createSite({
    ...shared,
    backend: { url: siteAddress, anonKey, fetch: (input, init) => embedded.fetch(new Request(input, init)) },
    publicBackend: { url: "/", anonKey },
  } satisfies SiteSettings);
  embedded.onWrite(site.hearWrite);

  const answer: Answer = async (request, peer) => {
    const path = pathOf(request);
    if (/^\/(?:rest|auth|storage|functions)\/v1\//.test(path)) return embedded.fetch(request, peer);
    // The page of captured mails exists only while mails are captured.
    if (path === mailsPath && !settings.sending) return mailPage(await capturedMails(embedded.query));
    return isAsset(path) ? asset(request) : site.answer(request, peer);
  };
  try {
    const server = await listen(answer, host, port, await besides(embedded, settings, used.hasSockets));
    const close = closing(server);
    return {
      address: addressOf(host, server.address() as AddressInfo),
      backend: "embedded",
      // The server closes only after its last socket, so the sockets close first.
      close: () => embedded.realtime.close().then(close).then(embedded.close),
    };
  } catch (refusal) {
    await embedded.close();
    throw refusal;
  }
};

const mailsPath = "/_dev/mail";

/** The WebSocket if a feature needs it, and a middleware that refuses other machines access to demo accounts and captured mails. */
const besides = async (
  { query, realtime }: EmbeddedBackend,
  { demoIsPublic, sending }: Settings,
  hasSockets: boolean,
): Promise<Beside> => {
  if (demoIsPublic) return hasSockets ? { sockets: realtime } : {};
  const [demo] = await query("select from auth.users where email like '%@demo.test' limit 1");
  const { before, isRefused } = localOnly({
    isLocal: (path) => demo !== undefined || (!sending && path === mailsPath),
    warn: (why) =>
      console.warn(
        `A request of another machine was refused (${why}): ${demo ? "the database has demo accounts whose password everybody knows" : "captured mails are shown to all"}. ${demo ? "Say DEMO_ACCOUNTS=public if others may use them" : "Set SMTP_URL or MAIL_API_URL so that mails are sent, or say DEMO_ACCOUNTS=public to show them"}. Further ones are refused without a word.`,
      ),
  });
  const isMine: Sockets["isMine"] = (request) => !isRefused(request) && realtime.isMine(request);
  return { before, ...(hasSockets && { sockets: { ...realtime, isMine } }) };
};

const pathOf = (request: Request): string => new URL(request.url).pathname;

const addressOf = (host: string, { port }: AddressInfo): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
