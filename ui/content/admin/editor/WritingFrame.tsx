import { type ReactNode, useCallback, useState } from "react";
import { styled } from "styled-components";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { useComplaints } from "./complaining.ts";
import type { Complaints } from "./complaints.ts";
import { controlHeight, space } from "../../../design/tokens/measures.ts";
import { contentEditor } from "../../../design/tokens/parts/contentEditor.ts";
import { below } from "../../../design/tokens/screens.ts";
import { Panel } from "../preview/Preview.styles.ts";
import { words } from "./writingWords.ts";

const Views = styled.div`
  display: none;
  grid-column: 1 / -1;
`;
const Writing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  min-width: 0;

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: ${space.x4};
    align-items: start;
  }
`;
/** Two columns, fields and preview; two views on narrow screens. */
const Frame = styled.div`
  ${controlHeight("tool")}
  display: grid;
  grid-template-columns: ${contentEditor.halves};
  gap: ${space.x5};
  align-items: start;

  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);

    ${Views} {
      display: block;
    }
    &[data-view="write"] > ${Panel}, &[data-view="see"] > ${Writing} {
      display: none;
    }
  }
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
      <Views>
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
      </Views>
      <Writing ref={part} data-begin role="group" aria-label={words.writing}>
        {children}
      </Writing>
      {see}
    </Frame>
  );
};
