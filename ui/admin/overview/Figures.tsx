import { Link } from "react-router-dom";
import type { Overview } from "../../../domain/accounts/staff/readOverview.ts";
import { oneDecimal, wholeNumber } from "../../design/components/text/format.ts";
import { french } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import type { IconName } from "../../design/components/media/icons.ts";
import { Units } from "../../design/components/text/Units.tsx";
import { applicationsAddress } from "../address.ts";
import { trends } from "./trends.ts";
import { words } from "./words.ts";

type Shown = { readonly overview: Overview };

const Label = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <span className="label">
    <Icon name={icon} />
    {french(children)}
  </span>
);

/** The four main figures with their trends. */
export const Figures = ({ overview }: Shown) => {
  const { articles, articlesToday, tips, views, pending, applications, users, usersToday } = overview;
  return (
    <div className="stats">
      <Link className="stat" to="/news">
        <Label icon="doc">{words.articles}</Label>
        <span className="value">{wholeNumber(articles)}</span>
        <span className="note">
          <b>{wholeNumber(articlesToday)}</b> {words.articlesToday(articlesToday)}
        </span>
      </Link>
      <Link className="stat" to="/tips">
        <Label icon="star">{words.tips}</Label>
        <span className="value">{wholeNumber(tips)}</span>
        <span className="note">
          <b>{wholeNumber(views)}</b> {words.views(views)}
        </span>
      </Link>
      <Link className={pending > 0 ? "stat waits" : "stat"} to={applicationsAddress({ status: "pending" })}>
        <Label icon="clock">{words.pending}</Label>
        <span className="value">{wholeNumber(pending)}</span>
        <span className="note">
          {words.outOf} <b>{wholeNumber(applications)}</b> {words.received(applications)}
        </span>
      </Link>
      <div className="stat">
        <Label icon="users">{words.users}</Label>
        <span className="value">{wholeNumber(users)}</span>
        <span className="note">
          <b>{wholeNumber(usersToday)}</b> {words.usersToday}
        </span>
      </div>
    </div>
  );
};

type SecondProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly trend: string;
};

const Second = ({ icon, label, value, trend }: SecondProps) => (
  <div className="stat">
    <Label icon={icon}>{label}</Label>
    <span className="value">{value}</span>
    <span className="trend">
      <Units text={trend} />
    </span>
  </div>
);

/** Views, likes, comments, shares and ratings of the tips. */
export const TipFigures = ({ overview: { likes, comments, averageRating } }: Shown) => (
  <section className="stats seconds" aria-label={words.reactions}>
    <Second icon="heart" label={words.likes} value={wholeNumber(likes)} trend={trends.likes} />
    <Second icon="chat" label={words.comments} value={wholeNumber(comments)} trend={trends.comments} />
    <Second
      icon="star"
      label={words.rating}
      value={averageRating === null ? words.noRating : oneDecimal(averageRating)}
      trend={trends.rating}
    />
  </section>
);
