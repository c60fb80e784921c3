import { css, styled } from "styled-components";
import { ButtonLink } from "../../../design/components/actions/Button.tsx";
import { printHidden, row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below, smallDesktopOnly, tabletOnly } from "../../../design/tokens/screens.ts";
import { skew } from "../../../design/tokens/slope.ts";
import { quietText, visuallyHidden, wrap } from "../../../design/tokens/text.ts";
import { Plates } from "../shown/Versus.styles.ts";

const columnsFew = "minmax(0, 1fr) auto";

export const Bar = styled.section`
  position: relative;
  z-index: ${layer.inside};
  background: ${meaning.surfaceRaised};
  border-block: ${stroke.hairline} solid ${meaning.line};
  time {
    white-space: nowrap;
  }
  ${printHidden}
`;

/** When the match is, and how long until then, beside the live edge: the light, last of its three places. */
export const When = styled.p`
  position: relative;
  display: grid;
  padding-left: 28px;
  line-height: 1.15;
  font-size: ${size.small};
  &::before {
    content: "";
    position: absolute;
    top: 2px;
    left: 0;
    /* As high as the words beside it; not so high that it leans into them. */
    height: min(100% - 4px, 64px);
    width: 8px;
    background: ${meaning.auroraUp};
    transform: ${skew} translateX(4px);
  }
  && time {
    /* As wide as most dates: what stands beside it stays in its place in every zone. */
    min-width: 10.2em;
    font-size: 1.375rem;
    font-weight: ${weight.title};
    font-stretch: ${width.name};
    ${below.phone} {
      min-width: 0;
      white-space: normal;
      /* The longest date, "mer. 23 sept., 20 h 30", beside the calendar's button: one line. */
      font-size: clamp(0.9375rem, 7.4vw - 8px, 1.375rem);
    }
  }
`;

export const Top = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.x3};
`;

export const Label = styled.span`
  ${quietText}
`;

export const Count = styled.span`
  color: ${meaning.markText};
  font-weight: ${weight.bold};
  /* A line of its own, whether it says "demain" or "après-demain": the bar is as high each day. */
  ${below.narrow} {
    flex-basis: 100%;
  }
`;

/** In the place of a hidden score, as high as a touch target. */
export const Reveal = styled.button`
  position: relative;
  padding: 14px 0;
  margin-block: -14px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

const part = css`
  ${quietText}
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Opponent = styled.span`
  ${part}
  display: none;
  /* Two lines, also for short names: the bar is as high for each match. */
  ${below.narrow} {
    min-height: 2.3em;
  }
`;

export const Competition = styled.span`
  ${part}
  ${below.phone} {
    display: none;
  }
`;

export const Game = styled.span``;

export const Zone = styled.span`
  ${quietText}
  display: inline-block;
  flex: none;
  /* As wide as its longer name: what stands before it breaks alike in every zone. */
  min-width: 6.1em;
  max-width: 100%;
  white-space: nowrap;
`;

/** The game and the time zone, below the names where the columns beside them are hidden. */
export const Under = styled.span`
  display: none;
  flex-wrap: wrap;
  gap: 0 ${space.x1};
  font-stretch: ${width.data};
  ${below.narrow} {
    gap: 0;
  }
`;

export const Event = styled.p`
  min-width: 0;
  font-size: ${size.small};
  /* Three lines, of a competition with a long name, are no higher than the bar. */
  line-height: 1.2;
  overflow-wrap: anywhere;
  strong {
    display: block;
    font-weight: ${weight.strong};
  }
`;

export const How = styled.span`
  ${quietText}
  /* Stage, format and zone on one line of a wide screen. */
  font-stretch: ${width.data};
  ${below.phone} {
    /* The zone has a line of its own, so that its name moves nothing. */
    &,
    ${Zone} {
      display: block;
      width: auto;
    }
  }
`;

export const Format = styled.span`
  ${smallDesktopOnly} {
    display: none;
  }
`;

export const Watch = styled(ButtonLink)`
  ${tabletOnly} {
    padding-inline: 20px;
    span {
      ${visuallyHidden}
    }
  }
  ${below.phone} {
    flex: 1;
    justify-content: center;
  }
`;

export const Acts = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.x2};
`;

/** The match after it. */
export const After = styled.p`
  grid-column: 1 / -1;
  ${row("2px 16px")}
  padding-top: ${space.x3};
  border-top: ${stroke.hairline} solid ${meaning.line};
  ${quietText}
  font-size: ${size.small};
  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  time {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
  /* As high as a touch target, on a line that isn't. */
  a {
    padding-block: 10px;
    margin-block: -10px;
  }
`;

/** The slim bar without plates: the date, the opponent in words, and the calendar beside them. */
const inWords = css`
  ${Plates},
  ${Game} {
    display: none;
  }
  ${Opponent} {
    display: block;
  }
`;

/** The plates on a line of their own. */
const onTwoLines = css`
  ${Plates} {
    grid-column: 1 / -1;
    order: 1;
  }
  ${After} {
    order: 2;
  }
`;

const wholeOnPhones = css`
  padding-block: 14px;
  ${Event} {
    display: block;
  }
  ${Under} {
    display: none;
  }
`;

const slimOnPhones = css`
  ${inWords}
  ${When} {
    grid-column: 1;
  }
  ${Acts} {
    grid-column: 2;
    order: 1;
  }
  ${Watch} {
    display: none;
  }
  ${below.narrow} {
    ${Under} {
      display: grid;
    }
  }
`;

type InsideProps = {
  readonly $isSlim: boolean;
  /** The names have no room beside the date on a tablet. */
  readonly $isLong: boolean;
};

/** One under the other. */
const onPhones = css<InsideProps>`
  grid-template-columns: ${columnsFew};
  gap: ${space.x3} ${space.x4};
  & > * {
    grid-column: 1 / -1;
  }
  ${Plates} {
    order: 2;
  }
  ${Event} {
    order: 3;
  }
  ${Acts} {
    order: 4;
  }
  ${After} {
    order: 5;
  }
  ${({ $isSlim }) => ($isSlim ? slimOnPhones : wholeOnPhones)}
`;

export const Inside = styled.div<InsideProps>`
  --bug: ${({ $isSlim }) => ($isSlim ? "44px" : "52px")};
  ${wrap}
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 24px 20px;
  min-height: ${({ $isSlim }) => ($isSlim ? "80px" : "92px")};
  padding-block: ${({ $isSlim }) => ($isSlim ? space.x3 : space.x4)};
  ${below.desktop} {
    grid-template-columns: ${({ $isLong }) => ($isLong ? columnsFew : "minmax(0, 1fr) max-content auto")};
    ${Event} {
      display: none;
    }
    ${Under} {
      display: flex;
    }
    ${({ $isSlim, $isLong }) => $isLong && ($isSlim ? inWords : onTwoLines)}
  }
  ${tabletOnly} {
    gap: ${space.x4};
  }
  ${below.phone} {
    ${onPhones}
  }
`;
