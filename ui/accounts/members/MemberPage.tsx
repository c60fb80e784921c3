import { useState } from "react";
import type { MemberPage, MemberPerson } from "../../../domain/accounts/memberPage.ts";
import { quoteIn } from "../../../domain/content/reactions/quotes.ts";
import { personPath, teamPath } from "../../club/teams/address.ts";
import { articleAddress } from "../../content/articles/address.ts";
import { fragmentOf } from "../../content/reactions/fragment.ts";
import { MemberMeasure } from "../../content/reports/admin/MemberMeasure.tsx";
import { reportOpened } from "../../content/reports/opened.ts";
import { ReportPlace } from "../../content/reports/ReportPlace.tsx";
import { Link } from "../../design/components/actions/Link.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Board } from "../../design/components/boards/Board.tsx";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { TextSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { agoAndWhen } from "../../design/components/text/ago.ts";
import { longMonth } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import { $club } from "../../lib/page/club.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { Head } from "../../lib/page/Head.tsx";
import { $now } from "../../lib/page/now.ts";
import { useSlot } from "../../lib/page/slots.ts";
import { useMoved } from "../../lib/page/useMoved.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { tipAddress } from "../../tips/address.ts";
import { MemberFollow } from "../../notifications/MemberFollow.tsx";
import { BadgeList } from "../badges/BadgeList.tsx";
import { $blocks } from "../blocks/blocked.ts";
import { MemberBlock } from "../blocks/MemberBlock.tsx";
import { profileTabAddress, settingsTab } from "../profile/address.ts";
import { $memberId } from "../session/session.ts";
import { memberPath } from "./address.ts";
import { $member, $memberMovedTo, $memberStatus, memberOpened, memberRetried } from "./member.ts";
import { Badges, Entries, Folded, Follow, Frame, Known, Name, Note, Nothing, Report } from "./MemberPage.styles.ts";
import { words } from "./words.ts";

type Of = { readonly member: MemberPage };

/** Names of so many letters have no room in large letters. */
const mostLetters = 9;

const WhoSees = ({ member: { id, card } }: Of) => {
  const { me, blocks } = useUnit({ me: $memberId, blocks: $blocks });
  if (blocks(id)) return <Note>{typeset(words.blocked)}</Note>;
  if (me === id) {
    return (
      <Note>
        {typeset(card.isHidden ? words.ownHidden : words.own)}
        <Link to={profileTabAddress(settingsTab)}>{words.settings}</Link>
      </Note>
    );
  }
  return card.isHidden && <Note>{typeset(words.hidden)}</Note>;
};

/** For a member on another's page; the staff has its own act beside it. */
const ReportMember = ({ member: { id, slug: name, card } }: Of) => {
  const { me, report } = useUnit({ me: $memberId, report: reportOpened });
  if (me === null || me === id) return null;
  return (
    <Report>
      <QuietButton look="bare" onClick={() => report({ subject: { kind: "member", id }, name })}>
        {words.report}
      </QuietButton>
      <MemberBlock member={id} name={name} />
      <MemberMeasure member={id} name={name} isStaff={card.isStaff} />
      <ReportPlace />
    </Report>
  );
};

/** For a member on another's page that isn't hidden, unless they block them. */
const FollowMember = ({ member: { id, slug: name, card } }: Of) => {
  const { me, blocks } = useUnit({ me: $memberId, blocks: $blocks });
  if (me === null || me === id || card.isHidden || blocks(id)) return null;
  return (
    <Follow>
      <MemberFollow kind="member" slug={id} path={memberPath(name)} name={name} />
    </Follow>
  );
};

/** The teams that a player, or one of the teams' staff, is in; and their own page. */
const InTeams = ({ person }: { readonly person: MemberPerson }) => (
  <>
    {person.teams.map(({ slug, game, kind, role }) => (
      <span key={`${slug} ${kind} ${role}`}>
        {typeset(kind === "player" ? words.plays : words.works)}
        <Link to={teamPath(slug)}>{typeset(words.team(game))}</Link>
        {typeset(words.role(role))}
      </span>
    ))}
    <span>
      {typeset(words.knownAs)}
      <Link to={personPath(person.slug)}>
        <bdi>{typeset(person.name)}</bdi>
      </Link>
    </span>
  </>
);

const MemberHead = ({ member }: Of) => {
  const { slug: name, card, since, badges, person } = member;
  const hasTeams = useHasFeature("teams");
  return (
    <Frame>
      <Face name={name} picture={card.avatar} drawing={memberFace(name)} size="own" />
      <div>
        <Name $isLong={name.length > mostLetters}>
          <bdi>{name}</bdi>
        </Name>
        <Known>
          <span>{words.since(longMonth(since))}</span>
          {hasTeams && person && <InTeams person={person} />}
        </Known>
        {useSlot("memberFacts").map((Facts, at) => (
          <Facts key={at} member={member} />
        ))}
        {badges.length > 0 && (
          <Badges>
            <BadgeList shown={badges.map((badge) => ({ badge }))} of={name} />
          </Badges>
        )}
        <WhoSees member={member} />
        <FollowMember member={member} />
        <ReportMember member={member} />
      </div>
    </Frame>
  );
};

const addressOf = { article: articleAddress, tip: tipAddress } as const;

type TitlesOf = { readonly kind: keyof typeof addressOf; readonly items: MemberPage["articles"] };

const Titles = ({ kind, items }: TitlesOf) => (
  <Entries>
    {items.map(({ slug, title }) => (
      <li key={slug}>
        <Link to={addressOf[kind](slug)}>{typeset(title)}</Link>
      </li>
    ))}
  </Entries>
);

const Articles = ({ member: { articles } }: Of) => <Titles kind="article" items={articles} />;
const Tips = ({ member: { tips } }: Of) => <Titles kind="tip" items={tips} />;

const Comments = ({ member: { id: author, comments } }: Of) => {
  const { moment, blocks } = useUnit({ moment: $now, blocks: $blocks });
  /** Of a member whom the reader blocks: shown for this once. */
  const [isOpened, open] = useState(false);
  const { count, latest } = comments;
  const isBlocked = blocks(author);
  if (isOpened && !isBlocked) open(false);
  if (isBlocked && !isOpened) {
    return (
      <Folded>
        {typeset(words.folded)}
        <QuietButton look="bare" onClick={() => (focusContent(), open(true))}>
          {words.showFolded}
        </QuietButton>
      </Folded>
    );
  }
  return (
    <>
      {count > latest.length && <p>{typeset(words.latestOf(latest.length, count))}</p>}
      <Entries>
        {latest.map(({ id, on, slug, title, text, at }) => (
          <li key={id}>
            <Link to={`${addressOf[on](slug)}#${fragmentOf(id)}`}>{typeset(title)}</Link>
            <p dir="auto">{typeset(quoteIn(text).rest || text)}</p>
            <time dateTime={at}>{typeset(agoAndWhen(at, moment))}</time>
          </li>
        ))}
      </Entries>
    </>
  );
};

const Shown = ({ member }: Of) => {
  const { name: club } = useUnit($club);
  const { slug: name, articles, tips, comments } = member;
  const hasTips = useHasFeature("tips") && tips.length > 0;
  const parts = [
    articles.length > 0 && { title: words.articles, Content: Articles },
    hasTips && { title: words.tips, Content: Tips },
    comments.count > 0 && { title: words.commentsTitle, Content: Comments },
  ].filter((part) => part !== false);
  return (
    <>
      <Head title={name} description={words.description(name, club)} />
      <MemberHead member={member} />
      {parts.length === 0 && <Nothing>{typeset(words.nothing)}</Nothing>}
      {parts.map(({ title, Content }, at) => (
        <Board key={title} $ground={at % 2 === 0 ? "ice" : "ink"} aria-labelledby={`member-${at}`}>
          <Wrap>
            <SectionHeading number={1 + at} title={typeset(title)} id={`member-${at}`} />
            <Content key={member.id} member={member} />
          </Wrap>
        </Board>
      ))}
    </>
  );
};

/** What the site shows of a member; or why it shows nothing. */
export const Component = () => {
  const { page, retry } = useUnit({ page: $member, retry: memberRetried });
  useMoved($memberMovedTo);
  if (page.status === "ready") return <Shown member={page.value} />;
  const title = page.status === "loading" ? words.loading : page.status === "not-found" ? words.notFound : words.failed;
  const again = () => {
    focusContent();
    retry();
  };
  return (
    <Wrap>
      <Head title={title} />
      {page.status === "loading" ? (
        <TextSkeleton words={title} />
      ) : (
        <EmptyState
          heading="h1"
          why={page.status === "not-found" ? "filtered" : "failed"}
          title={title}
          text={page.status === "not-found" ? words.notFoundAdvice : adviceOnRead(page)}
          action={
            page.status === "not-found" ? (
              <TextLink way="back" to="/">
                {words.home}
              </TextLink>
            ) : (
              <QuietButton onClick={again}>{words.retry}</QuietButton>
            )
          }
        />
      )}
    </Wrap>
  );
};

export const handle: PageHandle = {
  opened: memberOpened,
  status: $memberStatus,
  movedTo: $memberMovedTo,
  shows: ["members", "articles", "tips", "matches", "teams"],
};
