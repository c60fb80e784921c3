import type { ModeratedComment } from "../../../../domain/content/reactions/moderate.ts";
import { rowMark } from "../../../admin/recordKeys.ts";
import { ChooseCell, TitleCell } from "../../../admin/table/Cells.tsx";
import { Acts, Cell, FaceCell, Line, Row } from "../../../admin/table/Table.styles.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { memberFace } from "../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../design/components/media/Face.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { ago } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Begin } from "./comments.styles.ts";
import { $changing, $open, commentOpened, hidingOpened, restorePressed } from "./moderation.ts";
import { nameOf, words } from "./words.ts";

type CommentProps = { readonly item: ModeratedComment };

/** Hides a comment, or shows one that is hidden or held. */
const RowActs = ({ item }: CommentProps) => {
  const { changing, hide, restore } = useUnit({ changing: $changing, hide: hidingOpened, restore: restorePressed });
  const name = nameOf(item);
  const [label, act] =
    item.hiddenBecause === null
      ? [words.hideOf(name), () => hide(item.id)]
      : [(item.heldFor === null ? words.restoreOf : words.publishOf)(name), () => restore(item)];
  return (
    <Acts>
      <QuietButton
        look="bare"
        square
        {...dialogPreload}
        busy={changing.includes(item.id)}
        aria-label={label}
        onClick={act}
      >
        <Icon name={item.hiddenBecause === null ? "ban" : "eye"} />
      </QuietButton>
    </Acts>
  );
};

/** A comment in the staff's list, with its act. */
export const CommentRow = ({ item }: CommentProps) => {
  const { opened, moment, open } = useUnit({ opened: $open, moment: $now, open: commentOpened });
  const { id, card, text, createdAt, hiddenBecause, heldFor, on } = item;
  const name = nameOf(item);
  return (
    <Row {...{ [rowMark]: id }} aria-current={opened?.id === id || undefined}>
      <ChooseCell id={id} name={words.commentOf(name)} />
      <FaceCell>
        <Face name={name} picture={card.avatar} drawing={memberFace(card.username)} />
      </FaceCell>
      <TitleCell {...dialogPreload} data-opens aria-label={words.openOf(name)} onOpen={() => open(id)}>
        <bdi>{name}</bdi>
      </TitleCell>
      <Cell>
        <Begin>
          {heldFor !== null && <Status tone="wait" words={words.isHeld} />}
          {hiddenBecause !== null && heldFor === null && <Status tone="bad" words={words.isHidden} />} {typeset(text)}
        </Begin>
      </Cell>
      <Cell>
        <Line>{typeset(on.title)}</Line>
      </Cell>
      <Cell>
        <Line as="time" dateTime={createdAt}>
          {french(ago(createdAt, moment))}
        </Line>
      </Cell>
      <RowActs item={item} />
    </Row>
  );
};
