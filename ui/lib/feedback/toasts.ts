import { createEvent, createStore, sample } from "effector";
import { words } from "../page/words.ts";

/** Which kind of thing a toast offers to do, and on what. */
export type ToastAct = { readonly name: string; readonly id: string };

export type Toast = {
  /** "ask": nothing went wrong, but the visitor has to act first. "note": nothing went wrong, and it stays until it is read. */
  readonly tone: "good" | "bad" | "ask" | "note";
  readonly title: string;
  readonly text?: string;
  /** What to do about it, after a text that stands alone. */
  readonly advice?: string;
  /** The next step, when there is one: a place to go to. */
  readonly link?: {
    readonly words: string;
    readonly to: string;
    /** It leads to where one signs in. */
    readonly signsIn?: true;
    /** What is done by itself once somebody has signed in there. */
    readonly intent?: { readonly name: string; readonly id: string; readonly path: string; readonly purpose?: string };
  };
  /** What can be done about it here and now. */
  readonly act?: ToastAct & { readonly words: string };
  /** What it is about. A later word on the same replaces it: one can't be liked and not liked at once. */
  readonly topic?: string;
  /** Only why one has to sign in again: with something that one was about to do, it is said there. */
  readonly isReason?: true;
};

/** A toast on the screen. The number tells two of the same words apart. */
export type ShownToast = Toast & { readonly id: number };

const mostAtOnce = 3;

export const toastShown = createEvent<Toast>();
export const toastClosed = createEvent<number>();
/** Somebody wants what a toast offers. */
export const toastActed = createEvent<ToastAct>();
/** Nothing is to be said of it any more. */
export const topicClosed = createEvent<string>();
/** Somebody has signed in: who was asked to is asked no more. */
export const promptsAnswered = createEvent();

/** A part of the page was asked for, and its code couldn't be fetched. */
export const partLoadFailed = createEvent();

const saysTheSame = (one: Toast, other: Toast): boolean =>
  (one.topic !== undefined && one.topic === other.topic) || (one.title === other.title && one.text === other.text);

const asksIn = ({ link }: Toast): boolean => link?.signsIn === true;

/** Who is asked to sign in twice is asked once, for what they did last, and hears why. */
const askingOnce = (earlier: Toast, later: Toast): Toast => {
  const [reason, act] = later.isReason ? [later, earlier] : [earlier, later];
  return reason.isReason && !act.isReason ? { ...act, text: act.text ?? reason.title } : later;
};

/** Good news makes room first: bad news was not read yet. */
const withinRoom = (toasts: readonly ShownToast[]): readonly ShownToast[] => {
  if (toasts.length <= mostAtOnce) return toasts;
  const leaver = toasts.slice(0, -1).find(({ tone }) => tone === "good") ?? toasts[0];
  return withinRoom(toasts.filter((toast) => toast !== leaver));
};

/** The newest last. The same words again replace the toast that is there, so that ten failures are not ten toasts. */
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
