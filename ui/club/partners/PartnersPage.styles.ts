import { styled } from "styled-components";
import { declarationsOf } from "../../design/tokens/ground.ts";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { rightEdge } from "../../design/tokens/slope.ts";

export const List = styled.ul`
  ${stack("12px")}
`;

/** The logo's dark plate. */
export const Plate = styled.div`
  ${declarationsOf("ink")}
  display: grid;
  place-items: center;
  align-self: stretch;
  min-height: 208px;
  /* The logo stands in the middle of what the cut leaves. */
  padding-right: 40px;
  background: ${meaning.surface};
  clip-path: ${rightEdge("68px")};
  print-color-adjust: exact;
  forced-color-adjust: none;
  img {
    width: 104px;
  }
  ${below.laptop} {
    grid-row: span 2;
  }
  ${below.phone} {
    grid-row: auto;
    min-height: 148px;
    clip-path: ${rightEdge("48px")};
  }
`;

export const Kind = styled.p``;

export const Text = styled.div`
  padding-block: ${space.x5};
  p {
    max-width: 31em;
    margin-top: ${space.near};
    color: ${meaning.textQuiet};
  }
  ${Kind} {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
  ${below.phone} {
    padding-inline: ${space.x4};
  }
`;

export const Partner = styled.li`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr) auto;
  gap: 0 ${space.x6};
  align-items: center;
  padding-right: ${space.x6};
  background: ${meaning.surfaceRaised};
  overflow-wrap: anywhere;
  & > a {
    justify-self: start;
  }
  ${below.laptop} {
    grid-template-columns: 220px minmax(0, 1fr);
    & > a {
      margin-bottom: ${space.x4};
    }
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-right: 0;
    & > a {
      padding-inline: ${space.x4};
    }
  }
`;
