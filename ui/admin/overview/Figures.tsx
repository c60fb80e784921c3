import type { ReactNode } from "react";
import { Link } from "../../design/components/actions/Link.tsx";
import type { Overview } from "../../../domain/club/overview.ts";
import { oneDecimal, wholeNumber } from "../../design/components/text/format.ts";
import { french } from "../../design/components/text/french.ts";
import { Icon, type IconName } from "../../design/components/media/Icon.tsx";
import { Units } from "../../design/components/text/Units.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { applicationsAddress } from "../address.ts";
import { FigureLine } from "./FigureLine.tsx";
import { Label, Lacking, Note, SecondStat, SecondStats, Stat, Stats, Trend, Value } from "./Figures.styles.ts";
import { words } from "./words.ts";

type FiguresProps = { readonly overview: Overview };

const IconLabel = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <Label>
    <Icon name={icon} />
    {french(children)}
  </Label>
);

/** The four main figures. */
export const Figures = ({ overview }: FiguresProps) => {
  const { articles, articlesToday, tips, views, pending, applications, users, usersToday, lines } = overview;
  return (
    <Stats>
      <Stat as={Link} to="/news">
        <IconLabel icon="doc">{words.articles}</IconLabel>
        <Value>{wholeNumber(articles)}</Value>
        <Note>
          <b>{wholeNumber(articlesToday)}</b> {words.articlesToday(articlesToday)}
        </Note>
        <FigureLine figure="articles" line={lines.articles} />
      </Stat>
      <Stat as={Link} to="/tips">
        <IconLabel icon="star">{words.tips}</IconLabel>
        <Value>{wholeNumber(tips)}</Value>
        <Note>
          <b>{wholeNumber(views)}</b> {words.views(views)}
        </Note>
        <FigureLine figure="views" line={lines.views} />
      </Stat>
      <Stat as={Link} $waits={pending > 0} to={applicationsAddress({ status: "pending" })}>
        <IconLabel icon="clock">{words.pending}</IconLabel>
        <Value>{wholeNumber(pending)}</Value>
        <Note>
          {words.outOf} <b>{wholeNumber(applications)}</b> {words.received(applications)}
        </Note>
        <FigureLine figure="applications" line={lines.applications} />
      </Stat>
      <Stat>
        <IconLabel icon="users">{words.users}</IconLabel>
        <Value>{wholeNumber(users)}</Value>
        <Note>
          <b>{wholeNumber(usersToday)}</b> {words.usersToday}
        </Note>
        <FigureLine figure="users" line={lines.users} />
      </Stat>
    </Stats>
  );
};

type SecondProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
};

const Second = ({ icon, label, value, children }: SecondProps) => (
  <SecondStat>
    <IconLabel icon={icon}>{label}</IconLabel>
    <Value>{value}</Value>
    {children}
  </SecondStat>
);

// The written forms are required: "+12%" and, with a point, "+0.2". The page shows a narrow space before the sign.
const signed = (text: string, number: number): string => (number > 0 ? `+${text}` : text);
const growth = (percent: number): string => signed(`${percent}%`, percent);
const difference = (by: number): string => signed(by.toFixed(1), by);

type ChangeProps = {
  /** Since the 30 days before; null: nothing to compare with. */
  readonly by: number | null;
  readonly show: (change: number) => string;
};

const Change = ({ by, show }: ChangeProps) =>
  by === null ? (
    <Lacking>{french(words.notEnough)}</Lacking>
  ) : (
    <Trend $rises={by > 0}>
      <span>
        <Units text={show(by)} />
      </span>
      <VisuallyHidden> {french(words.against)}</VisuallyHidden>
      <small aria-hidden>{french(words.trendSpan)}</small>
    </Trend>
  );

/** Likes, comments and shares of tips and articles and the average rating of the tips, with their trends. */
export const ReactionFigures = ({ overview }: FiguresProps) => {
  const { likes, comments, averageRating, shares, trends, lines } = overview;
  return (
    <SecondStats aria-label={words.reactions}>
      <Second icon="heart" label={words.likes} value={wholeNumber(likes)}>
        <Change by={trends.likes} show={growth} />
        <FigureLine figure="likes" line={lines.likes} hasTrend={trends.likes !== null} />
      </Second>
      <Second icon="chat" label={words.comments} value={wholeNumber(comments)}>
        <Change by={trends.comments} show={growth} />
        <FigureLine figure="comments" line={lines.comments} hasTrend={trends.comments !== null} />
      </Second>
      <Second
        icon="star"
        label={words.rating}
        value={averageRating === null ? words.noRating : oneDecimal(averageRating)}
      >
        <Change by={trends.rating} show={difference} />
      </Second>
      <Second icon="share" label={words.shares} value={wholeNumber(shares)} />
    </SecondStats>
  );
};
