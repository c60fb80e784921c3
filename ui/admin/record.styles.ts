import { styled } from "styled-components";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, tracking, weight, width } from "../design/tokens/measures.ts";
import { adminPage } from "../design/tokens/parts/adminPage.ts";

/** What a record says, from top to bottom. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};

  [role="status"]:empty {
    position: absolute;
  }
`;

/** The face and the name of the person of a record. */
export const Person = styled.div`
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

/** A text as it was written. */
export const Text = styled.p`
  max-width: 37.8em;
  margin-top: ${adminPage.statGap};
  font-size: ${size.control};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
