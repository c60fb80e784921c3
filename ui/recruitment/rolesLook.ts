import { css } from "styled-components";
import { markWhenForced } from "../theme/forced.ts";
import { ground } from "../theme/ground.ts";
import { meaning } from "../theme/meaning.ts";
import { size, space, weight } from "../theme/measures.ts";
import { recruitmentPage } from "../theme/parts/recruitmentPage.ts";
import { below, when } from "../theme/screens.ts";
import { rightEdge, run, skew } from "../theme/slope.ts";

/** The role's name on a plate whose edge leans towards what is said of it. */
const name = css`
  .name {
    ${ground("ink")}
    display: grid;
    align-content: center;
    align-self: stretch;
    justify-items: start;
    gap: ${space.x3};
    padding: ${space.x4} calc(var(--cut) + ${recruitmentPage.nameInset}) ${space.x4} ${space.x6};
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
    font-size: ${recruitmentPage.title};
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
    gap: ${recruitmentPage.skillGap};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .say li::before {
    content: "";
    flex: none;
    width: ${recruitmentPage.mark};
    height: ${recruitmentPage.markHeight};
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
    --cut: ${recruitmentPage.cutPhone};
    grid-row: auto;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    min-height: ${recruitmentPage.nameHeightPhone};
    padding: ${space.x4} ${recruitmentPage.nameRoomPhone} ${space.x4} ${space.x4};
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

export const rolesLook = css`
  display: grid;
  gap: ${recruitmentPage.apart};

  > li {
    --cut: ${run(recruitmentPage.row)};
    display: grid;
    grid-template-columns: ${recruitmentPage.columns};
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
    max-width: ${recruitmentPage.text};
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
      grid-template-columns: ${recruitmentPage.columnsLaptop};
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
  /* Pressing it does nothing without a script: a link stands in its place. */
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
