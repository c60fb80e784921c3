import type { LibraryPicture } from "../../../../domain/content/pictures/library.ts";
import { rowMark } from "../../../admin/recordKeys.ts";
import { ChooseCell, TitleCell } from "../../../admin/table/Cells.tsx";
import { Acts, Cell, CheckCell, Line, Row, States } from "../../../admin/table/Table.styles.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { ago } from "../../../design/components/text/ago.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { pictureOpened } from "./details.ts";
import { $removing, removalAsked } from "./library.ts";
import { Thumb } from "./library.styles.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import { sizeWords } from "../../body/file/fileWords.ts";
import { nameOf, words } from "./words.ts";

/** A picture in the library's list. Only one that nothing shows can be chosen and deleted. */
export const PictureRow = ({ item }: { readonly item: LibraryPicture }) => {
  const { moment, removing, open, ask } = useUnit({
    moment: $now,
    removing: $removing,
    open: pictureOpened,
    ask: removalAsked,
  });
  const { id, address, description, storedAt, size, uses } = item;
  const name = nameOf(item);
  return (
    <Row {...{ [rowMark]: id }}>
      {uses === 0 ? <ChooseCell id={id} name={name} /> : <CheckCell />}
      <Cell>
        <Thumb>
          <Thumbnail address={address} />
        </Thumb>
      </Cell>
      <TitleCell
        {...dialogPreload}
        data-opens
        title={name}
        onOpen={() => open(item)}
        below={<Line>{typeset(description || words.noDescription)}</Line>}
      >
        {name}
      </TitleCell>
      <Cell>
        <States>
          {uses === 0 ? <Status tone="draft" words={words.isUnused} /> : <Status tone="ok" words={words.used(uses)} />}
        </States>
      </Cell>
      <Cell>
        <Line>{french(sizeWords(size))}</Line>
      </Cell>
      <Cell>
        <Line as="time" dateTime={storedAt} title={longDate(storedAt)}>
          {french(ago(storedAt, moment))}
        </Line>
      </Cell>
      <Acts>
        {uses === 0 && (
          <QuietButton
            {...dialogPreload}
            look="bare"
            square
            busy={removing.some((ids) => ids.includes(id))}
            aria-label={words.removeOf(name)}
            onClick={() => ask([item])}
          >
            <Icon name="trash" />
          </QuietButton>
        )}
      </Acts>
    </Row>
  );
};
