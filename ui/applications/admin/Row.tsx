import type { Candidacy } from "../../../domain/applications/review.ts";
import { warmingDialog } from "../../design/components/overlays/Dialog.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Status } from "../../design/components/feedback/Status.tsx";
import { $moment } from "../../lib/page/moment.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { statuses } from "../mine/applicationWords.ts";
import { ago } from "../../admin/ago.ts";
import { useFocusFallback } from "../../admin/focusFallback.ts";
import { detailsOpened } from "./dossier.ts";
import { $deciding, $undoing, decidePressed, decisionOn, undoPressed } from "./review.ts";
import { rowMark } from "./useReviewKeys.ts";
import { useIsOwn, useUndoable } from "./undoable.ts";
import { roleTitle, words } from "./words.ts";

/** The applicant's name for the staff. */
export const nameOf = ({ discordUsername }: Candidacy): string => discordUsername.trim() || words.unnamed;

/** One application in the list, with its direct actions. */
export const Row = ({ item: candidacy }: { readonly item: Candidacy }) => {
  const { moment, deciding, undoing, open, decide, undo } = useUnit({
    moment: $moment,
    deciding: $deciding,
    undoing: $undoing,
    open: detailsOpened,
    decide: decidePressed,
    undo: undoPressed,
  });
  const isUndoable = useUndoable(candidacy);
  const isOwn = useIsOwn(candidacy);
  const { id, position, status, createdAt } = candidacy;
  const { row, stay } = useFocusFallback(`${status} ${isUndoable}`);
  const name = nameOf(candidacy);
  const isDeciding = decisionOn(deciding, id) !== undefined;
  return (
    <li {...{ [rowMark]: id }} {...row}>
      <Face name={name} drawing={memberFace(candidacy.discordUsername)} />
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="role">{typeset(roleTitle(position))}</p>
      </div>
      <time className="date" dateTime={createdAt}>
        {french(ago(createdAt, moment))}
      </time>
      <Status {...statuses[status]} />
      <div className="acts">
        <QuietButton
          ref={stay}
          look="bare"
          {...warmingDialog}
          aria-label={words.detailsOf(name)}
          onClick={() => open(id)}
        >
          {words.details}
        </QuietButton>
        {status === "pending" && isOwn && <p className="own">{french(words.own)}</p>}
        {status === "pending" && !isOwn && (
          <>
            <QuietButton
              look="danger"
              busy={isDeciding}
              aria-label={words.rejectOf(name)}
              onClick={() => decide({ id, decision: "rejected" })}
            >
              {words.reject}
            </QuietButton>
            <QuietButton
              busy={isDeciding}
              aria-label={words.acceptOf(name)}
              onClick={() => decide({ id, decision: "accepted" })}
            >
              {words.accept}
            </QuietButton>
          </>
        )}
        {isUndoable && (
          <QuietButton busy={undoing.includes(id)} aria-label={french(words.undoOf(name))} onClick={() => undo(id)}>
            {undoing.includes(id) ? words.undoing : words.undo}
          </QuietButton>
        )}
      </div>
    </li>
  );
};
