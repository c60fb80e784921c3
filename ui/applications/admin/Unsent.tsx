import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { Text } from "../../admin/record.styles.ts";
import { Inside } from "./Details.styles.ts";
import { type Draft, draftTyped } from "./drafts.ts";
import { words } from "./words.ts";

/** Typed notes that can't be sent, unchanged, so that they can be copied. */
export const Unsent = ({ draft }: { readonly draft: Draft }) => {
  const type = useUnit(draftTyped);
  const { title, giveUp } = words.unsent[draft.kind];
  return (
    <Inside aria-label={french(title)}>
      <h3>{french(title)}</h3>
      <Text>{draft.text}</Text>
      <QuietButton onClick={() => type({ ...draft, text: "" })}>{giveUp}</QuietButton>
    </Inside>
  );
};
