import { styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};

  [role="status"]:empty {
    position: absolute;
  }
`;

export const Applicant = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x4};
  font-weight: ${weight.bold};
`;

const question = `
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.medium};
  font-stretch: ${width.normal};
  letter-spacing: ${tracking.name};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: 6px 14px;
  div {
    display: contents;
  }
  dt {
    ${question}
  }
  dd {
    margin: 0;
    font-weight: ${weight.data};
    overflow-wrap: anywhere;
  }
`;

export const Question = styled.h3`
  ${question}
`;

export const Answer = styled.p`
  max-width: 37.8em;
  margin-top: ${adminPage.statGap};
  font-size: ${size.control};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A section that is visible to the staff only. */
export const Inside = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  justify-items: start;
  padding-top: ${space.x4};
  border-top: ${stroke.hairline} solid ${meaning.line};
  > div {
    width: 100%;
  }
  h3 {
    font-size: ${adminPage.heading};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
  }
`;

export const Entries = styled.ul`
  ${stack(space.x3)}
  width: 100%;
  li {
    padding-left: ${space.x4};
    border-left: ${stroke.strong} solid ${meaning.lineStrong};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Byline = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;

export const Quiet = styled.p`
  color: ${meaning.textQuiet};
`;
