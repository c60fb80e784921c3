import { css, styled } from "styled-components";
import { ground } from "../../design/tokens/ground.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, motion, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below, tabletOnly, when } from "../../design/tokens/screens.ts";
import { asideTitle, nameText, visuallyHidden, wrap } from "../../design/tokens/text.ts";

/** The form and the light card beside it. */
const contactPage = {
  glyph: "18px",
} as const;

/** The form on the dark ground, the card on the light one. */
export const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
  align-items: start;
  padding-bottom: ${space.section};
`;

export const Typed = styled.form`
  grid-column: 1 / span 7;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};

  ${below.phone} {
    grid-column: 1 / -1;
  }
`;
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x4};
  align-items: start;

  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x5};
  }
`;
export const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x5};
  font-size: ${size.small};

  p {
    color: ${meaning.textQuiet};
  }
`;
/** Hidden from visitors. */
export const Trap = styled.div`
  ${visuallyHidden}
`;

const facts = css`
  dl > div {
    display: grid;
    grid-template-columns: 22px 84px minmax(0, 1fr);
    gap: ${space.x3};
    align-items: center;
    min-height: 60px;
    padding-block: ${space.x2};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  dt {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  dd {
    min-width: 0;
    margin: 0;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;

    a {
      display: inline-flex;
      align-items: center;
      min-height: ${layout.touch};
    }
  }
`;

const channels = css`
  li a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x3};
    min-height: 56px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    ${nameText}
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: transform ${motion.quick};

    &:hover {
      transform: translateX(6px);
    }
    ${when.calm} {
      transition: none;

      &:hover {
        transform: none;
      }
    }
  }
  li svg {
    width: ${contactPage.glyph};
    height: ${contactPage.glyph};
  }
`;

export const Side = styled.div`
  ${ground("ice")}
  grid-column: 9 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  padding: ${space.x6};
  clip-path: polygon(0 0, 100% 0, 100% calc(100% - 28px), calc(100% - 28px) 100%, 0 100%);

  :focus-visible {
    outline-offset: -3px;
  }
  h2 {
    ${asideTitle}
    font-stretch: ${width.title};
  }
  ${facts}
  ${channels}

  ${tabletOnly} {
    grid-column: 8 / -1;
  }
  ${below.phone} {
    grid-column: 1 / -1;
  }
  ${below.tablet} {
    padding: ${space.x5} ${space.x4};

    dl > div {
      grid-template-columns: 22px minmax(0, 1fr);
      gap: 0 10px;
    }
    dl svg {
      grid-row: span 2;
    }
    dd {
      grid-column: 2;
    }
  }
`;
