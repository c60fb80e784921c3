import { Fragment, useId } from "react";
import { styled } from "styled-components";
import { formLength, type ListedMatch, type MatchList } from "../../../../domain/club/matches/listMatches.ts";
import { matchTime, startOf } from "../../../../domain/club/matches/match.ts";
import type { Totals as Counted } from "../../../../domain/club/matches/totals.ts";
import { day } from "../../../../domain/shared/clock.ts";
import { dayIn } from "../../../../domain/shared/wallTime.ts";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { Board } from "../../../design/components/boards/Board.tsx";
import { SectionHeading } from "../../../design/components/boards/SectionHeading.tsx";
import { Pager } from "../../../design/components/lists/Pager.tsx";
import { longMonth } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { Wrap } from "../../../design/components/text/Wrap.tsx";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../design/tokens/measures.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Standings } from "../../standings/Standings.tsx";
import { listAddress, type ListQuery } from "./address.ts";
import { Reveal } from "../hidden/Reveal.tsx";
import { useScore } from "../hidden/useScore.ts";
import { words as hiddenWords } from "../hidden/words.ts";
import { NextMatch } from "../board/NextMatch.tsx";
import { Calendars } from "../calendar/Calendars.tsx";
import { recordName, Totals } from "../shown/Totals.tsx";
import { zoneName } from "../state/when.ts";
import { MatchRow } from "./MatchRow.tsx";
import { comingPart, resultsPart } from "./parts.ts";
import { words } from "./words.ts";

const Month = styled.h3`
  padding-block: ${space.x5} ${space.x2};
  border-bottom: ${stroke.firm} solid ${meaning.text};
  font-size: ${size.name};
  &:first-letter {
    text-transform: uppercase;
  }
`;

const Next = styled.div`
  padding-bottom: ${space.x5};
`;

/** Right below the filters. */
const First = styled(Board)`
  padding-top: ${space.x4};
`;

const Note = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

const More = styled.p`
  margin-top: ${space.x4};
`;

/** The matches of each month, in the order of the list. */
const byMonth = (matches: readonly ListedMatch[], zone: string) => {
  const months = new Map<string, ListedMatch[]>();
  for (const match of matches) {
    const month = match.status === "postponed" ? words.undated : longMonth(dayIn(startOf(match), zone));
    months.set(month, [...(months.get(month) ?? []), match]);
  }
  return [...months];
};

const MatchRows = ({ matches }: { readonly matches: readonly ListedMatch[] }) =>
  byMonth(matches, useUnit($now).zone).map(([month, those]) => (
    <Fragment key={month}>
      <Month>{typeset(month)}</Month>
      <ol>
        {those.map((match) => (
          <MatchRow key={match.slug} match={match} />
        ))}
      </ol>
    </Fragment>
  ));

type ListProps = { readonly list: MatchList; readonly query: ListQuery };
type PartProps = ListProps & { readonly number: number; readonly isLast: boolean };

/** The coming matches: the first ones, with a link to all of them. */
const Coming = ({ list: { coming, comingTotal, teams }, query, number }: PartProps) => {
  const name = useId();
  const zone = zoneName(useUnit($now).zone);
  const next = coming.find(({ status }) => status === "live" || status === "scheduled");
  const Frame = number === 1 ? First : Board;
  return (
    <Frame id={comingPart} aria-labelledby={name}>
      <Wrap>
        <SectionHeading
          number={number}
          title={words.coming}
          id={name}
          more={coming.length > 0 && <Note>{french(zone)}</Note>}
        />
        {coming.length === 0 && <Note>{typeset(words.noneComing)}</Note>}
        {next && (
          <Next>
            <NextMatch match={next} />
          </Next>
        )}
        <MatchRows matches={coming.filter((match) => match !== next)} />
        {coming.length < comingTotal && (
          <More>
            <TextLink to={listAddress({ ...query, isWhole: true })} preventScrollReset>
              {typeset(words.allComing(comingTotal))}
            </TextLink>
          </More>
        )}
        <Calendars team={teams.find(({ slug }) => slug === query.team)} explains />
      </Wrap>
    </Frame>
  );
};

/** The counted results, or a button in their place. */
const Record = ({ totals, query }: { readonly totals: Counted; readonly query: ListQuery }) => {
  const name = recordName(listAddress({ ...query, page: 1, isWhole: false }), totals);
  const { isHidden, mark, place } = useScore(name);
  return (
    <div {...place}>
      {isHidden ? (
        <Reveal name={name} about={hiddenWords.ofMatches}>
          {hiddenWords.revealRecord}
        </Reveal>
      ) : (
        <Totals totals={totals} mark={mark} />
      )}
    </div>
  );
};

const Results = ({ list: { items, totals, page, pages }, query, number, isLast }: PartProps) => {
  const name = useId();
  return (
    <Board $ground="ice" $edge={isLast ? "notch" : "cut"} id={resultsPart} aria-labelledby={name}>
      <Wrap>
        <SectionHeading
          number={number}
          title={words.results}
          id={name}
          more={items.length > 0 && <Record totals={totals} query={query} />}
        />
        {items.length === 0 ? <Note>{typeset(words.noResults)}</Note> : <MatchRows matches={items} />}
        <Pager
          label={words.pages}
          page={page}
          pages={pages}
          addressOf={(page) => listAddress({ ...query, page, isWhole: false })}
        />
      </Wrap>
    </Board>
  );
};

/** For so long the last result is what visitors come for. */
const newsTime = 2 * day;

/** Whether the last result is younger than two days. */
const hasNews = ({ items: [latest] }: MatchList, now: number): boolean =>
  latest !== undefined && startOf(latest) + matchTime + newsTime > now;

/** The coming matches on the first page with the standings of the competition, and a page of the results: first while one is news. */
export const MatchLists = ({ list, query }: ListProps) => {
  const { now } = useUnit($now);
  const shared = { list, query };
  if (list.page > 1) return <Results {...shared} number={1} isLast />;
  const latest = list.items.filter(({ competition }) => competition === query.competition).slice(0, formLength);
  const teams = list.teams.map(({ slug }) => slug);
  const standings = <Standings competition={query.competition} teams={teams} latest={latest} />;
  return hasNews(list, now) ? (
    <>
      <Results {...shared} number={1} isLast={false} />
      <Coming {...shared} number={2} isLast={false} />
      {standings}
    </>
  ) : (
    <>
      <Coming {...shared} number={1} isLast={false} />
      {standings}
      <Results {...shared} number={2} isLast />
    </>
  );
};
