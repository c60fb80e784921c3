import { styled } from "styled-components";
import { panelStyles } from "../../../admin/admin.styles.ts";
import { row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

export const Lead = styled.p`
  max-width: 60em;
  margin-bottom: ${space.x4};
  color: ${meaning.textQuiet};
`;

export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x4};
  align-items: start;
  margin-bottom: ${space.x4};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const List = styled.section`
  ${panelStyles}
  > h2 {
    padding: 14px 20px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
`;

/** The form of a new category, below its list. */
export const Addition = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  padding: ${space.x4} 20px 20px;
  > button {
    align-self: start;
    margin-top: 28px;
  }
`;

export const Outside = styled.div`
  padding: ${space.x4} 20px;
  border-top: ${stroke.hairline} solid ${meaning.line};
  h3 {
    margin-bottom: ${space.near};
    font-size: ${size.control};
  }
  > p {
    margin-bottom: ${space.x2};
    color: ${meaning.textQuiet};
  }
`;

/** A category: its name and number, then what can be done with it. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x3};
  padding-block: ${space.x1};
  > p {
    flex: 1 1 6em;
    min-width: 0;
  }
  bdi {
    display: block;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  span {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** A form in the place of a category. */
export const Inline = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding-block: ${space.x3};
  > div:last-child {
    ${row(space.x2)}
  }
`;

export const Empty = styled.p`
  padding: ${space.x4} 20px 0;
  color: ${meaning.textQuiet};
`;

/** What the list of tags holds. */
export const Tags = styled.div`
  padding: ${space.x4} 20px;
  > p {
    max-width: 60em;
    margin-bottom: ${space.x2};
    color: ${meaning.textQuiet};
  }
  > ul {
    columns: 3 16em;
    column-gap: ${space.x5};
  }
  li {
    break-inside: avoid;
  }
`;
