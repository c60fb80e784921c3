import { type ComponentProps, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { unfolds } from "../../../design/tokens/unfolds.ts";
import { layout, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { SearchFields } from "./SearchFields.tsx";
import { words } from "./writingWords.ts";

const Fold = styled.details`
  border-block: ${stroke.hairline} solid ${meaning.line};

  > summary {
    display: flex;
    align-items: center;
    gap: ${space.x2};
    ${unfolds}
    min-height: ${layout.touch};
    font-weight: ${weight.strong};
    font-stretch: ${width.name};
    cursor: pointer;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
    padding-block: ${space.x2} ${space.x4};
  }
`;

type SettingsProps = ComponentProps<typeof SearchFields> & {
  /** The address, where it stands here. */
  readonly children?: ReactNode;
};

/** The fields that most texts do without, folded. */
export const Settings = ({ children, ...searched }: SettingsProps) => {
  const [isOpen, open] = useState(false);
  const { searchTitle, searchDescription } = searched.complaints;
  const isWrong = Boolean(searchTitle ?? searchDescription);
  return (
    <Fold open={isOpen || isWrong} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{children ? words.settingsWithAddress : words.settings}</summary>
      <div>
        {children}
        <SearchFields {...searched} />
      </div>
    </Fold>
  );
};
