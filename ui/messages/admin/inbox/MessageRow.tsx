import type { ReceivedMessage } from "../../../../domain/messages/inbox.ts";
import { rowMark } from "../../../admin/recordKeys.ts";
import { ChooseCell, TitleCell } from "../../../admin/table/Cells.tsx";
import { Cell, Line, Row, States } from "../../../admin/table/Table.styles.ts";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { ago } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $open, messageOpened } from "./handling.ts";
import { Begin, Dot } from "./inbox.styles.ts";
import { stateOf, words } from "./words.ts";

/** A message in the list. */
export const MessageRow = ({ item }: { readonly item: ReceivedMessage }) => {
  const { opened, moment, open } = useUnit({ opened: $open, moment: $now, open: messageOpened });
  const { id, name, subject, text, createdAt, isRead, assignee } = item;
  return (
    <Row {...{ [rowMark]: id }} aria-current={opened?.id === id || undefined}>
      <ChooseCell id={id} name={words.messageOf(name)} />
      <TitleCell {...dialogPreload} data-opens aria-label={words.openOf(name)} onOpen={() => open(id)}>
        {!isRead && (
          <>
            <Dot />
            <VisuallyHidden>{french(words.unread)}</VisuallyHidden>
          </>
        )}
        <bdi>{name}</bdi>
      </TitleCell>
      <Cell>
        <Begin>
          <b>{typeset(subject)}</b> {typeset(text)}
        </Begin>
      </Cell>
      <Cell>
        <Line>{assignee && <bdi>{assignee.username ?? words.nameless}</bdi>}</Line>
      </Cell>
      <Cell>
        <Line as="time" dateTime={createdAt}>
          {french(ago(createdAt, moment))}
        </Line>
      </Cell>
      <Cell>
        <States>
          <Status {...stateOf(item)} />
        </States>
      </Cell>
    </Row>
  );
};
