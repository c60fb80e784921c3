import { styled } from "styled-components";
import { controlStyles } from "../../../design/components/frames/field.styles.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../../design/tokens/measures.ts";
import { below, when } from "../../../design/tokens/screens.ts";

const numbers = 7;
const columns = `2em minmax(9em, 1fr) repeat(${numbers}, 4em) 11em ${layout.touch}`;

/** The rows, which stand in one line each; on phones in three: the name, the numbers, the moves. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};

  > button {
    justify-self: start;
  }
  ol {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  ${below.tablet} {
    li[data-row] {
      grid-template-columns: ${layout.touch} 1fr auto;
      padding-block: ${space.x2};
    }
    li[data-row] > div:nth-child(2) {
      grid-area: 1 / 1 / auto / -1;
    }
    li[data-row] > [role="group"] {
      grid-column: 3;
    }
  }
`;

export const Label = styled.p`
  font-weight: ${weight.bold};
`;

/** Why cells are unsure. */
export const Reasons = styled.ul`
  padding-inline-start: 1.2em;
  list-style: disc;
`;

/** The headings of the columns, where there is room for them. They stand above the rows, beside the grip and the moves. */
export const Heads = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${space.x1};
  margin-inline: ${layout.touch} calc(2 * ${layout.touch});
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  text-align: center;

  ${below.tablet} {
    display: none;
  }
`;

export const Cells = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${space.x1};
  align-items: end;
  padding-block: ${space.x1};

  > p {
    grid-column: 2 / -1;
  }
  ${below.tablet} {
    grid-template-columns: repeat(${numbers}, minmax(0, 1fr));

    > :nth-child(2) {
      grid-column: 1 / span 4;
    }
    > :has(> select) {
      grid-area: 1 / 5 / auto / span 2;
    }
    > button {
      grid-area: 1 / 7;
      justify-self: end;
    }
    > p {
      grid-column: 1 / -1;
    }
  }
`;

export const Rank = styled.span`
  align-self: center;
  color: ${meaning.textQuiet};
  font-weight: ${weight.bold};

  ${below.tablet} {
    display: none;
  }
`;

/** A cell. Its heading stands in it where there is no room above the rows. */
export const Cell = styled.div`
  display: grid;
  min-width: 0;

  span {
    display: none;
    color: ${meaning.textQuiet};
    font-size: ${size.micro};
  }
  &[data-number] span {
    text-align: center;
  }
  input {
    ${controlStyles}
    padding: 0 ${space.x2};
  }
  [data-unsure] {
    border-color: ${meaning.pending};
    box-shadow: inset 0 calc(-1 * ${stroke.heavy}) ${meaning.pending};

    ${when.forced} {
      border-style: dashed;
    }
  }
  &[data-number] input {
    padding: 0 ${space.x1};
    text-align: center;
  }
  ${below.tablet} {
    &[data-number] {
      grid-row: 2;
    }
    span {
      display: block;
    }
  }
`;

/** A select without a label in sight, with the arrow of labelled ones. */
export const SideFrame = styled.div`
  position: relative;
  min-width: 0;

  svg {
    position: absolute;
    inset: 0 8px 0 auto;
    width: 14px;
    height: 100%;
    pointer-events: none;
  }
`;
export const Side = styled.select`
  ${controlStyles}
  appearance: none;
  padding: 0 26px 0 ${space.x2};
  text-overflow: ellipsis;
`;
