import { styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../design/tokens/measures.ts";

export const List = styled.ul`
  ${stack(space.x5)}
`;

/** One poll. */
export const Frame = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  padding: ${space.x4};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  overflow-wrap: anywhere;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x1} ${space.x4};
  }
  h3 {
    font-size: ${size.headline};
  }
  h4 {
    margin-bottom: ${space.x2};
    font-size: ${size.body};
  }
`;

export const Quiet = styled.p`
  max-width: 60em;
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  table + & {
    margin-top: ${space.x2};
  }
`;
