import type { StaffApplication } from "../../../domain/applications/review.ts";
import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Status } from "../../design/components/feedback/Status.tsx";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { statuses } from "../mine/applicationWords.ts";
import { ago } from "../../design/components/text/ago.ts";
import { useFocusFallback } from "../../admin/rowFocus.ts";
import { Acts, Line, Own, Position, Sent } from "./applications.styles.ts";
import { detailsOpened } from "./openApplication.ts";
import { $deciding, $undoing, decidePressed, decisionOn, undoPressed } from "./review.ts";
import { rowMark } from "./useReviewKeys.ts";
import { useIsOwn, useUndoable } from "./undoable.ts";
import { words } from "./words.ts";

/** The applicant's name for the staff. */
export const nameOf = ({ discordUsername }: StaffApplication): string => discordUsername.trim() || words.unnamed;

/** One application in the list, with its direct actions. */
export const Row = ({ item: application }: { readonly item: StaffApplication }) => {
  const { moment, deciding, undoing, open, decide, undo } = useUnit({
    moment: $now,
    deciding: $deciding,
    undoing: $undoing,
    open: detailsOpened,
    decide: decidePressed,
    undo: undoPressed,
  });
  const isUndoable = useUndoable(application);
  const isOwn = useIsOwn(application);
  const { id, positionTitle, status, createdAt } = application;
  const { row, stay } = useFocusFallback(`${status} ${isUndoable}`);
  const name = nameOf(application);
  const isDeciding = decisionOn(deciding, id) !== undefined;
  return (
    <Line {...{ [rowMark]: id }} {...row}>
      <Face name={name} drawing={memberFace(application.discordUsername)} />
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <Position>{typeset(positionTitle)}</Position>
      </div>
      <Sent dateTime={createdAt}>{french(ago(createdAt, moment))}</Sent>
      <Status {...statuses[status]} />
      <Acts>
        <QuietButton
          ref={stay}
          look="bare"
          {...dialogPreload}
          aria-label={words.detailsOf(name)}
          onClick={() => open(id)}
        >
          {words.details}
        </QuietButton>
        {status === "pending" && isOwn && <Own>{french(words.own)}</Own>}
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
      </Acts>
    </Line>
  );
};
