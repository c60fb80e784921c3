import { type ReactNode, useCallback, useState } from "react";
import { styled } from "styled-components";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { useComplaints } from "./complaining.ts";
import type { Complaints } from "./complaints.ts";
import { blocksStyles, writingStyles } from "./writing.styles.ts";
import { words } from "./writingWords.ts";

const Frame = styled.div`
  ${writingStyles}
  ${blocksStyles}
`;

type WritingFrameProps = {
  /** What is wrong with which field of what was sent. */
  readonly complaints: Complaints;
  /** What is written, on the left. */
  readonly children: ReactNode;
  /** The `Preview`, on the right. */
  readonly see: ReactNode;
};

/** Writing on the left, what comes of it on the right; on a phone one or the other. */
export const WritingFrame = ({ complaints, children, see }: WritingFrameProps) => {
  const [view, show] = useState("write");
  const showWriting = useCallback(() => show("write"), []);
  const part = useComplaints(complaints, view === "write", showWriting);
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
      <div ref={part} data-begin className="write" role="group" aria-label={words.writing}>
        {children}
      </div>
      {see}
    </Frame>
  );
};
