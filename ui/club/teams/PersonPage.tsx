import { StaffRecord } from "../../admin/StaffRecord.tsx";
import { Link } from "../../design/components/actions/Link.tsx";
import type { PersonPage as ShownPerson } from "../../../domain/club/teams/readTeams.ts";
import { ArticleTitles } from "../../content/articles/ArticleTitles.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { useFollowing } from "../../lib/live/following.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { Head } from "../../lib/page/Head.tsx";
import { clubImagePath, shareImageOf } from "../../lib/page/shareImage.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { breadcrumbs, type Statement } from "../../lib/structured/statement.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { matchPath } from "../matches/address.ts";
import { Reveal, RevealInRow } from "../matches/hidden/Reveal.tsx";
import { useScore } from "../matches/hidden/useScore.ts";
import { Outcome } from "../matches/Outcome.tsx";
import { words as matchWords } from "../matches/words.ts";
import { personPath, teamPath, teamsPath } from "./address.ts";
import { Facts } from "./entries.styles.ts";
import { ShownOrWhyNot } from "./Missing.tsx";
import { $person, $personStatus, personOpened, personRetried } from "./person.ts";
import { Art, List, Player, Text } from "./Players.styles.ts";
import { Portrait } from "./Portrait.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

type Of = { readonly person: ShownPerson };

/** The latest role decides on the drawn face. */
const roleOf = ({ teams }: ShownPerson): string => (teams.find(({ departed }) => !departed) ?? teams[0])?.role ?? "";

const Portrayed = ({ person }: Of) => (
  <Board $edge="near" aria-label={words.profile}>
    <Wrap>
      <List>
        <Player>
          <Art>
            <Portrait of={{ ...person, role: roleOf(person) }} />
          </Art>
          <Text>
            <div>
              <h2>{typeset(roleOf(person))}</h2>
              {person.experience && <p>{typeset(person.experience)}</p>}
            </div>
            {person.qualities.length > 0 && (
              <dl>
                <dt>{words.qualities}</dt>
                {person.qualities.map((quality) => (
                  <dd key={quality}>{typeset(quality)}</dd>
                ))}
              </dl>
            )}
            {person.stats && (
              <ButtonOut to={person.stats} size="small" dark>
                {words.stats}
                <VisuallyHidden> {typeset(words.statsOf(person.name))}</VisuallyHidden>
              </ButtonOut>
            )}
            {person.links.map(({ words: text, address }) => (
              <TextLink key={address} way="out" to={address}>
                {typeset(text)}
              </TextLink>
            ))}
          </Text>
        </Player>
      </List>
    </Wrap>
  </Board>
);

const Teams = ({ person }: Of) => (
  <Facts>
    {person.teams.map(({ id, team, game, role, joined, departed }) => (
      <li key={id}>
        <b>
          <Link to={teamPath(team)}>{typeset(game)}</Link>
        </b>
        <span>
          {typeset(
            [role, joined && words.since(longDate(joined)), departed && words.until(longDate(departed))]
              .filter(Boolean)
              .join(", "),
          )}
        </span>
      </li>
    ))}
  </Facts>
);

type Played = ShownPerson["matches"][number];

const PlayedMatch = ({ slug, opponent, competition, start, score, outcome }: Played) => {
  const { isHidden, mark, place } = useScore(slug);
  const day = longDate(start);
  return (
    <li {...place}>
      <b>
        <Link to={matchPath(slug)}>
          <bdi>{typeset(opponent)}</bdi>
        </Link>
      </b>
      <span>
        {isHidden ? (
          <RevealInRow slug={slug} opponent={opponent} day={day} />
        ) : (
          <>
            {score && <span data-score={mark}>{matchWords.score(score.ours, score.theirs)} </span>}
            {outcome && <Outcome outcome={outcome} mark={mark} />}
          </>
        )}{" "}
        {typeset(competition)}, <time dateTime={start}>{day}</time>
      </span>
    </li>
  );
};

const Matches = ({ person }: Of) => (
  <Facts>
    {person.matches.map((match) => (
      <PlayedMatch key={match.slug} {...match} />
    ))}
  </Facts>
);

/** Their titles may tell the scores of the matches: a later article hides them again. */
const Articles = ({ person: { slug, name, articles } }: Of) => {
  const scores = `${personPath(slug)}#articles/${articles[0]?.slug}`;
  const { isHidden, mark, place } = useScore(scores);
  return (
    <div {...place}>
      {isHidden ? (
        <Reveal name={scores} about={words.about(name)}>
          {words.showArticles}
        </Reveal>
      ) : (
        <div data-score={mark}>
          <ArticleTitles articles={articles} />
        </div>
      )}
    </div>
  );
};

const personStatement =
  ({ slug, name, teams }: ShownPerson, description: string): Statement =>
  ({ site }) => ({
    "@type": "Person",
    name,
    url: site + personPath(slug),
    description,
    memberOf: teams
      .filter(({ departed }) => !departed)
      .map(({ game, team }) => ({ "@type": "SportsTeam", name: game, url: site + teamPath(team) })),
  });

const Shown = ({ person }: Of) => {
  const { slug, name, story, matches, articles } = person;
  const hasArticles = useHasFeature("articles");
  const hasMatches = useHasFeature("matches");
  const path = personPath(slug);
  const text = story || [...new Set(person.teams.map(({ role, game }) => `${role}, ${game}`))].join(" ; ");
  const description = `${name}. ${text}. ${words.personPage}`;
  return (
    <>
      <Head
        title={name}
        description={description}
        path={path}
        image={person.photo && shareImageOf(clubImagePath, person.photo)}
        data={[
          personStatement(person, description),
          breadcrumbs({ name: words.title, path: teamsPath }, { name, path }),
        ]}
      />
      <PageHead title={typeset(name)} text={typeset(text)}>
        <div>
          <TextLink way="back" to={teamsPath}>
            {words.allTeams}
          </TextLink>
        </div>
        <StaffRecord kind="person" slug={slug} />
      </PageHead>
      <Portrayed person={person} />
      <Section number={1} ground="ice" title={words.hisTeams}>
        <Teams person={person} />
      </Section>
      {matches.length > 0 && hasMatches && (
        <Section number={2} ground="ink" title={words.played}>
          <Matches person={person} />
        </Section>
      )}
      {articles.length > 0 && hasArticles && (
        <Section number={3} ground="ice" title={words.articles}>
          <Articles person={person} />
        </Section>
      )}
    </>
  );
};

/** A player or a staff member: face, teams, matches and links. Or the reason why there is none. */
export const Component = () => {
  const { person, retry } = useUnit({ person: $person, retry: personRetried });
  useFollowing("teams");
  return (
    <ShownOrWhyNot state={person} retry={retry} words={words.person}>
      {(found) => <Shown person={found} />}
    </ShownOrWhyNot>
  );
};

export const handle: PageHandle = {
  opened: personOpened,
  status: $personStatus,
  shows: ["teams", "matches", "articles"],
};
