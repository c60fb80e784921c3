import { Link } from "react-router-dom";
import type { Overview } from "../../../domain/club/overview.ts";
import { oneDecimal, wholeNumber } from "../../design/components/text/format.ts";
import { french } from "../../design/components/text/french.ts";
import { Icon, type IconName } from "../../design/components/media/Icon.tsx";
import { Units } from "../../design/components/text/Units.tsx";
import { applicationsAddress } from "../address.ts";
import { Label, Note, SecondStat, SecondStats, Stat, Stats, Trend, Value } from "./Figures.styles.ts";
import { words } from "./words.ts";

// Fixed labels, not computed figures (docs/product.md, Aperçu).

const trends = { likes: "+12%", comments: "+8%", rating: "+0.2" } as const;

type FiguresProps = { readonly overview: Overview };

const IconLabel = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <Label>
    <Icon name={icon} />
    {french(children)}
  </Label>
);

/** The four main figures with their trends. */
export const Figures = ({ overview }: FiguresProps) => {
  const { articles, articlesToday, tips, views, pending, applications, users, usersToday } = overview;
  return (
    <Stats>
      <Stat as={Link} to="/news">
        <IconLabel icon="doc">{words.articles}</IconLabel>
        <Value>{wholeNumber(articles)}</Value>
        <Note>
          <b>{wholeNumber(articlesToday)}</b> {words.articlesToday(articlesToday)}
        </Note>
      </Stat>
      <Stat as={Link} to="/tips">
        <IconLabel icon="star">{words.tips}</IconLabel>
        <Value>{wholeNumber(tips)}</Value>
        <Note>
          <b>{wholeNumber(views)}</b> {words.views(views)}
        </Note>
      </Stat>
      <Stat as={Link} $waits={pending > 0} to={applicationsAddress({ status: "pending" })}>
        <IconLabel icon="clock">{words.pending}</IconLabel>
        <Value>{wholeNumber(pending)}</Value>
        <Note>
          {words.outOf} <b>{wholeNumber(applications)}</b> {words.received(applications)}
        </Note>
      </Stat>
      <Stat>
        <IconLabel icon="users">{words.users}</IconLabel>
        <Value>{wholeNumber(users)}</Value>
        <Note>
          <b>{wholeNumber(usersToday)}</b> {words.usersToday}
        </Note>
      </Stat>
    </Stats>
  );
};

type SecondProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly trend: string | false;
};

const Second = ({ icon, label, value, trend }: SecondProps) => (
  <SecondStat>
    <IconLabel icon={icon}>{label}</IconLabel>
    <Value>{value}</Value>
    {trend && (
      <Trend>
        <Units text={trend} />
      </Trend>
    )}
  </SecondStat>
);

/** Likes, comments and average rating of the tips. */
export const TipFigures = ({ overview: { likes, comments, averageRating } }: FiguresProps) => (
  <SecondStats aria-label={words.reactions}>
    <Second icon="heart" label={words.likes} value={wholeNumber(likes)} trend={likes > 0 && trends.likes} />
    <Second icon="chat" label={words.comments} value={wholeNumber(comments)} trend={comments > 0 && trends.comments} />
    <Second
      icon="star"
      label={words.rating}
      value={averageRating === null ? words.noRating : oneDecimal(averageRating)}
      trend={averageRating !== null && trends.rating}
    />
  </SecondStats>
);
