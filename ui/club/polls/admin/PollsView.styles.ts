import { styled } from "styled-components";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../design/tokens/measures.ts";

export const Page = styled.div`
  ${stack(space.x5)}

  h2 {
    margin-bottom: ${space.x3};
    font-size: ${size.headline};
  }
  summary {
    min-height: 44px;
    padding-block: ${space.x3};
    cursor: pointer;
  }
`;

export const Ask = styled.section`
  ${stack(space.x3)}
  padding: ${space.x4};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};

  h3 {
    font-size: ${size.headline};
  }
  > form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.x3} ${space.x4};

    > :not(button) {
      flex: 1 1 190px;
    }
  }
`;

export const PlayerRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
  max-width: 520px;
  padding-block: ${space.x2};

  form {
    display: flex;
    flex: 1 1 auto;
    align-items: end;
    gap: ${space.x3};

    > :first-child {
      flex: 1 1 auto;
    }
  }
`;

export const Best = styled.section`
  > header {
    align-items: end;
    margin-bottom: ${space.x3};
  }
  li > p {
    margin-bottom: ${space.x2};
  }
  ol {
    ${stack(space.x3)}
    padding-left: 1.4em;
    list-style: decimal;
  }
`;

export const Acts = styled.div`
  ${row(space.x3)}
  flex-wrap: wrap;
`;
