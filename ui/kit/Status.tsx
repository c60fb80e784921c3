import { styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, weight } from "../theme/measures.ts";
import { status } from "../theme/parts/controls.ts";
import { when } from "../theme/screens.ts";
import { french } from "./french.ts";
import { Icon } from "./Icon.tsx";

const tones = {
  ok: { colour: meaning.okText, icon: "check" },
  wait: { colour: meaning.pending, icon: "clock" },
  bad: { colour: meaning.danger, icon: "ban" },
  draft: { colour: meaning.textQuiet, icon: "pen" },
} as const;

export type StatusTone = keyof typeof tones;

const Line = styled.span<{ readonly $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${status.gap};
  color: ${({ $tone }) => tones[$tone].colour};
  font-size: ${size.small};
  font-weight: ${weight.bold};
  white-space: nowrap;
  vertical-align: top;

  svg {
    width: ${status.glyph};
    height: ${status.glyph};
  }
  ${when.forced} {
    color: inherit;
  }
`;

/** Where something stands, in a list or a sheet: a colour, a drawing and a word. On tools' ground, which is ink. */
export const Status = ({ tone, words }: { readonly tone: StatusTone; readonly words: string }) => (
  <Line $tone={tone}>
    <Icon name={tones[tone].icon} />
    {french(words)}
  </Line>
);
