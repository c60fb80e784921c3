import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, width } from "../../design/tokens/measures.ts";

/** The applications in the personal space. */
const applications = { glyph: "17px" } as const;

/** One panel in hairlines for each. */
export const applicationsStyles = css`
  display: grid;
  gap: ${space.x4};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${space.x4};
    padding: 20px 24px;
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x1} ${space.x4};
    width: 100%;
  }
  h3 {
    min-width: 0;
    font-size: ${size.headline};
    font-stretch: ${width.title};
  }
  h4 {
    font-size: ${size.small};
    font-stretch: ${width.normal};
  }
  ol {
    display: grid;
    gap: ${space.x2};
  }
  ol li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x1} ${space.x2};
  }
  ol svg {
    width: ${applications.glyph};
    height: ${applications.glyph};
    color: ${meaning.textQuiet};
  }
  time {
    color: ${meaning.textQuiet};
  }
  .word {
    width: 100%;
    padding-left: ${space.x4};
    border-left: ${stroke.strong} solid ${meaning.lineStrong};
  }
  .word p {
    max-width: 37.8em;
    white-space: pre-line;
  }
`;
