import type { TipId } from "../domain/tips/tip.ts";
import type { CaptchaChoice } from "../ui/accounts/captcha/provider.ts";

/** The backend's address for the browser. One that starts with a slash is on the page's own host. */
export type PublicBackend =
  | "memory"
  | {
      readonly url: string;
      readonly anonKey: string;
      /** The captcha that the accounts want. */
      readonly captcha?: CaptchaChoice | undefined;
    };

/** The state that the server's page passes to the browser. */
export type PageState = {
  /** The stores by sid. */
  readonly stores: Record<string, unknown>;
  /** The backend for further requests. */
  readonly backend: PublicBackend;
  /** The components of lines of the page's style that don't show theirs (`pageStyle.ts`): all in development, hardly any in a built site. */
  readonly components?: string;
  /**
   * Names of files in `/assets` that the script needs, without ".js", each after those that it imports: the loader requests all at
   * once and runs one after the other.
   */
  readonly modules: string;
  /** The files of what features show above the page aren't among them: they come later. */
  readonly later?: true;
  /** The app starts after the first paint, without a visitor's engagement. */
  readonly startsAtOnce?: true;
  /** The tip that the page shows: its view is counted. */
  readonly tip?: TipId;
  /** The address of the script that counts it. */
  readonly views?: string;
};

export const pageStateId = "page-state";
/** The element with the rules of the page's components. */
export const pageStyleId = "page-style";

/** JSON that can't close the script element around it. */
export const written = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
