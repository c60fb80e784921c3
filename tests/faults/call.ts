import type { Screen } from "../screen.ts";
import type { Tab } from "../tab.tsx";
import type { Service, Trouble } from "./replies.ts";

/** What is so at each trouble: at those that are a case of their own, and at all others. */
export type Per<Value> = Readonly<Partial<Record<Trouble, Value>> & { readonly else: Value }>;

export const at = <Value>(trouble: Trouble, cases: Per<Value>): Value =>
  trouble in cases ? (cases[trouble] as Value) : cases.else;

/** What is said with an advice at its end: on the reader's connection where no answer came, else not. */
export const advised = (said: string) =>
  ({
    offline: `${said} Vérifiez votre connexion, puis réessayez.`,
    "time-out": `${said} Vérifiez votre connexion, puis réessayez.`,
    "429": `${said} Trop d'essais en peu de temps. Patientez une minute, puis réessayez.`,
    else: `${said} Le site a un souci. Réessayez dans un instant.`,
  }) as const satisfies Per<string>;

/** One call to the backend, as somebody on a page brings it about. */
export type Call = {
  readonly who: "visitor" | "member" | "staff" | "admin";
  /** The page. */
  readonly path: string;
  readonly service: Service;
  /** Method and path of its request. */
  readonly asks: RegExp;
  /** Whatever has to be done before. */
  readonly before?: (tab: Tab) => Promise<unknown>;
  readonly act: (tab: Tab) => Promise<unknown>;
  /** Where it is said; on the page when absent. */
  readonly screen?: (tab: Tab) => Screen;
  /** Title / text. */
  readonly says: Per<string>;
  /** The button or link of the next step. */
  readonly next: Per<string>;
  /** Whether the button is there, when the dialog that it stands in comes with the browser alone. */
  readonly offers?: (tab: Tab) => boolean;
  /** What was typed, where the page or the device keeps it; or what was so before. A promise is awaited. */
  readonly kept: (tab: Tab) => unknown;
  readonly is: Per<unknown>;
  /** The same in words. */
  readonly keeps: Per<string>;
  /** At these, the act is done all the same. */
  readonly doneAt?: readonly Trouble[];
};
