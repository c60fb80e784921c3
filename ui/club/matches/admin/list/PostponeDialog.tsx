import { typedFrom } from "../../../../../domain/club/matches/typed.ts";
import { TimeDialog } from "../../../../admin/TimeDialog.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { clubZone } from "../../../../lib/page/now.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { fullNameOf, postponeWords as words } from "../words.ts";
import { $isPostponing, $toPostpone, postponeClosed, postponePressed } from "./postponing.ts";

/** Asks for the new start of a match, or leaves it open. */
export const PostponeDialog = () => {
  const { match, isPending, close, postpone } = useUnit({
    match: $toPostpone,
    isPending: $isPostponing,
    close: postponeClosed,
    postpone: postponePressed,
  });
  if (!match) return null;
  return (
    <TimeDialog
      key={match.id}
      title={words.title}
      words={{ keep: words.keep, label: words.start, hint: french(words.hint), missing: words.missing }}
      act={(isTyped) => (isTyped ? words.dated : words.undated)}
      isBusy={isPending}
      problemOf={({ typed }) => (typed === typedFrom(match, clubZone).start ? words.same : undefined)}
      onClose={close}
      onSubmit={({ typed }) => postpone({ match, start: typed })}
    >
      <p>{typeset(fullNameOf(match))}</p>
    </TimeDialog>
  );
};
