import { type MouseEvent, type ReactNode, useEffect } from "react";
import type { Content } from "../../../../domain/content/body/content.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { FieldChange, PassageChange } from "../../../../domain/content/versions/compare.ts";
import type { Comparison as Compared } from "../../../../domain/content/versions/compareVersions.ts";
import type { Run } from "../../../../domain/content/versions/wordRuns.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Prose } from "../../../design/components/prose/Prose.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { Blocks } from "../../body/Text.tsx";
import { useByline } from "../editor/fields/authors.ts";
import { useCategoryLabel } from "../editor/fields/categories.ts";
import { $matchChoices, matchChoicesWanted, matchName } from "../editor/fields/matches.ts";
import { fieldWords } from "../editor/writingWords.ts";
import { $isHeld, partTaken } from "./versions.ts";
import { Change, Changes, Common, Note, Pair, Words } from "./versions.styles.ts";
import { kindName, words } from "./words.ts";

/** Links are inert here: they would leave the dialog. */
const stay = (event: MouseEvent<HTMLElement>) => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
};

const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map(({ is, text }, at) => {
    if (is === "same") return <span key={at}>{typeset(text)}</span>;
    const Tag = is === "removed" ? "del" : "ins";
    return (
      <Tag key={at}>
        <VisuallyHidden>{french(` ${words[is]} : `)}</VisuallyHidden>
        {typeset(text)}
      </Tag>
    );
  });

const Read = ({ content }: { readonly content: Content }) => (
  <Prose>
    <Blocks content={content} />
  </Prose>
);

type SidesProps = { readonly before: ReactNode; readonly after: ReactNode };

const Sides = ({ before, after }: SidesProps) => (
  <Pair>
    <div>
      <dt>{words.before}</dt>
      <dd>
        <del>{before}</del>
      </dd>
    </div>
    <div>
      <dt>{words.after}</dt>
      <dd>
        <ins>{after}</ins>
      </dd>
    </div>
  </Pair>
);

const CategoryName = ({ kind, category }: { readonly kind: ContentKind; readonly category: string }) =>
  useCategoryLabel(kind, category) || words.empty;

const Byline = ({ authors }: { readonly authors: string }) => typeset(useByline(authors) ?? words.empty);

const MatchName = ({ slug }: { readonly slug: string }) => {
  const { matches, want } = useUnit({ matches: $matchChoices, want: matchChoicesWanted });
  useEffect(() => void want(), [want]);
  return slug === "" ? words.empty : matchName(matches.status === "ready" ? matches.value : [], slug);
};

type FieldProps = { readonly kind: ContentKind; readonly change: FieldChange };

const FieldSide = ({
  kind,
  field,
  text,
}: { readonly kind: ContentKind } & Pick<FieldChange, "field"> & { readonly text: string }) => {
  if (field === "category") return <CategoryName kind={kind} category={text} />;
  if (field === "match") return <MatchName slug={text} />;
  if (field === "authors") return <Byline authors={text} />;
  return text === "" ? words.empty : typeset(field === "tags" ? text.replaceAll("\n", ", ") : text);
};

const FieldPart = ({ kind, change: { field, before, after, runs } }: FieldProps) => {
  const { isHeld, take } = useUnit({ isHeld: $isHeld, take: partTaken });
  const name = fieldWords[field];
  const side = (text: string) => <FieldSide kind={kind} field={field} text={text} />;
  return (
    <Change $is="changed" aria-label={name}>
      <header>
        <h4>{name}</h4>
        <QuietButton
          look="bare"
          busy={isHeld}
          aria-label={french(words.takeFieldOf(name))}
          onClick={() => take({ field })}
        >
          {words.takeField}
        </QuietButton>
      </header>
      {runs ? (
        <Words $isTitle={field === "title"}>
          <Runs runs={runs} />
        </Words>
      ) : (
        <Sides before={side(before)} after={side(after)} />
      )}
    </Change>
  );
};

type ChangedPassage = Exclude<PassageChange, { readonly is: "same" }>;

const PassageBody = (change: ChangedPassage) => {
  if (change.is === "removed") return <del>{<Read content={change.before.content} />}</del>;
  if (change.is === "added") return <ins>{<Read content={change.after.content} />}</ins>;
  const { before, after, runs, hasSameWords } = change;
  if (runs) {
    return (
      <Words $isTitle={after.content[0]?.kind === "heading"}>
        <Runs runs={runs} />
      </Words>
    );
  }
  return (
    <>
      <p>{french(hasSameWords ? words.unlike : words.tooLong)}</p>
      <Sides before={<Read content={before.content} />} after={<Read content={after.content} />} />
    </>
  );
};

const PassagePart = ({ change, place }: { readonly change: ChangedPassage; readonly place: number }) => {
  const { isHeld, take } = useUnit({ isHeld: $isHeld, take: partTaken });
  const { content } = change.is === "removed" ? change.before : change.after;
  const name = [words.changes[change.is], kindName(content[0]?.kind)].filter(Boolean).join(", ");
  return (
    <Change $is={change.is} aria-label={name}>
      <header>
        <h4>{name}</h4>
        <QuietButton look="bare" busy={isHeld} onClick={() => take({ passage: place })}>
          {change.is === "added" ? words.dropPassage : words.takePassage}
        </QuietButton>
      </header>
      <PassageBody {...change} />
    </Change>
  );
};

/** A few passages are shown around a change; more of them are folded. */
const mostShown = 2;

const Unchanged = ({ content, count }: { readonly content: Content; readonly count: number }) => (
  <Common>
    {count > mostShown ? (
      <details>
        <summary>{words.unchanged(count)}</summary>
        <Read content={content} />
      </details>
    ) : (
      <Read content={content} />
    )}
  </Common>
);

/** The changes with their places, and the passages between them. */
const partsOf = (passages: readonly PassageChange[]): readonly ReactNode[] => {
  const parts: ReactNode[] = [];
  let common: PassageChange[] = [];
  const flush = (key: number) => {
    if (common.length === 0) return;
    const content = common.flatMap((one) => (one.is === "same" ? one.after.content : []));
    parts.push(<Unchanged key={`before ${key}`} content={content} count={common.length} />);
    common = [];
  };
  passages.forEach((change, place) => {
    if (change.is === "same") {
      common.push(change);
      return;
    }
    flush(place);
    parts.push(<PassagePart key={place} change={change} place={place} />);
  });
  flush(passages.length);
  return parts;
};

type ComparisonProps = { readonly kind: ContentKind; readonly comparison: Compared; readonly isOnly: boolean };

/** Two versions as readers see them: the fields that differ, then the text passage by passage. */
export const Comparison = ({ kind, comparison: { fields, passages, isSame }, isOnly }: ComparisonProps) => (
  <Changes onClickCapture={stay}>
    {isSame && <Note>{french(isOnly ? words.only : words.same)}</Note>}
    {fields.map((change) => (
      <FieldPart key={change.field} kind={kind} change={change} />
    ))}
    {partsOf(passages)}
  </Changes>
);
