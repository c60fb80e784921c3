import { css, styled } from "styled-components";
import { printHidden, stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { reactions } from "../../design/tokens/parts/reactions.ts";
import { when } from "../../design/tokens/screens.ts";
import { quietText } from "../../design/tokens/text.ts";

/** The height of the row that opens the box, which the closed box has too. */
const opener = "56px";

/** The comment field, the prompt to sign in, or what opens them. */
export const BoxArea = styled.div`
  ${stack(space.x4)}
  min-height: ${opener};
  margin-bottom: ${space.x6};
  ${when.scriptless} {
    display: none;
  }
  ${printHidden}
`;

/** An avatar, and the rest beside it. */
const besideFace = css`
  display: grid;
  grid-template-columns: ${reactions.comment} minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Looks like the field that it opens. */
export const Opener = styled.div`
  ${besideFace}
  align-items: center;
  span {
    display: inline-grid;
  }
  button {
    min-height: ${opener};
    padding: ${space.x1} ${space.x4};
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    color: ${meaning.textQuiet};
    text-align: start;
    cursor: pointer;
    &:hover {
      border-color: ${meaning.text};
      color: ${meaning.text};
    }
  }
`;

export const Form = styled.form`
  ${besideFace}
  textarea {
    min-height: 112px;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x4};
  margin-top: ${space.x3};
  font-size: ${size.small};
  span {
    ${quietText}
  }
`;

export const SignIn = styled.div`
  ${besideFace}
  align-items: center;
  p {
    min-height: ${opener};
    padding: ${space.x1} ${space.x4};
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} dashed ${meaning.lineStrong};
    ${quietText}
    font-size: ${size.control};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
`;
