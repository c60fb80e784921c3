import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, weight } from "../../tokens/measures.ts";
import { when } from "../../tokens/screens.ts";
import { french } from "../text/french.ts";
import { Icon } from "../media/Icon.tsx";

const status = { glyph: "16px" } as const;

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
  gap: 7px;
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

/** A state in a list or a sheet: colour, icon and word. For the ink ground only. */
export const Status = ({ tone, words }: { readonly tone: StatusTone; readonly words: string }) => (
  <Line $tone={tone}>
    <Icon name={tones[tone].icon} />
    {french(words)}
  </Line>
);
