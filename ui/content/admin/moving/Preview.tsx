import { authorLines, joinedNames } from "../../../../domain/content/authors.ts";
import type { LeftOut } from "../../../../domain/content/moving/found.ts";
import type { ImportPlan, PlannedItem } from "../../../../domain/content/moving/readImport.ts";
import { OldSite } from "./OldSite.tsx";
import { Groups } from "../../../admin/files.styles.ts";
import { RowGroup } from "../../../admin/RowGroup.tsx";
import { Badge } from "../../../design/components/surfaces/Tag.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { longDate } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { Facts, ItemRow, Lines } from "./moving.styles.ts";
import { noteText } from "./noteWords.ts";
import { newIn } from "./reading.ts";
import { leftOutWords, words } from "./words.ts";

const paths = { article: "/news/", tip: "/tips/" } as const;

const Row = ({ planned: { item, notes } }: { readonly planned: PlannedItem }) => {
  const { kind, fields, byline, isPublished, publishedAt, createdAt, slug } = item;
  const date = publishedAt ?? createdAt;
  const author = kind === "tip" ? fields.author : (joinedNames(authorLines(fields.authors)) ?? byline);
  return (
    <ItemRow>
      <p>{typeset(fields.title)}</p>
      <Facts>
        <Badge>{isPublished ? words.published : words.draft}</Badge>
        <span>{words.kinds[kind]}</span>
        {date && <span>{longDate(date)}</span>}
        <span>{author ? typeset(author) : words.unsigned}</span>
        {fields.category && <span>{typeset(fields.category)}</span>}
        <span>
          {paths[kind]}
          {slug}
        </span>
      </Facts>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>{typeset(noteText(note))}</li>
          ))}
        </ul>
      )}
    </ItemRow>
  );
};

const LeftOutRow = ({ kind, count, names }: LeftOut) => (
  <ItemRow>
    <p>{french(leftOutWords[kind](count))}</p>
    {names.length > 0 && (
      <Facts>
        {names.map((name, at) => (
          // Two of them may have one name.
          <span key={`${at} ${name}`}>{typeset(name)}</span>
        ))}
      </Facts>
    )}
  </ItemRow>
);

const renderItem = (planned: PlannedItem) => <Row key={planned.item.origin} planned={planned} />;

/** What an import would do, before it does. */
export const Preview = ({ plan }: { readonly plan: ImportPlan }) => {
  const fresh = newIn(plan);
  const { of, items, leftOut, hosts, newCategories, lacksSite, site } = plan;
  return (
    <Groups>
      <p>{typeset(words.found(of.source, of.fileNames))}</p>
      {fresh.length === 0 && <p>{french(words.nothingNew)}</p>}
      {lacksSite && <OldSite site={site} />}
      {hosts.length > 0 && (
        <Alert tone="wait" title={words.pictures}>
          <p>{french(words.picturesText)}</p>
          <Lines>
            {hosts.map(({ host, pictures }) => (
              <li key={host}>{french(words.picturesFrom(host, pictures))}</li>
            ))}
          </Lines>
        </Alert>
      )}
      {newCategories.length > 0 && (
        <Alert tone="wait" title={words.newCategories(newCategories.length)}>
          {words.newCategoriesText(newCategories)}
        </Alert>
      )}
      <RowGroup
        title={words.groups.noted}
        rows={fresh.filter(({ notes }) => notes.length > 0)}
        isOpen
        renderRow={renderItem}
      />
      <RowGroup
        title={words.groups.plain}
        rows={fresh.filter(({ notes }) => notes.length === 0)}
        isOpen
        renderRow={renderItem}
      />
      <RowGroup
        title={() => words.groups.leftOut(leftOut.reduce((sum, { count }) => sum + count, 0))}
        rows={leftOut}
        isOpen
        renderRow={(one) => <LeftOutRow key={one.kind} {...one} />}
      />
      <RowGroup
        title={words.groups.known}
        rows={items.filter(({ isKnown }) => isKnown)}
        isOpen={false}
        renderRow={(planned) => renderItem({ ...planned, notes: [] })}
      />
    </Groups>
  );
};
