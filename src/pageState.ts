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
  /**
   * Names of files in `/assets` that the script needs, without ".js", each after those that it imports: the loader requests all at
   * once and runs one after the other.
   */
  readonly modules: string;
  /** The app starts after the first paint, without a visitor's engagement. */
  readonly startsAtOnce?: true;
  /** The tip that the page shows: its view is counted. */
  readonly tip?: TipId;
  /** The address of the script that counts the views of the page and of its tip. */
  readonly views?: string;
  /** The address of the script that follows what is played at this moment, before the app comes. */
  readonly live?: string;
};

export const pageStateId = "page-state";

/** JSON that can't close the script element around it. */
export const toScriptJson = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
