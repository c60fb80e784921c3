import { styled } from "styled-components";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../design/tokens/measures.ts";

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  padding-block: ${space.x4};
  border-top: ${stroke.hairline} solid ${meaning.line};
`;

/** Who, when, and on which article or tip. */
export const Origin = styled.div`
  ${row(`${space.x1} ${space.x3}`)}
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  bdi {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
`;

export const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const ReasonForm = styled.div`
  ${stack(space.x3)}
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.x3};
  & > span {
    margin-right: auto;
    white-space: normal;
  }
`;
