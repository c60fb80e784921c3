import { useId } from "react";
import { styled } from "styled-components";
import type { ListedMatch, MatchList } from "../../../../domain/club/matches/listMatches.ts";
import type { Totals as Counted } from "../../../../domain/club/matches/totals.ts";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { Board } from "../../../design/components/boards/Board.tsx";
import { SectionHeading } from "../../../design/components/boards/SectionHeading.tsx";
import { Pager } from "../../../design/components/lists/Pager.tsx";
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
import { Calendars } from "../Calendars.tsx";
import { recordName, Totals } from "../Totals.tsx";
import { zoneName } from "../when.ts";
import { MatchRow } from "./MatchRow.tsx";
import { words } from "./words.ts";

const Rows = styled.ol`
  border-top: ${stroke.firm} solid ${meaning.text};
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

const MatchRows = ({ matches }: { readonly matches: readonly ListedMatch[] }) => (
  <Rows>
    {matches.map((match) => (
      <MatchRow key={match.slug} match={match} />
    ))}
  </Rows>
);

type ListProps = { readonly list: MatchList; readonly query: ListQuery };

/** The coming matches: the first ones, with a link to all of them. */
const Coming = ({ list: { coming, comingTotal, teams }, query }: ListProps) => {
  const name = useId();
  const zone = zoneName(useUnit($now).zone);
  return (
    <First aria-labelledby={name}>
      <Wrap>
        <SectionHeading
          number={1}
          title={words.coming}
          id={name}
          more={coming.length > 0 && <Note>{french(zone)}</Note>}
        />
        {coming.length === 0 && <Note>{typeset(words.noneComing)}</Note>}
        {coming.length > 0 && <MatchRows matches={coming} />}
        {coming.length < comingTotal && (
          <More>
            <TextLink to={listAddress({ ...query, isWhole: true })} preventScrollReset>
              {typeset(words.allComing(comingTotal))}
            </TextLink>
          </More>
        )}
        <Calendars team={teams.find(({ slug }) => slug === query.team)} explains />
      </Wrap>
    </First>
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

const Results = ({ list: { items, totals, page, pages }, query, number }: ListProps & { readonly number: number }) => {
  const name = useId();
  return (
    <Board $ground="ice" aria-labelledby={name}>
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

/** The coming matches on the first page with the standings of the competition, and a page of the results. */
export const MatchLists = ({ list, query }: ListProps) => {
  const isFirst = list.page === 1;
  return (
    <>
      {isFirst && <Coming list={list} query={query} />}
      {isFirst && <Standings competition={query.competition} teams={list.teams.map(({ slug }) => slug)} />}
      <Results list={list} query={query} number={isFirst ? 2 : 1} />
    </>
  );
};
