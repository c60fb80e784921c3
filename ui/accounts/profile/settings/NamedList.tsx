import { useEffect } from "react";
import { styled } from "styled-components";
import { Link } from "../../../design/components/actions/Link.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../design/tokens/measures.ts";
import { nameText } from "../../../design/tokens/text.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import type { Loaded } from "../../../lib/loading/loaded.ts";

const List = styled.ul`
  width: 100%;
  border-top: ${stroke.hairline} solid ${meaning.line};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x2} ${space.x4};
    padding-block: ${space.x2};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    ${nameText}
  }
  span {
    display: block;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  button {
    flex: none;
  }
`;

type Entry = {
  readonly key: string;
  readonly name: string;
  /** The address of its page, if there is one to see. */
  readonly to: string | null;
  readonly kind?: string;
  /** Names the press, with the name. */
  readonly stopFor: string;
  readonly isStopping: boolean;
  readonly onStop: () => unknown;
};

type NamedListProps = {
  readonly entries: Loaded<readonly Entry[]>;
  readonly words: Readonly<Record<"title" | "loading" | "failed" | "retry" | "none" | "stop", string>>;
  readonly onWant: () => unknown;
  readonly onRetry: () => unknown;
};

/** What a member has chosen, by its names, each with a press that ends it. */
export const NamedList = ({ entries, words, onWant, onRetry }: NamedListProps) => {
  useEffect(() => void onWant(), [onWant]);

  if (entries.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (entries.status === "failed") {
    return (
      <>
        <p role="status">{french(words.failed)}</p>
        <QuietButton onClick={() => onRetry()}>{words.retry}</QuietButton>
      </>
    );
  }
  if (entries.value.length === 0) return <p>{french(words.none)}</p>;
  return (
    <List aria-label={words.title}>
      {entries.value.map(({ key, name, to, kind, stopFor, isStopping, onStop }) => {
        const shown = <bdi>{typeset(name)}</bdi>;
        return (
          <li key={key}>
            <div>
              {to === null ? <b>{shown}</b> : <Link to={to}>{shown}</Link>}
              {kind !== undefined && <span>{french(kind)}</span>}
            </div>
            <QuietButton
              look="bare"
              busy={isStopping}
              aria-label={typeset(stopFor)}
              onClick={() => (focusContent(), onStop())}
            >
              {words.stop}
            </QuietButton>
          </li>
        );
      })}
    </List>
  );
};
