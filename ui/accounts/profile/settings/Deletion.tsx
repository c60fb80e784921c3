import { type FormEvent, useId, useRef } from "react";
import { styled } from "styled-components";
import { textIn, useFirstWrong } from "../../forms/typed.ts";
import { Dialog, dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { french, unbroken } from "../../../design/components/text/french.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { space } from "../../../design/tokens/measures.ts";
import { profilePage } from "../../../design/tokens/parts/profilePage.ts";
import { nameText } from "../../../design/tokens/text.ts";
import { CurrentPassword } from "./CurrentPassword.tsx";
import { currentName } from "./reauthentication.ts";
import {
  $confirmation,
  $isConfirmed,
  $isDeleting,
  $isOpen,
  confirmationTyped,
  deletionClosed,
  deletionConfirmed,
  deletionOpened,
  deletionProof,
} from "./deletion.ts";
import { words as allWords } from "./settingsWords.ts";

const words = allWords.deletion;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};

  h3 {
    ${nameText}
    font-size: ${profilePage.heading};
  }
  ul {
    padding-left: 1.1em;
    list-style: disc;
  }
`;

const List = ({ title, things }: { readonly title: string; readonly things: readonly string[] }) => (
  <div>
    <h3>{french(title)}</h3>
    <ul>
      {things.map((thing) => (
        <li key={thing}>{unbroken(thing)}</li>
      ))}
    </ul>
  </div>
);

/** Asks for a typed confirmation before the account is deleted. */
const Question = () => {
  const { isOpen, confirmation, isConfirmed, isDeleting, why, tries, close, type, confirm, prove, lost } = useUnit({
    isOpen: $isOpen,
    confirmation: $confirmation,
    isConfirmed: $isConfirmed,
    isDeleting: $isDeleting,
    why: deletionProof.$asked,
    tries: deletionProof.$tries,
    close: deletionClosed,
    type: confirmationTyped,
    confirm: deletionConfirmed,
    prove: deletionProof.sent,
    lost: partLoadFailed,
  });
  const form = useId();
  const typed = useRef<HTMLFormElement>(null);
  useFirstWrong(typed, tries);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!why) confirm();
    else if (isConfirmed) prove({ wish: undefined, current: textIn(event.currentTarget, currentName) });
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={words.sure}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        <>
          <QuietButton onClick={() => close()}>{words.keep}</QuietButton>
          <QuietButton type="submit" form={form} look="danger" busy={isDeleting} disabled={!isConfirmed}>
            {isDeleting ? words.acting : words.really}
          </QuietButton>
        </>
      }
    >
      <Form id={form} ref={typed} noValidate onSubmit={submit}>
        <List title={words.goesTitle} things={words.goes} />
        <List title={words.staysTitle} things={words.stays} />
        <Field
          label={words.confirm}
          name="confirmation"
          value={confirmation}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {why && <CurrentPassword why={why} />}
      </Form>
    </Dialog>
  );
};

/** Deletes the account. */
export const Deletion = () => {
  const open = useUnit(deletionOpened);
  return (
    <>
      <p>{unbroken(words.warning)}</p>
      <QuietButton {...dialogPreload} look="danger" onClick={() => open()}>
        <Icon name="trash" />
        {words.act}
      </QuietButton>
      <Question />
    </>
  );
};
