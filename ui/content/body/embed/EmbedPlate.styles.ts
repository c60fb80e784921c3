import { css, styled } from "styled-components";
import { Figure } from "../../../design/components/prose/proseBoxes.styles.ts";
import { ground } from "../../../design/tokens/ground.ts";
import { row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layer, layout, size, space, stroke, weight } from "../../../design/tokens/measures.ts";
import { when } from "../../../design/tokens/screens.ts";
import { titleText } from "../../../design/tokens/text.ts";

/** `wide`: 16:9. `stream`: the same, as high as Twitch asks for. `tall`: 9:16. `post`: as high as most posts; a longer one scrolls. */
export type FrameShape = "wide" | "stream" | "tall" | "post";

const heights = { wide: "0", stream: "300px", tall: "580px", post: "480px" } as const;
const isWide = (shape: FrameShape): shape is "wide" | "stream" => shape === "wide" || shape === "stream";
const widths = { tall: `calc(${heights.tall} * 9 / 16)`, post: "550px" } as const;

export const Plate = styled(Figure)`
  overflow-wrap: anywhere;
`;

/** As high before the press as after it. */
export const Stage = styled.div<{ readonly $shape: FrameShape }>`
  ${ground("ink")}
  position: relative;
  display: grid;
  /* Else the least height would make it wider. */
  width: 100%;
  background: ${meaning.stage};
  min-height: ${({ $shape }) => heights[$shape]};
  aspect-ratio: ${({ $shape }) => (isWide($shape) ? "16 / 9" : "auto")};
  ${when.scriptless} {
    aspect-ratio: auto;
    min-height: 0;
  }
  ${when.printed} {
    display: none;
  }
`;

export const Art = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  [data-plane] {
    fill: ${meaning.surfaceRaised};
  }
  [data-line] {
    fill: ${meaning.lineStrong};
  }
  [data-mark] {
    fill: ${meaning.mark};
  }
  ${when.forced} {
    display: none;
  }
`;

const covered = css`
  visibility: hidden;
`;

export const Words = styled.div<{ readonly $isCovered: boolean }>`
  position: relative;
  display: grid;
  align-content: end;
  gap: ${space.x3};
  padding: ${space.x4} ${space.x5};
  line-height: 1.35;
  ${({ $isCovered }) => $isCovered && covered}
  b {
    ${titleText}
    font-size: ${size.title3};
  }
  p {
    margin-top: ${space.x2};
    font-size: ${size.tiny};
  }
  /* Pressing needs a script. */
  > div {
    ${when.scriptless} {
      display: none;
    }
  }
`;

const centred = (shape: keyof typeof widths) => css`
  inset-inline: max(0px, (100% - ${widths[shape]}) / 2);
  width: min(100%, ${widths[shape]});
`;

export const Frame = styled.iframe<{ readonly $shape: FrameShape }>`
  position: absolute;
  inset: 0;
  z-index: ${layer.inside};
  width: 100%;
  height: 100%;
  border: 0;
  ${({ $shape }) => !isWide($shape) && centred($shape)}
`;

export const Bar = styled.figcaption`
  && {
    ${row(`0 ${space.x5}`)}
    align-items: center;
    justify-content: space-between;
    padding: ${space.x1} ${space.x5};
  }
  /* The switch's box stands under the words above. */
  > div {
    margin-left: -${space.x3};
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    font-weight: ${weight.bold};
    ${when.printed} {
      display: none;
    }
  }
  ${when.forced} {
    border-top: ${stroke.hairline} solid;
  }
`;

export const Printed = styled.span`
  ${when.onScreen} {
    display: none;
  }
`;
