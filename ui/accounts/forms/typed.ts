import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useOnChange } from "../../lib/focusOnChange.ts";

/** A form's texts by field name. */
export type Texts = Readonly<Record<string, string>>;

export const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? "");

type Typing<Filled> = {
  /** Texts typed before the form was unmounted. */
  readonly before: Texts;
  readonly read: (form: HTMLFormElement) => Filled;
  readonly type: (filled: Filled) => void;
  readonly send: (filled: Filled) => void;
};

/**
 * Restores `before` in an uncontrolled form, and reports its input and submit. Fields that the browser or the visitor filled
 * before hydration stay. Set by script, because `value` would write a password into the HTML; `post`, because without a script
 * `get` would write it into the address.
 */
export const useTyping = <Filled>({ before, read, type, send }: Typing<Filled>) => {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef({ before, read });

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    for (const [name, text] of Object.entries(first.current.before)) {
      const control = current.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.value === "") control.value = text;
    }
    type(first.current.read(current));
  }, [type]);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => type(read(currentTarget));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(read(event.currentTarget));
  };
  return { ref: form, method: "post", noValidate: true, onInput, onSubmit } as const;
};

/** Focuses the first invalid field after each failed submit. */
export const useFirstWrong = (form: RefObject<HTMLFormElement | null>, tries: number): void =>
  useOnChange(tries, () => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());

/** Focuses the e-mail field when the visitor goes back to correct the address (`mailedTo` becomes null). */
export const useMending = (mailedTo: string | null): void =>
  useOnChange(mailedTo, () => {
    if (mailedTo === null) document.querySelector<HTMLElement>("form [name=email]")?.focus();
  });
