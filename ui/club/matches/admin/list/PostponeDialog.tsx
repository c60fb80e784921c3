import { type FormEvent, useId, useState } from "react";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import { typedFrom } from "../../../../../domain/club/matches/typed.ts";
import { instantOf } from "../../../../../domain/shared/instant.ts";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Fields } from "../../../../design/components/forms/Fields.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { clubZone } from "../../../../lib/page/now.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { fullNameOf, postponeWords as words } from "../words.ts";
import { $isPostponing, $toPostpone, postponeClosed, postponePressed } from "./postponing.ts";

const Asked = ({ match }: { readonly match: Match }) => {
  const { isPending, close, postpone, lost } = useUnit({
    isPending: $isPostponing,
    close: postponeClosed,
    postpone: postponePressed,
    lost: partLoadFailed,
  });
  const [start, setStart] = useState("");
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A date without its hour has an empty value, and would postpone without a date.
    const isHalfTyped = event.currentTarget.matches(":invalid");
    if (isHalfTyped || (start !== "" && instantOf(start, clubZone) === undefined)) return setProblem(words.missing);
    if (start === typedFrom(match, clubZone).start) return setProblem(words.same);
    return postpone({ match, start });
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={words.title}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        <>
          <QuietButton onClick={() => close()}>{words.keep}</QuietButton>
          <Button type="submit" form={form} size="small" busy={isPending}>
            {start === "" ? words.undated : words.dated}
          </Button>
        </>
      }
    >
      <Fields as="form" id={form} method="post" noValidate onSubmit={submit}>
        <p>{typeset(fullNameOf(match))}</p>
        <Field
          type="datetime-local"
          label={words.start}
          hint={french(words.hint)}
          error={problem}
          value={start}
          onChange={({ currentTarget }) => (setStart(currentTarget.value), setProblem(undefined))}
        />
      </Fields>
    </Dialog>
  );
};

/** Asks for the new start of a match, or leaves it open. */
export const PostponeDialog = () => {
  const match = useUnit($toPostpone);
  return match && <Asked key={match.id} match={match} />;
};
