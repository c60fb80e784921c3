import { css, styled } from "styled-components";
import { Grid as AnyGrid } from "../../../admin/table/Table.styles.ts";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../../design/tokens/measures.ts";
import { aboveLaptop, below } from "../../../design/tokens/screens.ts";

/** Name and date, the message under them, and its state. */
const twoLines = css`
  tbody > tr {
    align-content: center;
  }
  td:nth-child(1) {
    grid-row: 1 / 3;
  }
  tbody th {
    grid-area: 1 / 2;
  }
  td:nth-child(3) {
    grid-area: 2 / 2;
  }
  td:nth-child(4) {
    display: none;
  }
  td:nth-child(5) {
    grid-area: 1 / 3;
    text-align: right;
  }
  td:nth-child(6) {
    grid-area: 2 / 3;
    justify-self: end;
  }
`;

/** Checkbox, name, message, assignee, date, state. Beside an open message it has two lines. */
export const Grid = styled(AnyGrid)`
  --columns: ${layout.touch} minmax(0, 2fr) minmax(0, 5fr) minmax(0, 1fr) 128px 124px;

  &&& h3 > button {
    -webkit-line-clamp: 1;
  }
  ${aboveLaptop} {
    div:has(+ [role="dialog"]) & {
      --columns: ${layout.touch} minmax(0, 1fr) auto;
      ${twoLines}

      thead th:nth-child(n + 3) {
        display: none;
      }
      tbody > tr {
        min-height: 64px;
        padding-right: ${space.x2};
      }
    }
  }
  ${below.tablet} {
    --columns: ${layout.touch} minmax(0, 1fr) auto;
    ${twoLines}
  }
`;

/** The subject and the beginning of a message, on one line. */
export const Begin = styled.p`
  overflow: hidden;
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;

  b {
    color: ${meaning.text};
    font-weight: ${weight.semi};
  }
`;

/** The mark of an unread message. */
export const Dot = styled.i`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: ${space.x2};
  background: ${meaning.pending};
  vertical-align: 1px;
`;

/** The visitor's address. */
export const Mail = styled.a`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.text};
  overflow-wrap: anywhere;
`;

/** The assignment of a message, and its acts. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.x3};

  > :first-child {
    flex: 1 1 180px;
    max-width: 260px;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }
`;

/** The answers under a message, set off from it. */
export const Answers = styled.ol`
  ${stack(space.x4)}

  li {
    padding-left: ${space.x4};
    border-left: ${stroke.strong} solid ${meaning.lineStrong};
  }
`;

/** Who wrote, when, and what became of the mail. */
export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};

  b {
    color: ${meaning.text};
    font-weight: ${weight.semi};
  }
`;

/** A mail that wasn't taken, and its act. */
export const Refused = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
  margin-top: ${space.x2};
  padding: ${space.x2} ${space.x3};
  background: ${meaning.dangerSurface};
  color: ${meaning.danger};
  font-size: ${size.small};
`;

/** The field of the answer, with the templates over it. */
export const Reply = styled.section`
  display: grid;
  gap: ${space.x2};
  justify-items: start;
  padding-top: ${space.x4};
  border-top: ${stroke.hairline} solid ${meaning.line};

  > div {
    width: 100%;
  }
`;
