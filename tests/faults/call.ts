import type { Screen } from "../screen.ts";
import type { Tab } from "../tab.tsx";
import type { Service, Trouble } from "./replies.ts";

/** A value for some troubles, and `else` for all others. */
export type Per<Value> = Readonly<Partial<Record<Trouble, Value>> & { readonly else: Value }>;

export const at = <Value>(trouble: Trouble, cases: Per<Value>): Value =>
  trouble in cases ? (cases[trouble] as Value) : cases.else;

/** A message with advice: about the visitor's connection where no answer came, otherwise about the site. */
export const advised = (said: string) =>
  ({
    offline: `${said} Vérifiez votre connexion, puis réessayez.`,
    "time-out": `${said} Vérifiez votre connexion, puis réessayez.`,
    "429": `${said} Trop d'essais en peu de temps. Patientez une minute, puis réessayez.`,
    else: `${said} Le site a un souci. Réessayez dans un instant.`,
  }) as const satisfies Per<string>;

/** The same of a failed read, as its page shows it. */
export const advisedOnRead = (said: string) => {
  const lost = `${said} / Rien n’est perdu. Vérifiez votre connexion, ou essayez de nouveau dans un instant.`;
  return {
    ...advised(`${said} /`),
    offline: lost,
    "time-out": lost,
    "429": `${said} / Trop d’essais en peu de temps. Patientez une minute, puis réessayez.`,
  } as const satisfies Per<string>;
};

/** A call to the backend that a visitor or member triggers on a page. */
export type Call = {
  readonly who: "visitor" | "member" | "staff" | "admin";
  readonly path: string;
  readonly service: Service;
  /** Method and path of its request. */
  readonly asks: RegExp;
  /** The acts before the call. */
  readonly before?: (tab: Tab) => Promise<unknown>;
  readonly act: (tab: Tab) => Promise<unknown>;
  /** The part that shows the message; the page when absent. */
  readonly screen?: (tab: Tab) => Screen;
  /** The message: "title / text". */
  readonly says: Per<string>;
  /** The button or link of the next step. */
  readonly next: Per<string>;
  /** Whether the button is offered, for dialogs that only a browser renders. */
  readonly offers?: (tab: Tab) => boolean;
  /** The typed text as the page or the device stores it, or the state from before. May be a promise. */
  readonly kept: (tab: Tab) => unknown;
  readonly is: Per<unknown>;
  /** A description of what is kept, for the table. */
  readonly keeps: Per<string>;
  /** Troubles at which the act succeeds. */
  readonly doneAt?: readonly Trouble[];
};
