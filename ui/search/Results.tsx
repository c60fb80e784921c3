import { useId } from "react";
import type { Find } from "../../domain/search/searchSite.ts";
import { mostFinds } from "../../domain/search/ports.ts";
import { QuietButton, QuietLink } from "../design/components/actions/QuietButton.tsx";
import { TextLink } from "../design/components/actions/TextLink.tsx";
import { LinkRow } from "../design/components/lists/LinkRow.styles.ts";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { Link } from "../design/components/actions/Link.tsx";
import { longDate } from "../design/components/text/format.ts";
import { french, typeset } from "../design/components/text/french.ts";
import { newsPath } from "../content/articles/address.ts";
import { adviceOnRead } from "../lib/feedback/failure.ts";
import { useFeatures } from "../lib/page/features.ts";
import { $emptyLists } from "../lib/page/siteState.ts";
import { useUnit } from "../lib/useUnit.ts";
import { tipsPath } from "../tips/address.ts";
import { searchAddress, type SearchQuery } from "./address.ts";
import { exactOf, findAddress, type FindGroup, groupsOf, groupsWithout } from "./finds.ts";
import { Marked } from "./Marked.tsx";
import { PersonLine } from "./PersonLine.tsx";
import { Exact, Group, Kind, Kinds, Note } from "./Results.styles.ts";
import { $finds, $searchQuery, searchRetried } from "./results.ts";
import { words } from "./words.ts";

/** The next step where nothing is shown. */
const WaysOn = () => {
  const features = useFeatures();
  const empty = useUnit($emptyLists);
  const has = (list: "articles" | "tips") => features.includes(list) && !empty.includes(list);
  if (has("articles")) return <QuietLink to={newsPath}>{words.readNews}</QuietLink>;
  return has("tips") && <QuietLink to={tipsPath}>{words.readTips}</QuietLink>;
};

type KindsProps = { readonly query: SearchQuery; readonly groups: readonly FindGroup[] };

/** Links to one kind of result. The kinds without a result aren't there, but for the chosen one. */
const KindLinks = ({ query: { typed, kind }, groups }: KindsProps) => {
  const all = groups.reduce((sum, { total }) => sum + total, 0);
  const chosenOnly = kind && groups.every((group) => group.kind !== kind) ? [{ kind, total: 0 }] : [];
  const entries = [{ kind: undefined, total: all }, ...groups, ...chosenOnly];
  return (
    <Kinds aria-label={words.kinds}>
      <ul>
        {entries.map((one) => (
          <li key={one.kind ?? ""}>
            <Kind
              to={searchAddress({ typed, kind: one.kind })}
              aria-current={one.kind === kind ? "true" : undefined}
              preventScrollReset
            >
              {one.kind ? words.kind[one.kind] : words.all} <small>{one.total}</small>
            </Kind>
          </li>
        ))}
      </ul>
    </Kinds>
  );
};

type FindProps = { readonly find: Find };

const FindLink = ({ find }: FindProps) => (
  <Link to={findAddress(find)}>
    <bdi>
      <Marked parts={find.title} />
    </bdi>
  </Link>
);

const Passage = ({ find: { passage } }: FindProps) =>
  passage.length > 0 && (
    <p dir="auto">
      <Marked parts={passage} />
    </p>
  );

const ExactFind = ({ find }: FindProps) => {
  const id = useId();
  return (
    <Exact as="section" aria-labelledby={id}>
      <span>{words.exact[find.kind]}</span>
      <PersonLine find={find}>
        <h2 id={id}>
          <FindLink find={find} />
        </h2>
      </PersonLine>
      <Passage find={find} />
    </Exact>
  );
};

const ResultGroup = ({ group, query }: { readonly group: FindGroup; readonly query: SearchQuery }) => {
  const id = useId();
  const { kind, total, finds } = group;
  return (
    <Group aria-labelledby={id}>
      <h2 id={id}>
        {words.kind[kind]} <small>{words.count(total)}</small>
      </h2>
      <ul>
        {finds.map((find) => (
          <LinkRow key={find.slug}>
            <PersonLine find={find}>
              <FindLink find={find} />
            </PersonLine>
            {find.at !== null && <time dateTime={find.at}>{longDate(find.at)}</time>}
            <Passage find={find} />
          </LinkRow>
        ))}
      </ul>
      {query.kind === undefined && total > mostFinds.all && (
        <TextLink to={searchAddress({ ...query, kind })}>
          {french(words.allOfKind(words.kind[kind], Math.min(total, mostFinds.alone), total))}
        </TextLink>
      )}
      {query.kind === kind && total > finds.length && <Note>{french(words.firstOfKind(finds.length, total))}</Note>}
    </Group>
  );
};

/** What was found, by kind; or why nothing was, and what to do next. */
export const Results = () => {
  const { finds, query, retry } = useUnit({ finds: $finds, query: $searchQuery, retry: searchRetried });
  const features = useFeatures();
  if (finds.status === "loading") return <Note role="status">{words.loading}</Note>;
  if (finds.status === "failed") {
    const again = <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>;
    return <EmptyState why="failed" title={words.failed} text={adviceOnRead(finds)} action={again} />;
  }
  const { value } = finds;
  if (value.kind !== "found") {
    const { title, text } = words.nothing[value.kind];
    return <EmptyState why="filtered" title={title} text={text} action={<WaysOn />} />;
  }
  const groups = groupsOf(value, features, query.kind === "page" ? mostFinds.alone : mostFinds.all);
  if (groups.length === 0) {
    return <EmptyState why="filtered" title={words.none(query.typed)} text={words.noneText} action={<WaysOn />} />;
  }
  const exact = query.kind === undefined ? exactOf(groups) : undefined;
  const shown = groupsWithout(groups, exact).filter(({ kind }) => (query.kind ?? kind) === kind);
  return (
    <>
      <KindLinks query={query} groups={groups} />
      {value.near.length > 0 && <Note>{typeset(words.near(value.near))}</Note>}
      {value.isCut && <Note>{words.isCut}</Note>}
      {exact && <ExactFind find={exact} />}
      {shown.map((group) => (
        <ResultGroup key={group.kind} group={group} query={query} />
      ))}
      {shown.length === 0 && !exact && (
        <EmptyState
          why="filtered"
          title={words.noneOfKind}
          action={<QuietLink to={searchAddress({ typed: query.typed })}>{words.seeAll}</QuietLink>}
        />
      )}
    </>
  );
};
