import { memo } from "react";
import type { ItemSummary } from "../../../../domain/content/editing/contentItem.ts";
import { Badge } from "../../../design/components/surfaces/Tag.tsx";
import { CoverImage } from "../../../design/components/media/Cover.tsx";
import { longDate, wholeNumber } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { $inFlight, isInFlight, publishPressed, removePressed } from "./acts.ts";
import { Acts, Category, Dates, Excerpt, Row, Summary, Thumbnail } from "./ContentRow.styles.ts";
import { editOpened } from "../edit/edit.ts";
import { editPreload } from "../places.tsx";
import { words } from "../words.ts";

type ItemProps = { readonly item: ItemSummary };

const RowActs = ({ item }: ItemProps) => {
  const { inFlight, edit, publish, remove } = useUnit({
    inFlight: $inFlight,
    edit: editOpened,
    publish: publishPressed,
    remove: removePressed,
  });
  const { kind, id, title, isPublished } = item;
  const busy = isInFlight(inFlight, item);
  return (
    <Acts>
      <QuietButton look="bare" {...editPreload} aria-label={words.editOf(title)} onClick={() => edit({ kind, id })}>
        <Icon name="pen" />
        {words.edit}
      </QuietButton>
      <QuietButton
        look="bare"
        busy={busy}
        aria-label={isPublished ? words.unpublishOf(title) : words.publishOf(title)}
        onClick={() => publish({ kind, id, isPublished: !isPublished })}
      >
        {isPublished ? words.unpublish : words.publish}
      </QuietButton>
      <QuietButton
        look="danger"
        square
        busy={busy}
        aria-label={words.removeOf(title)}
        onClick={() => confirm(words.sureToRemove) && remove({ kind, id })}
      >
        <Icon name="trash" />
      </QuietButton>
    </Acts>
  );
};

/** An article or a tip in the staff's list, with its actions. */
export const ContentRow = memo(({ item }: ItemProps) => {
  const { title, excerpt, category, categoryLabel, featuredImage, isPublished, createdAt, views } = item;
  return (
    <Row>
      <Thumbnail>
        <CoverImage category={category} title={title} picture={featuredImage} />
      </Thumbnail>
      <Summary>
        <h3>{typeset(title)}</h3>
        {excerpt && <Excerpt>{typeset(excerpt)}</Excerpt>}
      </Summary>
      <Category>
        <Badge>{categoryLabel || words.noCategory}</Badge>
      </Category>
      <Status tone={isPublished ? "ok" : "draft"} words={isPublished ? words.published : words.draft} />
      <Dates>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
        {views !== null && <span>{french(words.views(wholeNumber(views), views))}</span>}
      </Dates>
      <RowActs item={item} />
    </Row>
  );
});
ContentRow.displayName = "ContentRow";
