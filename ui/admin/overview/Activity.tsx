import { useId } from "react";
import { Link } from "react-router-dom";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { Overview } from "../../../domain/club/overview.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Icon, type IconName } from "../../design/components/media/Icon.tsx";
import { QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { $moment } from "../../lib/page/moment.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { applicationsAddress, pathOf } from "../address.ts";
import { ago, daysSince } from "../ago.ts";
import { Entry, Kind, What, When } from "./Activity.styles.ts";
import { Section, SectionTitle } from "./overview.styles.ts";
import { words } from "./words.ts";

type LatestProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly kind: ContentKind;
  readonly latest: { readonly slug: string; readonly title: string; readonly publishedAt: string } | null;
};

const Latest = ({ icon, label, kind, latest }: LatestProps) => {
  const moment = useUnit($moment);
  return (
    <Entry>
      <Icon name={icon} />
      <div>
        <Kind>{label}</Kind>
        <What>
          {latest ? <Link to={pathOf(kind, latest.slug)}>{typeset(latest.title)}</Link> : french(words.noneYet)}
        </What>
      </div>
      {latest && <When dateTime={latest.publishedAt}>{french(ago(latest.publishedAt, moment))}</When>}
    </Entry>
  );
};

/** The pending applications, then the latest activity. */
export const Activity = ({ overview }: { readonly overview: Overview }) => {
  const moment = useUnit($moment);
  const title = useId();
  const { pending, oldestPending, latestTip, latestArticle } = overview;
  return (
    <Section $span={8} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.activity)}</SectionTitle>
      <ul>
        {pending > 0 && (
          <Entry $isDue>
            <Icon name="alert" />
            <div>
              <Kind>{words.due}</Kind>
              <What>
                {french(words.waiting(pending, oldestPending === null ? 0 : daysSince(oldestPending, moment)))}
              </What>
            </div>
            <QuietLink to={applicationsAddress({ status: "pending" })}>{words.examine}</QuietLink>
          </Entry>
        )}
        <Latest icon="star" label={words.latestTip} kind="tip" latest={latestTip} />
        <Latest icon="doc" label={words.latestArticle} kind="article" latest={latestArticle} />
      </ul>
    </Section>
  );
};
