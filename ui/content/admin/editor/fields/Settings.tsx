import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import type { Field } from "../../../../../domain/content/editing/contentItem.ts";
import { typeset } from "../../../../design/components/text/french.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../../../design/tokens/measures.ts";
import { unfolds } from "../../../../design/tokens/unfolds.ts";
import type { Complaints } from "../complaints/complaints.ts";
import { words } from "../writingWords.ts";

const Fold = styled.details`
  min-width: 0;
  border-block: ${stroke.hairline} solid ${meaning.line};

  > summary {
    display: flex;
    align-items: center;
    gap: ${space.x3};
    ${unfolds}
    min-height: ${layout.touch};
    cursor: pointer;
  }
  > summary > strong {
    font-weight: ${weight.strong};
    font-stretch: ${width.name};
  }
  > summary > span {
    flex: 1;
    overflow: hidden;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
    padding-block: ${space.x2} ${space.x4};
  }
`;

/** The fields that stand above the text, unfolded. */
const unfolded: readonly string[] = ["title", "excerpt", "content"] satisfies readonly Field[];

type SettingsProps = {
  readonly complaints: Complaints;
  /** What is set, in a few words, for readers of the folded line. */
  readonly summary: readonly string[];
  readonly children: ReactNode;
};

/** All fields but title, excerpt and text, folded until one of them is wrong. */
export const Settings = ({ complaints, summary, children }: SettingsProps) => {
  const [isOpen, open] = useState(false);
  const isWrong = Object.keys(complaints).some((field) => !unfolded.includes(field));
  return (
    <Fold open={isOpen || isWrong} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        <strong>{words.settings}</strong>
        <span>{typeset(summary.join(", "))}</span>
      </summary>
      <div>{children}</div>
    </Fold>
  );
};
