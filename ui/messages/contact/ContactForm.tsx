import { type FormEvent, useEffect, useRef } from "react";
import { contactFields, type ContactField, type ContactMessage } from "../../../domain/messages/contact.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Button } from "../../design/components/actions/Button.tsx";
import { Field } from "../../design/components/forms/Field.tsx";
import { french } from "../../design/components/text/french.ts";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { $isSending, $problems, $tries, $typed, formShown, messageSent, messageTyped } from "./form.ts";
import { fieldProblem, words } from "./words.ts";

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

const textIn = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? "";

const typedIn = (form: HTMLFormElement): ContactMessage => ({
  name: textIn(form, "name"),
  email: textIn(form, "email"),
  subject: textIn(form, "subject"),
  message: textIn(form, "message"),
});

/** Writes the model's values into the form: a restored draft, and empty fields after sending. */
const useTyped = () => {
  const { typed, tries, show } = useUnit({ typed: $typed, tries: $tries, show: formShown });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) show(typedIn(form.current));
  }, [show]);
  const isShown = useRef(false);
  useEffect(() => {
    // Not on the first run: it would clear text typed before hydration.
    const { current } = form;
    if (current && isShown.current) {
      for (const field of contactFields) {
        const control = controlOf(current, field);
        if (control && control.value !== typed[field]) control.value = typed[field];
      }
    }
    isShown.current = true;
  }, [typed]);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [tries]);
  return form;
};

/** Uncontrolled, so that text typed before hydration stays; `post`, so that no text ends up in an address. */
export const ContactForm = ({ email }: { readonly email: string }) => {
  const { problems, isSending, type, send } = useUnit({
    problems: $problems,
    isSending: $isSending,
    type: messageTyped,
    send: messageSent,
  });
  const form = useTyped();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ ...typedIn(event.currentTarget), trap: textIn(event.currentTarget, "website") });
  };
  const field = (name: ContactField) => {
    const problem = problems[name];
    return { name, label: words.fields[name], error: problem && fieldProblem(name, problem), required: true };
  };

  return (
    <form
      method="post"
      noValidate
      ref={form}
      onSubmit={submit}
      onInput={({ currentTarget }) => type(typedIn(currentTarget))}
    >
      <noscript>
        <Alert tone="wait" title={words.needsScriptTitle}>
          {french(words.needsScript)} <a href={`mailto:${email}`}>{email}</a>
        </Alert>
      </noscript>
      <div className="pair">
        <Field {...field("name")} autoComplete="name" />
        <Field {...field("email")} type="email" autoComplete="email" />
      </div>
      <Field {...field("subject")} />
      <TextArea {...field("message")} rows={7} dir="auto" />
      <div className="trap" aria-hidden="true">
        <label htmlFor="website">{words.trap}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="send">
        <Button type="submit" busy={isSending} disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        <p>{words.allNeeded}</p>
      </div>
    </form>
  );
};
