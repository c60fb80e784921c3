import { Fragment, type ReactNode } from "react";
import { StaffRecord } from "../../admin/StaffRecord.tsx";
import { Link } from "../../design/components/actions/Link.tsx";
import { stateOf } from "../../../domain/club/matches/match.ts";
import type { PersonPage as ShownPerson } from "../../../domain/club/teams/readTeams.ts";
import { ArticleTitles } from "../../content/articles/ArticleTitles.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { Cover } from "../../design/components/media/Cover.tsx";
import { Tag } from "../../design/components/surfaces/Tag.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { useFollowing } from "../../lib/live/following.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { Head } from "../../lib/page/Head.tsx";
import { shareImageOf, shareImagePath } from "../../lib/page/shareImage.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { $now } from "../../lib/page/now.ts";
import { useSlot } from "../../lib/page/slots.ts";
import { breadcrumbs, type Statement } from "../../lib/structured/statement.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { MemberFollow } from "../../notifications/MemberFollow.tsx";
import { tipAddress } from "../../tips/address.ts";
import { NextMatch } from "../matches/board/NextMatch.tsx";
import { Reveal } from "../matches/hidden/Reveal.tsx";
import { useScore } from "../matches/hidden/useScore.ts";
import { MatchRow } from "../matches/list/MatchRow.tsx";
import { sentence } from "../matches/words.ts";
import { personPath, teamPath, teamsPath } from "./address.ts";
import { Facts } from "./entries.styles.ts";
import { ShownOrWhyNot } from "./Missing.tsx";
import { $person, $personStatus, personOpened, personRetried } from "./person.ts";
import {
  Art,
  Follow,
  Frame,
  Known,
  Lead,
  Name,
  Out,
  Slates,
  Tips as TipRows,
  Ways,
  Words,
} from "./PersonHead.styles.ts";
import { Portrait } from "./Portrait.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

type Of = { readonly person: ShownPerson };
type Membership = ShownPerson["teams"][number];

/** The team of today, or else the latest; its role decides on the drawn face. */
const ownOf = ({ teams }: ShownPerson): Membership | undefined => teams.find(({ departed }) => !departed) ?? teams[0];

/** Names of so many letters have no room in large letters. */
const mostLetters = 12;

/** What is known of a person in their team, each thing once. */
const factsOf = ({ rank = "", position = "", specialty = "", joined, departed }: Partial<Membership>) =>
  [
    [words.rank, rank],
    [words.position, position],
    [words.specialty, specialty === position ? "" : specialty],
    [
      words.member,
      [joined && words.since(longDate(joined)), departed && words.until(longDate(departed))].filter(Boolean).join(", "),
    ],
  ].filter((fact): fact is [string, string] => fact[1] !== "");

/** The portrait with the name on a plate over it, and what the club knows of the person. */
const PersonHead = ({ person }: Of) => {
  const { slug, name, story, experience, qualities, teams } = person;
  const own = ownOf(person);
  const text = story || sentence([experience]);
  const facts = own ? factsOf(own) : [];
  return (
    <Frame>
      <Art data-shared={personPath(slug)}>
        <Portrait of={{ ...person, role: own?.role ?? "" }} isFirst />
      </Art>
      <Ways>
        <TextLink way="back" to={own ? teamPath(own.team) : teamsPath}>
          {own ? typeset(words.team(own.game)) : words.allTeams}
        </TextLink>
        <StaffRecord kind="person" slug={slug} />
      </Ways>
      <Words>
        <Name $isLong={name.length > mostLetters}>
          <bdi>{typeset(name)}</bdi>
        </Name>
        {own && (
          <Slates>
            <Tag>{typeset(own.role)}</Tag>
            {teams.length === 1 && <Tag $tone="plain">{typeset(own.game)}</Tag>}
          </Slates>
        )}
        <Follow>
          <MemberFollow kind="person" slug={slug} path={personPath(slug)} name={name} />
        </Follow>
        {text && <Lead>{typeset(text)}</Lead>}
        {facts.length + qualities.length > 0 && (
          <Known>
            {facts.length > 0 && (
              <dl>
                {facts.map(([title, fact]) => (
                  <Fragment key={title}>
                    <dt>{title}</dt>
                    <dd>{typeset(fact)}</dd>
                  </Fragment>
                ))}
              </dl>
            )}
            {qualities.length > 0 && (
              <ul aria-label={words.qualities}>
                {qualities.map((quality) => (
                  <li key={quality}>{typeset(quality)}</li>
                ))}
              </ul>
            )}
          </Known>
        )}
        {useSlot("personFacts").map((PersonFacts, at) => (
          <PersonFacts key={at} person={person} />
        ))}
      </Words>
    </Frame>
  );
};

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

const Tips = ({ person }: Of) => (
  <TipRows>
    {person.tips.map(({ slug, title, category, readTime, featuredImage, plan }) => (
      <li key={slug}>
        <Link to={tipAddress(slug)}>
          <Cover category={category} title={title} plan={plan} picture={featuredImage} />
          <span>
            <b>{typeset(title)}</b> {readTime && <small>{typeset(readTime)}</small>}
          </span>
        </Link>
      </li>
    ))}
  </TipRows>
);

const hasOutward = ({ stats, links }: ShownPerson): boolean => stats !== null || links.length > 0;

/** The ways out of the site. */
const Outward = ({ person: { name, stats, links } }: Of) => (
  <Out>
    {stats && (
      <ButtonOut to={stats} size="small" dark>
        {words.stats}
        <VisuallyHidden> {typeset(words.statsOf(name))}</VisuallyHidden>
      </ButtonOut>
    )}
    {links.map(({ words: text, address }) => (
      <TextLink key={address} way="out" to={address}>
        {typeset(text)}
      </TextLink>
    ))}
  </Out>
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

/** The parts of the page below its head, those that there are. */
const usePartsOf = (person: ShownPerson): readonly { readonly title: string; readonly content: ReactNode }[] => {
  const [hasMatches, hasArticles, hasTips] = [
    useHasFeature("matches"),
    useHasFeature("articles"),
    useHasFeature("tips"),
  ];
  const moment = useUnit($now);
  const { next, matches, teams, tips, articles } = person;
  const isNext = next !== null && hasMatches && stateOf(next, moment) !== "to-score";
  return [
    isNext && { title: words.next, content: <NextMatch match={next} /> },
    matches.length > 0 &&
      hasMatches && {
        title: words.played,
        content: (
          <ol>
            {matches.map((match) => (
              <MatchRow key={match.slug} match={match} />
            ))}
          </ol>
        ),
      },
    tips.length > 0 && hasTips && { title: words.tips, content: <Tips person={person} /> },
    articles.length > 0 && hasArticles && { title: words.articles, content: <Articles person={person} /> },
    teams.length > 1 && { title: words.hisTeams, content: <Teams person={person} /> },
  ].filter((part) => part !== false);
};

const Shown = ({ person }: Of) => {
  const { slug, name, story } = person;
  const path = personPath(slug);
  const text = story || [...new Set(person.teams.map(({ role, game }) => `${role}, ${game}`))].join(" ; ");
  const description = `${name}. ${text}. ${words.personPage}`;
  const parts = usePartsOf(person);
  return (
    <>
      <Head
        title={name}
        description={description}
        path={path}
        image={shareImageOf(shareImagePath("players", slug), person.photo)}
        data={[
          personStatement(person, description),
          breadcrumbs({ name: words.title, path: teamsPath }, { name, path }),
        ]}
      />
      <PersonHead person={person} />
      {parts.map(({ title, content }, at) => (
        <Section
          key={title}
          number={1 + at}
          ground={at % 2 === 0 ? "ice" : "ink"}
          edge={at % 2 === 0 ? (at === parts.length - 1 && !hasOutward(person) ? "notch" : "cut") : undefined}
          title={title}
        >
          {content}
        </Section>
      ))}
      {hasOutward(person) && <Outward person={person} />}
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
  shows: ["teams", "matches", "articles", "tips"],
};
