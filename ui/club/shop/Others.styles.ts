import { styled } from "styled-components";
import { ground } from "../../design/tokens/ground.ts";
import { row, stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, space, stroke } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { corner, leaningField } from "../../design/tokens/slope.ts";

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.column};
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surfaceRaised};
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Art = styled.div`
  ${ground("ice")}
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  /* At the right as much as the field leans away from what it shows. */
  padding: 24px 25% 24px 16px;
  overflow: hidden;
  background: none;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${layer.behind};
    background: ${meaning.surface};
    ${leaningField}
  }
  img {
    justify-self: center;
    width: 100%;
    max-width: 300px;
  }
  ${below.phone} {
    padding: 20px 30%;
    &::before {
      clip-path: ${corner("28px")};
      transform: none;
    }
  }
`;

export const Text = styled.div`
  ${stack(space.x3)}
  align-content: center;
  padding: ${space.x5};
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font-size: clamp(1.375rem, 1.9vw, 1.75rem);
    hyphens: auto;
  }
  & > a {
    justify-self: start;
  }
`;

export const Description = styled.p`
  color: ${meaning.textQuiet};
`;

/** A link to order for each size. */
export const SizeLinks = styled.ul`
  ${row(space.x2)}
`;
