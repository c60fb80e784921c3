import { css } from "styled-components";
import { markWhenForced } from "../../design/tokens/forced.ts";
import { ground } from "../../design/tokens/ground.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, weight } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { rightEdge, run, skew } from "../../design/tokens/slope.ts";

/** The open positions. */
const recruitmentPage = {
  row: "176px",
  glyph: "30px",
  glyphPhone: "26px",
} as const;

/** The position's title on a plate with a slanted edge. */
const name = css`
  .name {
    ${ground("ink")}
    display: grid;
    align-content: center;
    align-self: stretch;
    justify-items: start;
    gap: ${space.x3};
    padding: ${space.x4} calc(var(--cut) + 8px) ${space.x4} ${space.x6};
    clip-path: ${rightEdge("var(--cut)")};
  }
  .name svg {
    width: ${recruitmentPage.glyph};
    height: ${recruitmentPage.glyph};
    color: ${meaning.action};

    ${when.forced} {
      color: inherit;
    }
  }
  h3 {
    min-width: 0;
    font-size: clamp(1.25rem, 1.9vw, 1.75rem);
    line-height: 1.06;
    overflow-wrap: break-word;
  }
`;

const skills = css`
  .say ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x1} ${space.x4};
    margin-top: ${space.x3};
    font-size: ${size.small};
    font-weight: ${weight.data};
  }
  .say li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .say li::before {
    content: "";
    flex: none;
    width: 6px;
    height: 13px;
    background: ${meaning.mark};
    transform: ${skew};
    ${markWhenForced}
  }
`;

const onPhones = css`
  > li {
    grid-template-columns: minmax(0, 1fr);
  }
  .name {
    --cut: 36px;
    grid-row: auto;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    min-height: 96px;
    padding: ${space.x4} 56px ${space.x4} ${space.x4};
  }
  .name svg {
    width: ${recruitmentPage.glyphPhone};
    height: ${recruitmentPage.glyphPhone};
  }
  .say {
    padding: ${space.x4} ${space.x4} 0;
  }
  .apply {
    grid-column: 1;
    margin: ${space.x4};
  }
  .apply :is(button, a) {
    justify-content: center;
    width: 100%;
  }
`;

export const rolesStyles = css`
  display: grid;
  gap: 12px;

  > li {
    --cut: ${run(recruitmentPage.row)};
    display: grid;
    grid-template-columns: minmax(300px, 4fr) minmax(0, 5fr) auto;
    align-items: center;
    min-height: ${recruitmentPage.row};
    background: ${meaning.surfaceRaised};
    break-inside: avoid;
  }
  .say {
    min-width: 0;
    padding: ${space.x4} ${space.x5} ${space.x4} ${space.x2};
  }
  .say p {
    max-width: 26.4em;
    overflow-wrap: break-word;
  }
  .apply {
    display: grid;
    justify-items: center;
    gap: ${space.x1};
    margin-right: ${space.x5};
  }
  ${name}
  ${skills}
  ${below.laptop} {
    > li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
    .name {
      grid-row: span 2;
    }
    .apply {
      grid-column: 2;
      justify-items: start;
      margin: 0 0 ${space.x4} ${space.x2};
    }
  }
  ${below.phone} {
    ${onPhones}
  }
  /* Without a script a link replaces the button. */
  ${when.scriptless} {
    .apply button {
      display: none;
    }
  }
  ${when.printed} {
    .apply {
      display: none;
    }
  }
`;
