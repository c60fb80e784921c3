import { type ChangeEvent, type FormEvent, useEffect, useRef } from "react";
import { useFirstWrong } from "../forms/typed.ts";
import { Button } from "../../design/components/actions/Button.tsx";
import { Field } from "../../design/components/forms/Field.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import {
  $failure,
  $isChanged,
  $isSaving,
  $names,
  $tries,
  namesDropped,
  namesSent,
  namesShown,
  namesTyped,
} from "./names.ts";
import { namesProblem, type NamesField, words } from "./words.ts";

/** Changes the member's full name and username. */
export const NamesForm = () => {
  const { names, isChanged, failure, tries, isSaving, show, type, send, drop } = useUnit({
    names: $names,
    isChanged: $isChanged,
    failure: $failure,
    tries: $tries,
    isSaving: $isSaving,
    show: namesShown,
    type: namesTyped,
    send: namesSent,
    drop: namesDropped,
  });
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, tries);
  useEffect(() => show(), [show]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const dropAll = () => {
    // The button disappears when nothing is unsaved.
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    drop();
  };
  const field = (name: NamesField) =>
    ({
      name,
      label: words[name],
      value: names[name],
      error: namesProblem(name, failure),
      dir: "auto",
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type({ ...names, [name]: currentTarget.value }),
    }) as const;

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Field {...field("username")} hint={words.usernameHint} autoComplete="username" />
      <Field {...field("fullName")} autoComplete="name" />
      <div className="pair">
        <Button type="submit" size="small" busy={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        {isChanged && !isSaving && (
          <QuietButton look="bare" onClick={dropAll}>
            {words.drop}
          </QuietButton>
        )}
      </div>
    </form>
  );
};
