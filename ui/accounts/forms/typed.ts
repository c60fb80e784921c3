import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useOnChange } from "../../lib/focusOnChange.ts";

/** What stands in a form, by the names of its fields. */
export type Texts = Readonly<Record<string, string>>;

export const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? "");

type Typing<Filled> = {
  /** What was typed into it before it left the page. */
  readonly before: Texts;
  readonly read: (form: HTMLFormElement) => Filled;
  readonly type: (filled: Filled) => void;
  readonly send: (filled: Filled) => void;
};

/**
 * Ties an uncontrolled form to its model: what was typed before is there again, what is typed or sent is told. What a browser
 * filled in by itself, or somebody before the page's script came, stays. By script and not by `value`: a password has no place
 * in HTML. Posted, so that without a script nothing of it can end up in an address.
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

/** After each try in vain, the first field that is wrong is gone to. */
export const useFirstWrong = (form: RefObject<HTMLFormElement | null>, tries: number): void =>
  useOnChange(tries, () => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());

/** Where the mail went was wrong: whoever puts it right finds themselves where it is written. */
export const useMending = (mailedTo: string | null): void =>
  useOnChange(mailedTo, () => {
    if (mailedTo === null) document.querySelector<HTMLElement>("form [name=email]")?.focus();
  });
