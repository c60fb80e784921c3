import { styled } from "styled-components";
import { markWhenForced } from "../../design/tokens/forced.ts";
import { ground } from "../../design/tokens/ground.ts";
import { printHidden, row, stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, weight } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { rightEdge, run, skew } from "../../design/tokens/slope.ts";

const rowHeight = "176px";

export const List = styled.ul`
  ${stack("12px")}
`;

/** `--cut`: how far the plate's slanted edge runs. */
export const Row = styled.li`
  --cut: ${run(rowHeight)};
  display: grid;
  grid-template-columns: minmax(300px, 4fr) minmax(0, 5fr) auto;
  align-items: center;
  min-height: ${rowHeight};
  background: ${meaning.surfaceRaised};
  break-inside: avoid;
  ${below.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The position's title on a plate with a slanted edge. */
export const Plate = styled.div`
  ${ground("ink")}
  display: grid;
  align-content: center;
  align-self: stretch;
  justify-items: start;
  gap: ${space.x3};
  padding: ${space.x4} calc(var(--cut) + 8px) ${space.x4} ${space.x6};
  clip-path: ${rightEdge("var(--cut)")};

  svg {
    width: 30px;
    height: 30px;
    color: ${meaning.action};

    ${when.forced} {
      color: inherit;
    }
  }
  h3 {
    min-width: 0;
    font-size: clamp(1.25rem, 1.9vw, 1.75rem);
    line-height: 1.06;
    overflow-wrap: anywhere;
  }
  ${below.laptop} {
    grid-row: span 2;
  }
  ${below.phone} {
    --cut: 36px;
    grid-row: auto;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    min-height: 96px;
    padding: ${space.x4} 56px ${space.x4} ${space.x4};

    svg {
      width: 26px;
      height: 26px;
    }
  }
`;

export const Description = styled.div`
  min-width: 0;
  padding: ${space.x4} ${space.x5} ${space.x4} ${space.x2};

  p {
    max-width: 26.4em;
    overflow-wrap: break-word;
  }
  ${below.phone} {
    padding: ${space.x4} ${space.x4} 0;
  }
`;

export const Skills = styled.ul`
  ${row(`${space.x1} ${space.x4}`)}
  margin-top: ${space.x3};
  font-size: ${size.small};
  font-weight: ${weight.data};

  li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li::before {
    content: "";
    flex: none;
    width: 6px;
    height: 13px;
    background: ${meaning.mark};
    transform: ${skew};
    ${markWhenForced}
  }
`;

export const Apply = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.x1};
  margin-right: ${space.x5};
  ${below.laptop} {
    grid-column: 2;
    justify-items: start;
    margin: 0 0 ${space.x4} ${space.x2};
  }
  ${below.phone} {
    grid-column: 1;
    margin: ${space.x4};

    :is(button, a) {
      justify-content: center;
      width: 100%;
    }
  }
  /* Without a script a link replaces the button. */
  ${when.scriptless} {
    button {
      display: none;
    }
  }
  ${printHidden}
`;
