import { createEvent, createStore } from "effector";

export type Toast = {
  readonly tone: "good" | "bad";
  readonly title: string;
  readonly text?: string;
  /** The next step, when there is one: a place to go to. */
  readonly link?: { readonly words: string; readonly to: string };
};

/** A toast on the screen. The number tells two of the same words apart. */
export type ShownToast = Toast & { readonly id: number };

const mostAtOnce = 3;

export const toastShown = createEvent<Toast>();
export const toastClosed = createEvent<number>();

/** The newest last. The same words again replace the toast that is there, so that ten failures are not ten toasts. */
export const $toasts = createStore<readonly ShownToast[]>([], { serialize: "ignore" })
  .on(toastShown, (toasts, toast) => {
    const id = (toasts.at(-1)?.id ?? 0) + 1;
    const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
    return [...others, { ...toast, id }].slice(-mostAtOnce);
  })
  .on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id));
