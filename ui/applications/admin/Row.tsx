import type { StaffApplication } from "../../../domain/applications/review.ts";
import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { Face } from "../../design/components/media/Face.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Status } from "../../design/components/feedback/Status.tsx";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { statuses } from "../mine/applicationWords.ts";
import { ago } from "../../design/components/text/ago.ts";
import { rowMark } from "../../admin/recordKeys.ts";
import { useFocusFallback } from "../../admin/rowFocus.ts";
import { ChooseCell } from "../../admin/table/Cells.tsx";
import { Acts, Cell, CheckCell, FaceCell, Line, Name, Row, States, Title } from "../../admin/table/Table.styles.ts";
import { Own } from "./applications.styles.ts";
import { $open, detailsOpened } from "./openApplication.ts";
import { $deciding, $undoing, decidePressed, decisionOn, undoPressed } from "./review.ts";
import { useIsOwn, useUndoable } from "./undoable.ts";
import { words } from "./words.ts";

/** The applicant's name for the staff. */
export const nameOf = ({ discordUsername }: StaffApplication): string => discordUsername.trim() || words.unnamed;

/** One application in the list, with its direct actions. */
export const ApplicationRow = ({ item: application }: { readonly item: StaffApplication }) => {
  const { opened, moment, deciding, undoing, open, decide, undo } = useUnit({
    opened: $open,
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
    <Row {...{ [rowMark]: id }} aria-current={opened?.id === id || undefined} {...row}>
      {status === "pending" && !isOwn ? <ChooseCell id={id} name={words.applicationOf(name)} /> : <CheckCell />}
      <FaceCell>
        <Face name={name} drawing={memberFace(application.discordUsername)} />
      </FaceCell>
      <Name>
        <Title>
          <bdi>{name}</bdi>
        </Title>
      </Name>
      <Cell>
        <Line>{typeset(positionTitle)}</Line>
      </Cell>
      <Cell>
        <Line as="time" dateTime={createdAt}>
          {french(ago(createdAt, moment))}
        </Line>
      </Cell>
      <Cell>
        <States>
          <Status {...statuses[status]} />
        </States>
      </Cell>
      <Acts>
        {status === "pending" && isOwn && <Own title={words.own}>{words.ownShort}</Own>}
        {status === "pending" && !isOwn && (
          <>
            <QuietButton
              look="bare"
              square
              data-decision
              busy={isDeciding}
              aria-label={words.acceptOf(name)}
              onClick={() => decide({ id, decision: "accepted" })}
            >
              <Icon name="check" />
            </QuietButton>
            <QuietButton
              look="bare"
              square
              data-decision
              busy={isDeciding}
              aria-label={words.rejectOf(name)}
              onClick={() => decide({ id, decision: "rejected" })}
            >
              <Icon name="close" />
            </QuietButton>
          </>
        )}
        {isUndoable && (
          <QuietButton
            look="bare"
            data-decision
            busy={undoing.includes(id)}
            aria-label={french(words.undoOf(name))}
            onClick={() => undo(id)}
          >
            {undoing.includes(id) ? words.undoing : words.undo}
          </QuietButton>
        )}
        <QuietButton
          ref={stay}
          look="bare"
          data-opens
          {...dialogPreload}
          aria-label={words.detailsOf(name)}
          onClick={() => open(id)}
        >
          {words.details}
        </QuietButton>
      </Acts>
    </Row>
  );
};
