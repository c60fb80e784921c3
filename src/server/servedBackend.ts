import type { CaptchaChoice } from "../../ui/accounts/captcha/provider.ts";
import type { NotReady } from "./http/probes.ts";
import type { Answer, Middleware, Sockets } from "./http/listen.ts";
import type { Load, Measured } from "./metrics.ts";
import type { Manifest } from "./pages/manifest.ts";
import type { Site } from "./site.ts";

/** The built site, and what it is made with for every backend. Built by Vite: Node doesn't read JSX. */
export type BuiltSite = {
  readonly built: typeof import("./site.ts");
  readonly shared: {
    readonly siteAddress: string;
    readonly manifest: Manifest;
    readonly onRendered?: (milliseconds: number) => void;
  };
  /** The captcha that browsers show. */
  readonly captcha: CaptchaChoice | undefined;
};

/** A site with its backend, before it is served. */
export type ServedBackend = {
  readonly kind: "hosted" | "embedded";
  readonly site: Site;
  /** Whether the database has the demo accounts. */
  readonly demoAccounts: boolean;
  /** Equal for all processes on this backend: see `siteFingerprint.ts`. */
  readonly fingerprint: string;
  /** Answers what is the backend's; `undefined` for the site's own paths. */
  answer?(...request: Parameters<Answer>): Promise<Response> | undefined;
  whyNotReady(): Promise<NotReady | undefined>;
  readonly before?: Middleware;
  readonly sockets?: Sockets;
  readonly measured: Measured;
  /** Called once the site is served. */
  begin(): void;
  /** Ends the backend's part. `served` resolves when the last answer is sent. */
  close(served: Promise<void>): Promise<void>;
};

/** How busy a site's pages are. */
export const loadOf = (site: Site): Load => {
  const { kept, made, queue, streams } = site.load();
  return { pages: { kept, made }, queues: { pages: queue }, streams };
};

/** Events of a backend while it starts and runs. */
export type BackendEvents = {
  /** The database has ended and can't be started again. */
  readonly onLost: (reason: Error) => void;
  /** A step of its start begins. */
  readonly onStep: (name: string) => void;
};
