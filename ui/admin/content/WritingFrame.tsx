import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { Choices } from "../../kit/Choices.tsx";
import { blocksLook, writingLook } from "./writingLook.ts";
import { words } from "./writingWords.ts";

const Frame = styled.div`
  ${writingLook}
  ${blocksLook}
`;

type WritingFrameProps = {
  /** What is written, on the left. */
  readonly children: ReactNode;
  /** The `Preview`, on the right. */
  readonly see: ReactNode;
};

/** Writing on the left, what comes of it on the right; on a phone one or the other. */
export const WritingFrame = ({ children, see }: WritingFrameProps) => {
  const [view, show] = useState("write");
  return (
    <Frame data-view={view}>
      <div className="views">
        <Choices
          label={words.view}
          isLabelHidden
          choices={[
            { value: "write", words: words.write },
            { value: "see", words: words.preview },
          ]}
          chosen={view}
          onChoose={show}
        />
      </div>
      <div className="write" role="group" aria-label={words.writing}>
        {children}
      </div>
      {see}
    </Frame>
  );
};
