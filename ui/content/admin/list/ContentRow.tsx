import { memo } from "react";
import type { ItemSummary } from "../../../../domain/content/editing/contentItem.ts";
import type { HighlightWish } from "../../../../domain/content/editing/highlightItem.ts";
import { pathOf } from "../../../admin/address.ts";
import { ChooseCell, RowMenu, TitleCell } from "../../../admin/table/Cells.tsx";
import { Acts, Cell, Line, Row, States } from "../../../admin/table/Table.styles.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { ago } from "../../../design/components/text/ago.ts";
import { longDate, wholeNumber } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { editOpened } from "../edit/edit.ts";
import { editPreload } from "../places.tsx";
import { highlightPressed } from "../highlights/highlights.ts";
import { words as highlightWords } from "../highlights/words.ts";
import { scheduleOpened } from "../schedule/schedule.ts";
import { words as scheduleWords } from "../schedule/words.ts";
import { sharingOpened } from "../share/sharing.ts";
import { words as shareWords } from "../share/words.ts";
import { versionsOpened } from "../versions/opened.ts";
import { words } from "../words.ts";
import { $inFlight, isInFlight, publishPressed, removePressed } from "./acts.ts";
import { Fact } from "./ContentRow.styles.ts";

type ItemProps = { readonly item: ItemSummary };

const highlightEntries = ({ kind, id, isFeatured, isPinned }: ItemSummary, press: (wish: HighlightWish) => void) => [
  {
    words: isFeatured ? highlightWords.unfeature : highlightWords.feature,
    icon: "star" as const,
    onChoose: () => press({ kind, id, highlight: "featured", isWanted: !isFeatured }),
  },
  {
    words: isPinned ? highlightWords.unpin : highlightWords.pin,
    icon: "up" as const,
    onChoose: () => press({ kind, id, highlight: "pinned", isWanted: !isPinned }),
  },
];

const RowActs = ({ item }: ItemProps) => {
  const { inFlight, edit, publish, remove, schedule, highlight, share, showVersions } = useUnit({
    inFlight: $inFlight,
    edit: editOpened,
    publish: publishPressed,
    remove: removePressed,
    schedule: scheduleOpened,
    highlight: highlightPressed,
    share: sharingOpened,
    showVersions: versionsOpened,
  });
  const { kind, id, title, slug, isPublished } = item;
  const busy = isInFlight(inFlight, item);
  return (
    <Acts>
      <QuietButton
        look="bare"
        square
        {...editPreload}
        aria-label={words.editOf(title)}
        onClick={() => edit({ kind, id })}
      >
        <Icon name="pen" />
      </QuietButton>
      <QuietButton
        look="bare"
        square
        busy={busy}
        aria-label={words.removeOf(title)}
        onClick={() => confirm(words.sureToRemove) && remove({ kind, id })}
      >
        <Icon name="trash" />
      </QuietButton>
      <RowMenu
        name={title}
        entries={[
          {
            words: isPublished ? words.unpublish : words.publish,
            icon: isPublished ? "doc" : "globe",
            isOff: busy,
            onChoose: () => publish({ kind, id, isPublished: !isPublished }),
          },
          ...(isPublished ? highlightEntries(item, highlight) : []),
          { words: scheduleWords.open, icon: "clock", isOff: busy, onChoose: () => schedule(item) },
          ...(isPublished ? [] : [{ words: shareWords.open, icon: "share" as const, onChoose: () => share(item) }]),
          { words: words.versions, icon: "refresh", onChoose: () => showVersions(item) },
          { words: words.see, icon: "eye", to: pathOf(kind, slug) },
        ]}
      />
    </Acts>
  );
};

/** An article or a tip in the staff's list, with its acts. */
export const ContentRow = memo(({ item }: ItemProps) => {
  const { edit, moment } = useUnit({ edit: editOpened, moment: $now });
  const { kind, id, title, excerpt, categoryLabel, isPublished, publishAt, unpublishAt, createdAt, views } = item;
  const { isFeatured, isPinned } = item;
  const facts = [
    isFeatured && highlightWords.featured,
    isPinned && highlightWords.pinned,
    publishAt && scheduleWords.toPublish(publishAt),
    unpublishAt && scheduleWords.toTakeBack(unpublishAt),
  ].filter((fact) => typeof fact === "string");
  return (
    <Row>
      <ChooseCell id={id} name={title} />
      <TitleCell
        {...editPreload}
        title={title}
        onOpen={() => edit({ kind, id })}
        below={excerpt && <Line>{typeset(excerpt)}</Line>}
      >
        {typeset(title)}
      </TitleCell>
      <Cell>
        <Fact>{typeset(categoryLabel || words.noCategory)}</Fact>
      </Cell>
      <Cell>
        <States>
          {publishAt ? (
            <Status tone="wait" words={scheduleWords.scheduled} />
          ) : (
            <Status tone={isPublished ? "ok" : "draft"} words={isPublished ? words.published : words.draft} />
          )}
          {facts.map((fact) => (
            <Fact key={fact} title={fact}>
              {fact}
            </Fact>
          ))}
        </States>
      </Cell>
      <Cell>
        <Fact as="time" dateTime={createdAt} title={longDate(createdAt)}>
          {french(ago(createdAt, moment))}
        </Fact>
      </Cell>
      {views !== null && (
        <Cell>
          <Fact title={words.views(wholeNumber(views), views)}>{wholeNumber(views)}</Fact>
        </Cell>
      )}
      <RowActs item={item} />
    </Row>
  );
});
ContentRow.displayName = "ContentRow";
