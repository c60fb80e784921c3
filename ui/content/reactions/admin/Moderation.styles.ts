import { css } from "styled-components";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../design/tokens/measures.ts";

/** The comments in the dialog. */
export const moderationStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  justify-items: start;

  .which {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x3} ${space.x5};
  }
  ul {
    width: 100%;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x2};
    padding-block: ${space.x4};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x1} ${space.x3};
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  .by > bdi {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
  .text {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .reason {
    display: grid;
    gap: ${space.x3};
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space.x3};
  }
  .acts > span {
    margin-right: auto;
    white-space: normal;
  }
`;
