import { createEvent, createStore, sample } from "effector";
import { words } from "../page/words.ts";

/** The action that a toast offers, and its target. */
export type ToastAct = { readonly name: string; readonly id: string };

export type Toast = {
  /** "ask": the visitor has to act first. "note": neutral, and stays until it is closed. */
  readonly tone: "good" | "bad" | "ask" | "note";
  readonly title: string;
  readonly text?: string;
  /** Advice, shown after `text`. */
  readonly advice?: string;
  /** A link to the next step. */
  readonly link?: {
    readonly words: string;
    readonly to: string;
    /** The toast links to the sign-in page. */
    readonly signsIn?: true;
    /** The action that runs after the visitor has signed in. */
    readonly intent?: { readonly name: string; readonly id: string; readonly path: string; readonly purpose?: string };
  };
  /** An action on the spot, such as undoing. */
  readonly act?: ToastAct & { readonly words: string };
  /** A later toast on the same topic replaces this one. */
  readonly topic?: string;
  /**
   * The toast only says why the visitor has to sign in again. It is merged into a toast that asks to sign in for an
   * action.
   */
  readonly isReason?: true;
};

/** A choice was made without a network. The toast of its success, on the same topic, replaces this one. */
export const waitsForNetwork = (topic: Toast["topic"]): Toast => ({
  tone: "note",
  title: "Vous êtes hors ligne",
  text: "Votre choix partira au retour du réseau, si cet onglet reste ouvert.",
  ...(topic !== undefined && { topic }),
});

/** A toast on the screen. `id` tells toasts with the same text apart. */
export type ShownToast = Toast & { readonly id: number };

const mostAtOnce = 3;

export const toastShown = createEvent<Toast>();
export const toastClosed = createEvent<number>();
/** The visitor pressed a toast's action. */
export const toastActed = createEvent<ToastAct>();
/** Closes the toasts of a topic. */
export const topicClosed = createEvent<string>();
/** The visitor has signed in: closes the toasts that ask for it. */
export const promptsAnswered = createEvent();

/** The code of a requested part of the page could not be loaded. */
export const partLoadFailed = createEvent();

const saysTheSame = (one: Toast, other: Toast): boolean =>
  (one.topic !== undefined && one.topic === other.topic) || (one.title === other.title && one.text === other.text);

const asksIn = ({ link }: Toast): boolean => link?.signsIn === true;

/** Merges two requests to sign in: the latest action, with the reason. */
const askingOnce = (earlier: Toast, later: Toast): Toast => {
  const [reason, act] = later.isReason ? [later, earlier] : [earlier, later];
  return reason.isReason && !act.isReason ? { ...act, text: act.text ?? reason.title } : later;
};

/** Removes the oldest "good" toast first, because the visitor may not have read the others. */
const withinRoom = (toasts: readonly ShownToast[]): readonly ShownToast[] => {
  if (toasts.length <= mostAtOnce) return toasts;
  const leaver = toasts.slice(0, -1).find(({ tone }) => tone === "good") ?? toasts[0];
  return withinRoom(toasts.filter((toast) => toast !== leaver));
};

/** The newest last. A toast with the same text replaces the shown one, so that repeated failures show one toast. */
export const $toasts = createStore<readonly ShownToast[]>([], { serialize: "ignore" })
  .on(toastShown, (toasts, toast) => {
    const id = (toasts.at(-1)?.id ?? 0) + 1;
    const asked = asksIn(toast) ? toasts.find(asksIn) : undefined;
    const others = toasts.filter((shown) => shown !== asked && !saysTheSame(shown, toast));
    return withinRoom([...others, { ...(asked ? askingOnce(asked, toast) : toast), id }]);
  })
  .on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  .on(topicClosed, (toasts, topic) => toasts.filter((toast) => toast.topic !== topic))
  .on(promptsAnswered, (toasts) => toasts.filter((toast) => !asksIn(toast)));

sample({ clock: partLoadFailed, fn: () => words.partLoadFailed, target: toastShown });
