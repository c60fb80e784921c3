import { useId } from "react";
import { styled } from "styled-components";
import { frameWhenForced } from "../../tokens/forced.ts";
import { stack } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, weight } from "../../tokens/measures.ts";
import { when } from "../../tokens/screens.ts";
import { french } from "../text/french.ts";

const Frame = styled.div`
  ${stack("5px")}
  font-size: ${size.small};
  line-height: 1.5;
`;
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.x3};
  overflow-wrap: anywhere;

  > label {
    min-width: 0;
    font-weight: ${weight.bold};
  }
  > span {
    color: ${meaning.textQuiet};
  }
`;
const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 10px;
  border: 0;
  background: ${meaning.line};

  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    background: ${meaning.lineStrong};
  }
  &::-moz-progress-bar {
    background: ${meaning.lineStrong};
  }
  ${frameWhenForced}
  ${when.forced} {
    &::-webkit-progress-value {
      forced-color-adjust: none;
      background: Highlight;
    }
    &::-moz-progress-bar {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

export type ProgressProps = {
  readonly label: string;
  /** Share of `most`; `null` while it is unknown. */
  readonly value: number | null;
  readonly most?: number;
  /** The progress as visible text: "3 sur 5 étapes". */
  readonly words: string;
};

/** A progress bar with its text. */
export const Progress = ({ label, value, most = 100, words }: ProgressProps) => {
  const id = useId();
  return (
    <Frame>
      <Line>
        <label htmlFor={id}>{french(label)}</label>
        <span>{french(words)}</span>
      </Line>
      <Bar id={id} max={most} value={value ?? undefined} aria-valuetext={words} />
    </Frame>
  );
};
