import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";

const fade = "32px";

/** Filters of a list with their numbers. */
export const ChipRow = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-bottom: ${space.x3};

  /* On one line that scrolls, and fades out at its end; the padding keeps the focus ring whole. */
  ${below.phone} {
    flex-wrap: nowrap;
    margin: -4px calc(-1 * ${space.gutter}) ${space.x2} -4px;
    padding: 4px ${fade} 4px 4px;
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(90deg, #000 calc(100% - ${fade}), #0000);
  }
  > a {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: ${space.near};
    min-height: 36px;
    padding: 0 ${space.x3};
    border: ${stroke.hairline} solid ${meaning.line};
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
    text-decoration: none;

    &:hover {
      border-color: ${meaning.lineStrong};
      color: ${meaning.text};
    }
    &[aria-current] {
      background: ${meaning.chosen};
      border-color: ${meaning.chosen};
      color: ${meaning.onChosen};
      font-weight: ${weight.bold};
    }
    ${when.touch} {
      min-height: ${layout.touch};
    }
    ${when.forced} {
      &[aria-current] {
        outline: ${stroke.firm} solid Highlight;
      }
    }
  }
`;
