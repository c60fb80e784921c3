import type { ReactNode } from "react";
import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, tracking, weight, width } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";
import { parallelogram, plate } from "../../tokens/slope.ts";
import { french } from "../text/french.ts";

const Row = styled.div`
  display: flex;
  align-items: start;
  gap: clamp(10px, 1.4vw, 20px);
  margin-bottom: clamp(32px, 4.6vw, 64px);

  ${below.phone} {
    flex-wrap: wrap;
  }
`;
const Number = styled.span`
  ${plate(parallelogram(".46em"), meaning.mark)}
  display: grid;
  place-items: center;
  padding: 0.2em 0.62em;
  color: ${meaning.onMark};
  font-size: ${size.title2};
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  line-height: 1;
  letter-spacing: ${tracking.figure};
`;
const Title = styled.h2`
  align-self: center;
  padding-block: 0.14em;

  /* A word too long for the space beside the number starts a new line, with its title. */
  ${below.phone} {
    flex: 1 1 min-content;
    min-width: 0;
  }
  ${below.aWord} {
    flex-basis: 100%;
  }
`;
const More = styled.div`
  margin-left: auto;
  align-self: center;

  ${below.phone} {
    margin-left: 0;
    width: 100%;
  }
`;

type SectionHeadingProps = {
  readonly number: number;
  readonly title: string;
  readonly more?: ReactNode;
  readonly id?: string;
};

export const SectionHeading = ({ number, title, more, id }: SectionHeadingProps) => (
  <Row>
    <Number aria-hidden="true">{String(number).padStart(2, "0")}</Number>
    <Title id={id}>{french(title)}</Title>
    {more && <More>{more}</More>}
  </Row>
);
