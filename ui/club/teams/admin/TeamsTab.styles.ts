import { styled } from "styled-components";
import { row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, weight } from "../../../design/tokens/measures.ts";

/** A team's parts below each other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x7};

  h2 {
    margin-bottom: ${space.x3};
    font-size: ${size.headline};
  }
`;

export const Ways = styled.div`
  ${row(`${space.x3} ${space.x5}`)}
  margin-bottom: ${space.x5};
`;

export const Links = styled.details`
  summary {
    cursor: pointer;
    font-weight: ${weight.strong};
    padding-block: ${space.x3};
  }
  > p {
    margin-bottom: ${space.x3};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

export const Search = styled.div`
  flex: 1 1 16em;
  max-width: 26em;
`;
