import { styled } from "styled-components";
import { Dash, quiet } from "../../../admin/overview/overview.styles.ts";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../design/tokens/measures.ts";

export const Sections = styled(Dash)`
  align-items: start;
`;

export const Explanation = styled.p`
  ${quiet}
  max-width: 60em;
`;

export const Choices = styled.div`
  ${stack(space.x3)}
  justify-items: start;
  > label {
    justify-self: stretch;
  }
`;

/** One address is asked for, between a text and a button. */
export const Asked = styled(Choices)`
  margin-top: ${space.x3};
  > :first-child {
    width: min(100%, 30em);
  }
`;

/** A button that opens the browser's choice of a folder. */
export const FolderInput = styled.input`
  display: none;
`;

export const Acts = styled.div`
  ${row(space.x3)}
  align-items: center;
`;

/** An item: its title, its facts, and what becomes of its parts. */
export const ItemRow = styled.li`
  padding: ${space.x3} 0;
  border-top: ${stroke.hairline} solid ${meaning.line};
  font-size: ${size.small};
  overflow-wrap: anywhere;

  > p:first-child {
    font-weight: ${weight.bold};
  }
  > ul {
    margin-top: ${space.x1};
    padding-left: 1.2em;
    list-style: disc;
  }
`;

export const Facts = styled.p`
  ${row(`${space.x1} ${space.x3}`)}
  align-items: center;
  margin-top: ${space.x1};
  ${quiet}
`;

export const Lines = styled.ul`
  padding-left: 1.2em;
  font-size: ${size.small};
  list-style: disc;
  overflow-wrap: anywhere;
`;

/** An import: what it was, and its act. */
export const ImportLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x4};
  padding-block: ${space.x3};
  border-top: ${stroke.hairline} solid ${meaning.line};
  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
  > div {
    flex: 1 1 16em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  bdi {
    font-weight: ${weight.bold};
  }
`;

export const ImportLines = styled.ul`
  padding: 0;
  list-style: none;
`;
