import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { controlHeight, size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { profilePage } from "../../design/tokens/parts/profilePage.ts";
import { below } from "../../design/tokens/screens.ts";
import { nameText, wrap } from "../../design/tokens/text.ts";

const who = css`
  .who {
    display: flex;
    align-items: center;
    gap: ${space.x4};

    > div {
      min-width: 0;
    }
  }
  h1 {
    display: inline;
    margin-right: 10px;
    font-size: clamp(1.625rem, 2.5vw, 2.25rem);
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .who p {
    color: ${meaning.textQuiet};
    overflow-wrap: anywhere;
  }
  [role="tablist"] {
    margin-block: ${space.x4} ${space.x5};
  }
`;

const settings = css`
  .setting {
    display: grid;
    /* The explanation, then the form. */
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${space.x4} ${space.x7};
    padding-block: ${space.x6};
  }
  .setting + .setting {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .setting:first-child {
    padding-top: ${space.x3};
  }
  .setting h2 {
    ${nameText}
    font-size: ${profilePage.heading};
    letter-spacing: ${tracking.name};
  }
  .setting > .about > p {
    max-width: 20em;
    margin-top: ${space.x1};
    color: ${meaning.textQuiet};
  }
  .acts,
  .acts form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
    justify-items: start;
    max-width: 560px;

    > * {
      max-width: 100%;
    }
    > :is(div, form) {
      width: 100%;
    }
  }
  .pair {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }
  .acts.wide {
    max-width: none;
  }
`;

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
export const profileStyles = css`
  ${controlHeight("tool")}
  ${wrap}
  min-height: 62vh;
  padding-block: 24px 64px;
  font-size: ${size.small};
  line-height: 1.5;
  ${who}
  ${settings}
  ${figures}

  ${below.phone} {
    .who > :first-child {
      width: ${profilePage.facePhone};
      height: ${profilePage.facePhone};
    }
    .setting {
      grid-template-columns: minmax(0, 1fr);
      padding-block: ${space.x5};
    }
    .acts > button,
    .acts form > button {
      justify-content: center;
      width: 100%;
    }
  }
`;
