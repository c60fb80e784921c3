import type { ReactNode } from "react";
import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke, width } from "../../tokens/measures.ts";
import { typeset } from "../text/french.ts";
import { EmptyArt } from "./EmptyArt.tsx";

const empty = { art: "92px" } as const;

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 44px 24px;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  text-align: center;

  > svg {
    width: ${empty.art};
    height: ${empty.art};
    margin-bottom: ${space.x2};
  }
  :is(h1, h2, h3) {
    font-size: ${size.headline};
    font-stretch: ${width.title};
  }
`;
const Text = styled.p`
  max-width: 25.2em;
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;
const Action = styled.div`
  margin-top: 10px;
`;

export type EmptyStateProps = {
  /** "filtered": no match for the filters. "first": nothing exists yet. "failed": loading failed. */
  readonly why: "filtered" | "first" | "failed";
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly heading?: "h1" | "h2" | "h3";
};

/** Shown in place of a list: the reason, and the next step. */
export const EmptyState = ({ why, title, text, action, heading: Heading = "h2" }: EmptyStateProps) => (
  <Panel>
    <EmptyArt why={why} />
    <Heading>{typeset(title)}</Heading>
    {text && <Text>{typeset(text)}</Text>}
    {action && <Action>{action}</Action>}
  </Panel>
);
