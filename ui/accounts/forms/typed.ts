import type { RefObject } from "react";
import { focusInvalid } from "../../lib/focusContent.ts";
import { useOnChange } from "../../lib/focusOnChange.ts";

export const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? "");

/** Focuses the first invalid field after each failed submit. */
export const useFirstWrong = (form: RefObject<HTMLFormElement | null>, tries: number): void =>
  useOnChange(tries, () => focusInvalid(form.current));

/** Focuses the e-mail field when the visitor goes back to correct the address (`mailedTo` becomes null). */
export const useMending = (mailedTo: string | null): void =>
  useOnChange(mailedTo, () => {
    if (mailedTo === null) document.querySelector<HTMLElement>("form [name=email]")?.focus();
  });
