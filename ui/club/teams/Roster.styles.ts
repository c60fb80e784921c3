import { styled } from "styled-components";
import { pointedShift, quietLinks, wholeCard } from "./entries.styles.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, motion, size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { below, middleOnly, when } from "../../design/tokens/screens.ts";
import { leaningField } from "../../design/tokens/slope.ts";

const small = "10px";

type ListProps = {
  /** How many stand side by side where there is room. */
  readonly $columns: number;
};

export const List = styled.ul<ListProps>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 16px;
  & > li {
    ${wholeCard}
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  /* All of them in a row here too, closer to each other. */
  ${middleOnly} {
    gap: ${space.x2};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${small};
    & > li {
      display: grid;
      grid-template-columns: 124px minmax(0, 1fr);
      background: ${meaning.surfaceHigh};
    }
    /* A sheet of paper is as narrow as this, and has no room to waste. */
    ${when.printed} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${when.printed} {
    & > li {
      break-inside: avoid;
    }
  }
`;

/** The portrait, and the field behind it. */
export const Art = styled.div`
  position: relative;
  isolation: isolate;
  &::before {
    content: "";
    position: absolute;
    /* The field behind a portrait begins below the head. */
    inset: 22% 0 0;
    z-index: ${layer.behind};
    background: ${meaning.stage};
    clip-path: polygon(28% 0, 100% 0, 100% 100%, 0 100%);
    transition: clip-path ${motion.quick};
  }
  li:hover > &::before {
    clip-path: polygon(calc(28% + ${pointedShift}) 0, 100% 0, 100% 100%, ${pointedShift} 100%);
    ${when.calm} {
      clip-path: polygon(28% 0, 100% 0, 100% 100%, 0 100%);
    }
  }
  img {
    width: 92%;
    margin-inline: auto;
  }
  ${below.phone} {
    display: grid;
    align-items: end;
    overflow: hidden;
    &::before {
      inset: 0;
      ${leaningField}
    }
    &::before,
    li:hover > &::before {
      clip-path: none;
    }
    img {
      width: 112%;
      max-width: none;
      margin-left: -12%;
    }
  }
`;

export const Text = styled.div`
  flex: 1;
  min-width: 0;
  padding: 14px 16px 16px;
  background: ${meaning.surfaceHigh};
  border-top: ${stroke.heavy} solid ${meaning.mark};
  h3 {
    ${quietLinks}
    font-size: ${size.lead};
    font-stretch: ${width.title};
    line-height: 1.1;
    letter-spacing: ${tracking.name};
    overflow-wrap: anywhere;
  }
  p {
    font-weight: ${weight.data};
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 10px;
    margin-top: ${small};
    padding-top: ${small};
    border-top: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};
    line-height: 1.35;
  }
  dt {
    color: ${meaning.textQuiet};
    font-stretch: ${width.tight};
  }
  dd {
    font-weight: ${weight.data};
    font-stretch: ${width.data};
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  ${middleOnly} {
    padding: 12px 10px 14px;
    h3 {
      font-size: ${size.name};
    }
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
    dd + dt {
      margin-top: ${space.x1};
    }
  }
  ${below.phone} {
    padding: 14px 14px 14px 6px;
    background: none;
    border-top: 0;
  }
  /* No room for words beside their labels. */
  ${below.narrow} {
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
    dd + dt {
      margin-top: ${space.x1};
    }
  }
`;
