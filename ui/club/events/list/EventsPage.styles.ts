import { styled } from "styled-components";
import { printHidden } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { wrap } from "../../../design/tokens/text.ts";

export const Inside = styled.div`
  ${wrap}
  padding-bottom: ${space.section};
  summary {
    display: list-item;
    min-height: ${layout.touch};
    margin-top: ${space.x6};
    padding-block: ${space.x3};
    cursor: pointer;
    font-weight: ${weight.strong};
  }
`;

export const List = styled.ul`
  border-top: ${stroke.firm} solid ${meaning.text};
`;

/** An event on a line, which is a link as a whole. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr) 220px;
  gap: ${space.x1} ${space.x5};
  align-items: center;
  min-height: 92px;
  padding-block: ${space.x4};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  line-height: 1.25;
  overflow-wrap: anywhere;
  time {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
    line-height: 1.1;
  }
  time span {
    display: block;
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
    font-stretch: ${width.tag};
  }
  &[data-cancelled] :is(time, a) {
    color: ${meaning.textQuiet};
    text-decoration: line-through;
  }
  ${below.phone} {
    grid-template-columns: 104px minmax(0, 1fr);
  }
`;

export const About = styled.div`
  min-width: 0;
  a {
    font-size: ${size.name};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    text-decoration: none;
    /* The whole line answers to a press. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: ${stroke.firm};
    }
  }
  p {
    margin-top: ${space.x1};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

export const State = styled.p`
  justify-self: end;
  font-size: ${size.small};
  font-weight: ${weight.semi};
  text-align: end;
  ${below.phone} {
    grid-column: 2;
    justify-self: start;
    text-align: start;
  }
`;

export const Foot = styled.p`
  margin-top: ${space.x5};
  ${printHidden}
`;
