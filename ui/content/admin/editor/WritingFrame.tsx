import { type ReactNode, useCallback, useState } from "react";
import { css, styled } from "styled-components";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { useComplaints } from "./complaints/complaining.ts";
import type { Complaints } from "./complaints/complaints.ts";
import { controlHeight, space } from "../../../design/tokens/measures.ts";
import { contentEditor } from "../../../design/tokens/parts/contentEditor.ts";
import { below } from "../../../design/tokens/screens.ts";
import { visuallyHidden } from "../../../design/tokens/text.ts";
import { Panel, PanelHead } from "../preview/Preview.styles.ts";
import { words } from "./writingWords.ts";
import { stack } from "../../../design/tokens/layout.ts";

const Views = styled.div`
  display: none;
  grid-column: 1 / -1;
`;
/** The head of the preview where a choice above it has the same word. */
const saidAbove = css`
  h3 {
    ${visuallyHidden}
  }
  &:not(:has(span)) {
    padding: 0;
    border: 0;
  }
`;
/** The preview, or what takes its place. */
const Side = styled.div`
  position: sticky;
  top: 0;
  ${stack(space.x3)}
  min-width: 0;

  > ${Panel} {
    position: static;
  }
  &:has(> fieldset) > ${Panel} {
    --beside: 56px;
  }
  &:has(> fieldset) ${PanelHead} {
    ${saidAbove}
  }
`;
const Writing = styled.div`
  /* As the preview draws what is typed. */
  input,
  textarea {
    font-family: inherit;
  }
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
    ${PanelHead} {
      ${saidAbove}
    }
    &[data-view="write"] > ${Side}, &[data-view="see"] > ${Writing}, ${Side} > fieldset {
      display: none;
    }
    ${Side} {
      position: static;
    }
  }
`;

/** On a phone the fields or what is beside them; on a wider screen both. */
export type WritingPlace = { readonly isWriting: boolean; readonly side: "see" | "remarks" };
export const firstPlace: WritingPlace = { isWriting: true, side: "see" };

type WritingFrameProps = {
  /** Errors of the sent values, by field. */
  readonly complaints: Complaints;
  /** The fields, on the left. */
  readonly children: ReactNode;
  /** The `Preview`, on the right. */
  readonly see: ReactNode;
  /** What may take the preview's place, and where the frame is then. Absent: always the preview. */
  readonly remarks?: {
    readonly label: string;
    readonly panel: ReactNode;
    readonly place: WritingPlace;
    readonly onPlace: (place: WritingPlace) => void;
  };
};

/** Fields on the left, preview on the right; on a phone one of both. */
export const WritingFrame = ({ complaints, children, see, remarks }: WritingFrameProps) => {
  const own = useState(firstPlace);
  const [place, setPlace] = remarks ? [remarks.place, remarks.onPlace] : own;
  const { isWriting, side } = place;
  const showWriting = useCallback(() => setPlace({ isWriting: true, side }), [setPlace, side]);
  const part = useComplaints(complaints, isWriting, showWriting);
  const sides = [
    { value: "see", words: words.preview },
    ...(remarks ? [{ value: "remarks", words: remarks.label }] : []),
  ];
  const choose = (value: string) =>
    value === "write" ? showWriting() : setPlace({ isWriting: false, side: value === "remarks" ? "remarks" : "see" });
  return (
    <Frame data-view={isWriting ? "write" : "see"}>
      <Views>
        <Choices
          label={words.view}
          isLabelHidden
          choices={[{ value: "write", words: words.write }, ...sides]}
          chosen={isWriting ? "write" : side}
          onChoose={choose}
        />
      </Views>
      <Writing ref={part} data-begin role="group" aria-label={words.writing}>
        {children}
      </Writing>
      <Side>
        {remarks && <Choices label={words.beside} isLabelHidden choices={sides} chosen={side} onChoose={choose} />}
        {remarks && side === "remarks" ? remarks.panel : see}
      </Side>
    </Frame>
  );
};
