import { styled } from "styled-components";
import { row } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { controlHeight, size, space, stroke, tracking } from "../../design/tokens/measures.ts";
import { profilePage } from "../../design/tokens/parts/profilePage.ts";
import { below } from "../../design/tokens/screens.ts";
import { nameText, wrap } from "../../design/tokens/text.ts";

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
  ${row(space.x2)}
`;
