import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { reactions } from "../../design/tokens/parts/reactions.ts";
import { when } from "../../design/tokens/screens.ts";
import { quietText } from "../../design/tokens/text.ts";

const face = `${reactions.comment} minmax(0, 1fr)`;

/** The avatar, and beside it the comment field or the prompt to sign in. */
export const commentBoxStyles = css`
  &:not([hidden]) {
    display: grid;
    gap: ${space.x4};
    margin-bottom: ${space.x6};
  }
  form,
  .sign-in {
    display: grid;
    grid-template-columns: ${face};
    gap: ${space.x4};
  }
  textarea {
    min-height: 112px;
  }
  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x4};
    margin-top: ${space.x3};
    font-size: ${size.small};
  }
  .foot span {
    ${quietText}
  }
  .sign-in {
    align-items: center;
  }
  .sign-in p {
    padding: ${space.x2} ${space.x4};
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} dashed ${meaning.lineStrong};
    color: ${meaning.textQuiet};
    font-size: ${size.control};
  }
  .sign-in a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
  ${when.printed} {
    &:not([hidden]) {
      display: none;
    }
  }
`;
