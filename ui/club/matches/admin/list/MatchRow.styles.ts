import { styled } from "styled-components";
import { rowActsStyles } from "../../../../admin/PanelList.styles.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";

/** One line on wide screens; date, match, state and acts under each other on others. */
export const Row = styled.li<{ readonly $isDue: boolean }>`
  grid-template-columns: 124px minmax(0, 1fr) 132px 64px clamp(452px, 40vw, 580px);
  gap: 4px 16px;
  padding: 10px 10px 10px 12px;
  border-left: ${stroke.heavy} solid ${({ $isDue }) => ($isDue ? meaning.pending : "transparent")};

  ${below.laptop} {
    grid-template-columns: 124px minmax(0, 1fr) auto;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Start = styled.time<{ readonly $isOff: boolean }>`
  ${({ $isOff }) => $isOff && "text-decoration: line-through;"}
  font-size: ${size.tiny};
  font-stretch: ${width.data};

  span {
    display: block;
    color: ${meaning.textQuiet};
  }
  ${below.phone} {
    grid-column: 1 / -1;

    span {
      display: inline;
      margin-left: ${space.x2};
    }
  }
`;

export const Facts = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  overflow-wrap: anywhere;
`;

export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};

  ${below.laptop} {
    grid-row: 2;
    grid-column: 2;
  }
  ${below.phone} {
    grid-row: auto;
    grid-column: 1 / -1;
  }
`;

export const Score = styled.p`
  font-size: ${size.name};
  font-stretch: ${width.name};
  font-weight: ${weight.name};
  white-space: nowrap;

  ${below.phone} {
    grid-row: 2;
    grid-column: 2;
  }
`;

export const Acts = styled.div`
  ${rowActsStyles}

  ${below.laptop} {
    grid-column: 2 / -1;
    justify-content: flex-start;
  }
  ${below.phone} {
    grid-column: 1 / -1;
  }
`;
