import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { focusInvalid } from "./focusContent.ts";
import { useOnChange } from "./focusOnChange.ts";
import type { FormModel, Texts } from "./form.ts";
import { useUnit } from "./useUnit.ts";

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/** Stands for a date without its hour, whose control has no value: no check takes it, and it isn't empty. */
const halfTyped = "…";

const textOf = (control: HTMLInputElement | HTMLTextAreaElement | null): string =>
  control?.type === "datetime-local" && control.validity.badInput ? halfTyped : (control?.value ?? "");

/**
 * Connects a form element to its model. The controls are uncontrolled, so that texts typed before hydration stay, and no password
 * is written into the HTML. After a failed submit the focus goes to `alert`, if it is shown, or to the first invalid field.
 * @param before texts for empty fields, beside those of the model
 */
export const useForm = <Fields extends Texts>(model: FormModel<Fields>, before?: NoInfer<Partial<Fields>>) => {
  const { typed, filled, errors, tries, isPending, show, type, send } = useUnit({
    typed: model.$typed,
    filled: model.$filled,
    errors: model.$errors,
    tries: model.$tries,
    isPending: model.$isPending,
    show: model.shown,
    type: model.typed,
    send: model.sent,
  });
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const names = Object.keys(model.fields);

  const textsIn = (from: HTMLFormElement) =>
    Object.fromEntries(names.map((name) => [name, textOf(controlOf(from, name))])) as Fields;
  const write = (texts: Fields, isWritten: (shown: string) => boolean) => {
    for (const name of names) {
      const control = form.current && controlOf(form.current, name);
      if (control && isWritten(control.value)) control.value = texts[name] ?? "";
    }
  };
  const begin = useEffectEvent(() => {
    write({ ...typed, ...before }, (shown) => shown === "");
    if (form.current) show(textsIn(form.current));
  });
  useEffect(() => begin(), []);
  useOnChange(filled, () => write(filled, () => true));
  useOnChange(tries, () => (alert.current ? alert.current.focus() : focusInvalid(form.current)));

  return {
    alert,
    isPending,
    /** `post`: without a script, `get` would write the texts into the address. */
    props: {
      ref: form,
      method: "post",
      noValidate: true,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => type(textsIn(currentTarget)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(textsIn(event.currentTarget));
      },
    },
    field: <Name extends keyof Fields & string>(name: Name) => ({ name, error: errors[name] }),
  } as const;
};
