import { css, styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { controlHeight, size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { profilePage } from "../../design/tokens/parts/profilePage.ts";
import { below } from "../../design/tokens/screens.ts";
import { nameText, wrap } from "../../design/tokens/text.ts";

const figures = css`
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    width: 100%;
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.line};

    > div {
      display: grid;
      gap: 2px;
      align-content: space-between;
      padding: 16px 20px;
    }
    > div + div {
      border-left: ${stroke.hairline} solid ${meaning.line};
    }
  }
  dt {
    color: ${meaning.textQuiet};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    font-size: 1.625rem;
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1.1;
    letter-spacing: ${tracking.figure};
  }
  ${below.tablet} {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > div {
        padding: 14px 16px;
      }
      > div:nth-child(odd) {
        border-left: 0;
      }
      > div:nth-child(n + 3) {
        border-top: ${stroke.hairline} solid ${meaning.line};
      }
    }
  }
`;

/** Dense, in hairlines, on the dark ground. */
export const Page = styled.div`
  ${controlHeight("tool")}
  ${wrap}
  min-height: 62vh;
  padding-block: 24px 64px;
  font-size: ${size.small};
  line-height: 1.5;

  [role="tablist"] {
    margin-block: ${space.x4} ${space.x5};
  }
  ${figures}
`;

/** The member's face and names. */
export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x4};

  > div {
    min-width: 0;
  }
  h1 {
    display: inline;
    margin-right: 10px;
    font-size: clamp(1.625rem, 2.5vw, 2.25rem);
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  p {
    color: ${meaning.textQuiet};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    > :first-child {
      width: ${profilePage.facePhone};
      height: ${profilePage.facePhone};
    }
  }
`;

export const Row = styled.section`
  display: grid;
  /* The explanation, then the form. */
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.x4} ${space.x7};
  padding-block: ${space.x6};

  & + & {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  &:first-child {
    padding-top: ${space.x3};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space.x5};
  }
`;
export const About = styled.div`
  h2 {
    ${nameText}
    font-size: ${profilePage.heading};
    letter-spacing: ${tracking.name};
  }
  > p {
    max-width: 20em;
    margin-top: ${space.x1};
    color: ${meaning.textQuiet};
  }
`;
export const Acts = styled.div<{ readonly $wide: boolean }>`
  &,
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
    justify-items: start;
    max-width: ${({ $wide }) => ($wide ? "none" : "560px")};

    > * {
      max-width: 100%;
    }
    > :is(div, form) {
      width: 100%;
    }
  }
  ${below.phone} {
    > button,
    form > button {
      justify-content: center;
      width: 100%;
    }
  }
`;
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;
