import type { Field } from "../../../../domain/content/editing/contentItem.ts";
import { type Conflict, differences } from "../../../../domain/content/editing/conflict.ts";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../design/components/text/french.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { $now } from "../../../lib/page/now.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { ago } from "../../../design/components/text/ago.ts";
import { Changes, Sheet } from "./conflict.styles.ts";
import { $conflict, bothTaken, conflictPutOff, mineKept, theirsTaken } from "./conflicts.ts";
import { $edit } from "./edit.ts";
import type { EditDraft } from "./editDraft.ts";
import { $authorChoices, authorsIn, namesLine } from "../editor/fields/authors.ts";
import { $matchChoices, matchName } from "../editor/fields/matches.ts";
import { conflictSides, fieldList, fieldWords, words } from "../editor/writingWords.ts";

type SidesProps = { readonly conflict: Conflict; readonly edit: EditDraft };

const differencesOf = ({ conflict, edit }: SidesProps) =>
  differences({ before: edit.before, theirs: conflict.theirs.fields, mine: edit.fields });

const sidesOf = ({ isMine }: Conflict) => conflictSides[isMine ? "own" : "others"];

const Sides = (props: SidesProps) => {
  const { moment, matches, authors } = useUnit({ moment: $now, matches: $matchChoices, authors: $authorChoices });
  const sides = sidesOf(props.conflict);
  const shownAs = (field: Field, text: string): string => {
    if (field === "authors") return namesLine(authorsIn(text, authors)) ?? "";
    if (field === "tags") return text.replaceAll("\n", ", ");
    return field === "match" ? matchName(matches.status === "ready" ? matches.value : [], text) : text;
  };
  return (
    <Sheet>
      <p>{french(words.conflictText)}</p>
      <Changes>
        {props.conflict.changes.map(({ revision, card, at, fields }) => (
          <li key={revision}>
            {french(words.changedBy(card.username ?? words.somebody, ago(at, moment), fieldList(fields)))}
          </li>
        ))}
      </Changes>
      {differencesOf(props).map(({ field, before, theirs, mine }) => (
        <section key={field} aria-label={fieldWords[field]}>
          <h3>{fieldWords[field]}</h3>
          <dl>
            <div>
              <dt>{french(sides.theirs)}</dt>
              <dd>{shownAs(field, theirs) || words.empty}</dd>
            </div>
            <div>
              <dt>{sides.mine}</dt>
              <dd>{mine === before ? <em>{french(sides.untouched)}</em> : shownAs(field, mine) || words.empty}</dd>
            </div>
          </dl>
        </section>
      ))}
    </Sheet>
  );
};

const Foot = ({ conflict, edit }: SidesProps) => {
  const { putOff, mine, theirs, both } = useUnit({
    putOff: conflictPutOff,
    mine: mineKept,
    theirs: theirsTaken,
    both: bothTaken,
  });
  const sides = sidesOf(conflict);
  const isApart = differencesOf({ conflict, edit }).every(({ isContested }) => !isContested);
  return (
    <>
      <QuietButton look="bare" onClick={() => putOff()}>
        {french(words.stay)}
      </QuietButton>
      <QuietButton onClick={() => theirs(conflict)}>{french(sides.takeTheirs)}</QuietButton>
      {isApart ? (
        <QuietButton onClick={() => both(conflict)}>{words.takeBoth}</QuietButton>
      ) : (
        <QuietButton onClick={() => mine(conflict)}>{sides.keepMine}</QuietButton>
      )}
    </>
  );
};

/** A conflict with a version that was saved meanwhile: its author, time and text, and the choice between both. */
export const ConflictDialog = () => {
  const { conflict, edit, putOff, lost } = useUnit({
    conflict: $conflict,
    edit: $edit,
    putOff: conflictPutOff,
    lost: partLoadFailed,
  });
  return (
    <Dialog
      isOpen={conflict !== null && edit !== null}
      title={conflict?.isMine ? words.conflictMine : words.conflict}
      onClose={putOff}
      onLoadError={() => (putOff(), lost())}
      foot={conflict && edit && <Foot conflict={conflict} edit={edit} />}
    >
      {conflict && edit && <Sides conflict={conflict} edit={edit} />}
    </Dialog>
  );
};
