import { useId } from "react";
import { Link } from "react-router-dom";
import type { Kind } from "../../../domain/content/editing/item.ts";
import type { Overview } from "../../../domain/accounts/staff/readOverview.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import type { IconName } from "../../design/components/media/icons.ts";
import { QuietLink } from "../../design/components/actions/QuietLink.tsx";
import { $moment } from "../../lib/page/moment.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { applicationsAddress, pathOf } from "../address.ts";
import { ago, daysSince } from "../ago.ts";
import { words } from "./words.ts";

type LatestProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly kind: Kind;
  readonly story: { readonly slug: string; readonly title: string; readonly publishedAt: string } | null;
};

const Latest = ({ icon, label, kind, story }: LatestProps) => {
  const moment = useUnit($moment);
  return (
    <li>
      <Icon name={icon} />
      <div>
        <p className="kind">{label}</p>
        <p className="what">
          {story ? <Link to={pathOf(kind, story.slug)}>{typeset(story.title)}</Link> : french(words.noneYet)}
        </p>
      </div>
      {story && (
        <time className="when" dateTime={story.publishedAt}>
          {french(ago(story.publishedAt, moment))}
        </time>
      )}
    </li>
  );
};

/** The pending applications, then the latest activity. */
export const Activity = ({ overview }: { readonly overview: Overview }) => {
  const moment = useUnit($moment);
  const title = useId();
  const { pending, oldestPending, latestTip, latestArticle } = overview;
  return (
    <section className="wide" aria-labelledby={title}>
      <h2 className="title" id={title}>
        {french(words.activity)}
      </h2>
      <ul className="feed">
        {pending > 0 && (
          <li className="due">
            <Icon name="alert" />
            <div>
              <p className="kind">{words.due}</p>
              <p className="what">
                {french(words.waiting(pending, oldestPending === null ? 0 : daysSince(oldestPending, moment)))}
              </p>
            </div>
            <QuietLink to={applicationsAddress({ status: "pending" })}>{words.examine}</QuietLink>
          </li>
        )}
        <Latest icon="star" label={words.latestTip} kind="tip" story={latestTip} />
        <Latest icon="doc" label={words.latestArticle} kind="article" story={latestArticle} />
      </ul>
    </section>
  );
};
