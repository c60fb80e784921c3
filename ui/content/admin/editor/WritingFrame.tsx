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
  /** Errors of the sent values, by field. */
  readonly complaints: Complaints;
  /** The fields, on the left. */
  readonly children: ReactNode;
  /** The `Preview`, on the right. */
  readonly see: ReactNode;
};

/** Fields on the left, preview on the right; on a phone one of both. */
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
