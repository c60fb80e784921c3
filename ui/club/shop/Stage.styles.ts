import { styled } from "styled-components";
import { ground } from "../../design/tokens/ground.ts";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, tracking, weight } from "../../design/tokens/measures.ts";
import { below, tabletOnly, when } from "../../design/tokens/screens.ts";
import { visuallyHidden, wrap } from "../../design/tokens/text.ts";
import { bySizeStyles } from "./BySize.tsx";
import { field } from "./Views.styles.ts";

/** The field, which leans towards the words, with the jersey on it; the words beside it or, on one column, below. */
export const Field = styled.section<{ readonly $first: number }>`
  ${ground("ice")}
  /* The field's edge, at half its height, and how far it leans from there. */
  --field: 51.5%;
  --lean: 128px;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  &::before {
    ${field}
    inset: 0;
    clip-path: polygon(0 0, calc(var(--field) + var(--lean)) 0, calc(var(--field) - var(--lean)) 100%, 0 100%);
  }
  ${bySizeStyles}
  ${below.desktop} {
    --field: 49.5%;
  }
  ${below.laptop} {
    --field: 47.5%;
  }
  ${tabletOnly} {
    --field: 46%;
    --lean: 48px;
  }
  ${below.phone} {
    &::before {
      display: none;
    }
  }
  ${when.printed} {
    fieldset {
      ${visuallyHidden}
    }
  }
`;

export const Inside = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 24px clamp(24px, 6vw, 96px);
  align-items: center;
  min-height: 780px;
  padding-block: clamp(32px, 4vw, 56px);
  ${tabletOnly} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-height: 0;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding-top: ${space.x5};
  }
`;

/** What the jersey is, what it costs, in which size, and where to order it. */
export const Offer = styled.div`
  ${stack(space.x4)}
  justify-self: end;
  width: 100%;
  max-width: 480px;
  overflow-wrap: anywhere;
  ${below.phone} {
    justify-self: start;
    max-width: 620px;
    margin-top: 84px;
  }
`;

type NameProps = {
  /** A long word in it has no room in the largest letters. */
  readonly $isLong: boolean;
};

export const Name = styled.h1<NameProps>`
  font-size: ${({ $isLong }) => ($isLong ? "clamp(1.875rem, 3.5vw, 3rem)" : "clamp(2.5rem, 5.2vw, 4.75rem)")};
  font-weight: ${weight.black};
  line-height: 0.92;
  letter-spacing: ${tracking.tight};
  hyphens: auto;
`;

export const Description = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.prose};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
  padding-top: ${space.x4};
  border-top: ${stroke.firm} solid ${meaning.text};
  color: ${meaning.textQuiet};
  b {
    color: ${meaning.text};
  }
`;

export const Sizes = styled.div<NameProps>`
  && fieldset > div {
    grid-template-columns: ${({ $isLong }) =>
      $isLong ? "repeat(auto-fill, minmax(120px, 1fr))" : "repeat(6, minmax(0, 1fr))"};
  }
`;

export const Note = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  ${when.printed} {
    ${visuallyHidden}
  }
`;

export const Facts = styled.dl`
  margin-top: ${space.x2};
  font-size: ${size.small};
  div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: ${space.x3};
    padding-block: 10px;
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  dt {
    color: ${meaning.textQuiet};
    hyphens: auto;
  }
  dd {
    font-weight: ${weight.semi};
  }
`;
