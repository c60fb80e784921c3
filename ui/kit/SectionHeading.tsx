import type { ReactNode } from "react";
import { styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, tracking, weight, width } from "../theme/measures.ts";
import { sectionHeading } from "../theme/parts/surfaces.ts";
import { below } from "../theme/screens.ts";
import { parallelogram, plate } from "../theme/slope.ts";
import { french } from "./french.ts";

const Row = styled.div`
  display: flex;
  align-items: start;
  gap: ${sectionHeading.gap};
  margin-bottom: ${sectionHeading.after};

  ${below.phone} {
    flex-wrap: wrap;
  }
`;
const Number = styled.span`
  ${plate(parallelogram(sectionHeading.cut), meaning.mark)}
  display: grid;
  place-items: center;
  padding: ${sectionHeading.numberInset};
  color: ${meaning.onMark};
  font-size: ${size.title2};
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  line-height: 1;
  letter-spacing: ${tracking.figure};
`;
const Title = styled.h2`
  align-self: center;
  padding-block: ${sectionHeading.titleInset};

  /* A word that has no room beside the number takes the next line with its title. */
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

type SlateProps = { readonly number: number; readonly title: string; readonly more?: ReactNode; readonly id?: string };

/** The numbered heading of a section. */
export const SectionHeading = ({ number, title, more, id }: SlateProps) => (
  <Row>
    <Number aria-hidden="true">{String(number).padStart(2, "0")}</Number>
    <Title id={id}>{french(title)}</Title>
    {more && <More>{more}</More>}
  </Row>
);
