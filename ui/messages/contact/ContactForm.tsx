import type { ContactField } from "../../../domain/messages/contact.ts";
import { Button } from "../../design/components/actions/Button.tsx";
import { Field } from "../../design/components/forms/Field.tsx";
import { NeedsScript } from "../../design/components/forms/NeedsScript.tsx";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { french } from "../../design/components/text/french.ts";
import { useForm } from "../../lib/useForm.ts";
import { Pair, Send, Trap, Typed } from "./contact.styles.ts";
import { contactForm } from "./form.ts";
import { words } from "./words.ts";

export const ContactForm = ({ email }: { readonly email: string }) => {
  const form = useForm(contactForm);
  const field = (name: ContactField) => ({ ...form.field(name), label: words.fields[name], required: true });
  return (
    <Typed {...form.props}>
      <NeedsScript title={words.needsScriptTitle}>
        {french(words.needsScript)} <a href={`mailto:${email}`}>{email}</a>
      </NeedsScript>
      <Pair>
        <Field {...field("name")} autoComplete="name" />
        <Field {...field("email")} type="email" autoComplete="email" />
      </Pair>
      <Field {...field("subject")} />
      <TextArea {...field("message")} rows={7} dir="auto" />
      <Trap aria-hidden="true">
        <label htmlFor="website">{words.trap}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      <Send>
        <Button type="submit" busy={form.isPending}>
          {form.isPending ? words.sending : words.send}
        </Button>
        <p>{words.allNeeded}</p>
      </Send>
    </Typed>
  );
};
