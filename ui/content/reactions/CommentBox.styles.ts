import { css, styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { reactions } from "../../design/tokens/parts/reactions.ts";
import { when } from "../../design/tokens/screens.ts";
import { quietText } from "../../design/tokens/text.ts";

/** The comment field, or the prompt to sign in. */
export const BoxArea = styled.div`
  &:not([hidden]) {
    ${stack(space.x4)}
    margin-bottom: ${space.x6};
  }
  ${when.printed} {
    &:not([hidden]) {
      display: none;
    }
  }
`;

/** An avatar, and the rest beside it. */
const besideFace = css`
  display: grid;
  grid-template-columns: ${reactions.comment} minmax(0, 1fr);
  gap: ${space.x4};
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
    padding: ${space.x2} ${space.x4};
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
