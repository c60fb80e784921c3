import { matches } from "virtual:club/matches";
import type { Team } from "../../../domain/club/teams.ts";
import { comingMatches, startOf, type UpcomingMatch } from "../../../domain/club/matches.ts";
import { dataAddress } from "../../design/drawings/shapes.ts";
import { rival } from "../../design/drawings/rival.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { calendarAddress, CalendarLink, subscription } from "../matches/CalendarLink.tsx";
import { sentence } from "../matches/words.ts";
import { whenIs, zoneName } from "../matches/when.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { $moment } from "../../lib/page/moment.ts";
import { $siteAddress } from "../../lib/page/site.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Empty, Row, Section, Subscribe, Title } from "./UpcomingMatches.styles.ts";
import { words } from "./words.ts";

/** So many are a list; the rest is in the calendar. */
const most = 3;

const MatchRow = ({ match }: { readonly match: UpcomingMatch }) => {
  const { weekday, day, time } = whenIs(startOf(match), useUnit($moment));
  return (
    <Row $isCancelled={Boolean(match.isCancelled)}>
      <time dateTime={match.start}>
        {day} <span>{`${weekday}\u00a0${time}`}</span>
      </time>
      <img src={dataAddress(rival(match.opponent))} alt="" width="36" height="36" loading="lazy" />
      <div>
        <b>{typeset(match.opponent)}</b>{" "}
        <span>
          {match.isCancelled && <strong>{words.cancelled}. </strong>}
          {typeset(sentence([match.event, match.stage]))}
        </span>
      </div>
      {!match.isCancelled && <CalendarLink match={match} label={words.matchToCalendar(match.opponent, day)} />}
    </Row>
  );
};

/** A team's upcoming matches, and its calendar to subscribe to. */
export const UpcomingMatches = ({ team }: { readonly team: Pick<Team, "slug" | "game"> }) => {
  const { moment, site } = useUnit({ moment: $moment, site: $siteAddress });
  const hasMatches = useHasFeature("matches");
  if (!hasMatches) return null;
  const own = matches.teams.filter(({ team: name }) => name === team.slug);
  const coming = comingMatches(own, moment.now).slice(0, most);
  const [first] = coming;
  // Explained once per page, at the first team.
  const explains = matches.teams[0]?.team === team.slug;
  return (
    <Section>
      <Title>
        <h3>{words.nextMatches}</h3>
        {first && <p>{french(zoneName(moment.zone))}</p>}
      </Title>
      {first ? (
        <ul>
          {coming.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      ) : (
        <Empty>{typeset(words.noMatch)}</Empty>
      )}
      {own.length > 0 && (
        <Subscribe>
          <p>
            <a href={subscription(site, team.slug)}>
              {typeset(words.subscribe)}
              <VisuallyHidden> {typeset(words.subscribeTo(team.game))}</VisuallyHidden>
            </a>
            <a href={calendarAddress(team.slug)}>
              {words.calendarFile}
              <VisuallyHidden> {typeset(words.subscribeTo(team.game))}</VisuallyHidden>
            </a>
          </p>
          {explains && <p>{typeset(words.subscription)}</p>}
        </Subscribe>
      )}
    </Section>
  );
};
