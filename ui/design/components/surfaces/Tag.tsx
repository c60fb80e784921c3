import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, stroke, weight, width } from "../../tokens/measures.ts";
import { parallelogram, plate } from "../../tokens/slope.ts";

type Tone = "mark" | "plain" | "ok" | "pending";

const fills = { mark: meaning.mark, plain: meaning.calm, ok: meaning.ok, pending: meaning.pending } as const;
const inks = { mark: meaning.onMark, plain: meaning.onCalm, ok: meaning.onStatus, pending: meaning.onStatus } as const;

/** A word on a slanted plate: a category, a state. Never interactive. */
export const Tag = styled.span<{ readonly $tone?: Tone }>`
  ${({ $tone = "mark" }) => plate(parallelogram("9px"), fills[$tone])}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 28px;
  padding: 5px 16px;
  color: ${({ $tone = "mark" }) => inks[$tone]};
  font-size: ${size.tiny};
  font-weight: ${weight.bold};
  font-stretch: ${width.tag};
  line-height: 1;
  overflow-wrap: anywhere;
`;

/** A word in a thin border: a member's right or position. */
export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 26px;
  padding: 0 9px;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  font-size: ${size.micro};
  font-weight: ${weight.data};
  white-space: nowrap;
`;
