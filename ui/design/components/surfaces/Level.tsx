import { styled } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { stroke, weight } from "../../tokens/measures.ts";
import { when } from "../../tokens/screens.ts";
import { skew } from "../../tokens/slope.ts";

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: ${weight.data};
`;
const Bars = styled.span`
  display: inline-flex;
  gap: 3px;
`;
const Bar = styled.span<{ readonly $on: boolean }>`
  width: 9px;
  height: 16px;
  background: ${({ $on }) => ($on ? meaning.mark : meaning.calm)};
  box-shadow: ${({ $on }) => ($on ? "none" : `inset 0 0 0 ${stroke.hairline} ${meaning.lineStrong}`)};
  transform: ${skew};
  print-color-adjust: exact;
  ${({ $on }) => $on && markWhenForced}
  ${when.forced} {
    border: ${stroke.hairline} solid;
  }
`;

const steps = [1, 2, 3, 4] as const;

/** A tip's difficulty: bars and the word. An unknown difficulty has no bars. */
export const Level = ({ step, words }: { readonly step: 1 | 2 | 3 | 4 | null; readonly words: string }) => (
  <Line>
    {step !== null && (
      <Bars aria-hidden="true">
        {steps.map((bar) => (
          <Bar key={bar} $on={bar <= step} />
        ))}
      </Bars>
    )}
    {words}
  </Line>
);
