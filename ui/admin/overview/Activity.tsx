import { useId } from "react";
import { css, styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { Overview } from "../../../domain/club/overview.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Icon, type IconName } from "../../design/components/media/Icon.tsx";
import { QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { applicationsAddress, pathOf } from "../address.ts";
import { ago, daysSince } from "../../design/components/text/ago.ts";
import { quiet, Section, SectionTitle } from "./overview.styles.ts";
import { words } from "./words.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { below } from "../../design/tokens/screens.ts";

const Kind = styled.p`
  ${quiet}
  font-size: ${size.tiny};
`;

const What = styled.p`
  font-size: ${size.control};
  font-weight: ${weight.bold};
  line-height: 1.3;
  overflow-wrap: anywhere;

  /* For a finger: the line's own height stays. */
  a {
    padding-block: ${space.x1};
  }
`;

const When = styled.time`
  ${quiet}
  white-space: nowrap;
`;

/** Icon, text, and a date or an action. `$isDue`: it needs an answer. */
const Entry = styled.li<{ readonly $isDue?: boolean }>`
  display: grid;
  grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr) auto;
  gap: 2px 14px;
  align-items: center;
  min-height: 68px;
  padding: 10px 20px;
  & + & {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  & > svg {
    width: ${adminPage.entryGlyph};
    height: ${adminPage.entryGlyph};
    ${quiet}
  }
  ${({ $isDue }) =>
    $isDue &&
    css`
      box-shadow: inset ${stroke.heavy} 0 0 ${meaning.pending};
      & > svg,
      ${Kind} {
        color: ${meaning.pending};
        font-weight: ${weight.bold};
      }
    `}
  ${below.phone} {
    grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr);
    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

type LatestProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly kind: ContentKind;
  readonly latest: { readonly slug: string; readonly title: string; readonly publishedAt: string } | null;
};

const Latest = ({ icon, label, kind, latest }: LatestProps) => {
  const moment = useUnit($now);
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
  const moment = useUnit($now);
  const title = useId();
  const { pending, oldestPending, latestTip, latestArticle } = overview;
  return (
    <Section $span={12} aria-labelledby={title}>
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
