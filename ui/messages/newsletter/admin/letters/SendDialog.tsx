import { type FormEvent, useId, useState } from "react";
import type { LetterSummary } from "../../../../../domain/club/letter/letters.ts";
import { instantOf } from "../../../../../domain/shared/instant.ts";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Fields } from "../../../../design/components/forms/Fields.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { $now, clubZone } from "../../../../lib/page/now.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $hasUnsaved, $isSending, $subscribers, $toSend, sendClosed, sendPressed } from "./letters.ts";
import { words } from "./words.ts";

const Asked = ({ letter }: { readonly letter: LetterSummary }) => {
  const { subscribers, hasUnsaved, moment, isSending, close, send } = useUnit({
    subscribers: $subscribers,
    hasUnsaved: $hasUnsaved,
    moment: $now,
    isSending: $isSending,
    close: sendClosed,
    send: sendPressed,
  });
  const lost = useUnit(partLoadFailed);
  const [at, setAt] = useState("");
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A date without its hour has an empty value, and would send at once.
    const isHalfTyped = event.currentTarget.matches(":invalid");
    const time = at === "" ? null : instantOf(at, clubZone);
    if (isHalfTyped || time === undefined) return setProblem(words.atMissing);
    if (time !== null && time <= moment.now) return setProblem(words.atPast);
    return send({ id: letter.id, revision: letter.revision, at: time === null ? null : new Date(time).toISOString() });
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={words.sendTitle(letter.title)}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        <>
          <QuietButton onClick={() => close()}>{words.keep}</QuietButton>
          <Button type="submit" form={form} size="small" busy={isSending} disabled={at === "" && subscribers === 0}>
            {at === "" ? words.sendNow(subscribers) : words.plan}
          </Button>
        </>
      }
    >
      <Fields as="form" id={form} method="post" noValidate onSubmit={submit}>
        <p>{french(words.sendText(subscribers))}</p>
        {hasUnsaved && <p>{french(words.unsaved)}</p>}
        <Field
          type="datetime-local"
          label={words.at}
          hint={words.atHint}
          error={problem}
          value={at}
          onChange={({ currentTarget }) => (setAt(currentTarget.value), setProblem(undefined))}
        />
      </Fields>
    </Dialog>
  );
};

/** Asks before a letter is sent, with the number of people it goes to. */
export const SendDialog = () => {
  const letter = useUnit($toSend);
  return letter && <Asked key={letter.id} letter={letter} />;
};
