import { styled } from "styled-components";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { field } from "../../../design/tokens/parts/components.ts";
import { contentEditor } from "../../../design/tokens/parts/contentEditor.ts";

export const BlocksHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};

  > h3 {
    font-size: ${contentEditor.heading};
    font-stretch: ${width.name};
  }
`;

/** The keys that move a block. */
export const Keys = styled.span`
  color: ${meaning.textQuiet};

  kbd {
    display: inline-grid;
    place-items: center;
    min-width: ${contentEditor.key};
    min-height: ${contentEditor.key};
    padding: 0 5px;
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    font-family: inherit;
    font-size: ${size.micro};
    font-weight: ${weight.data};
  }
`;

export const BlockList = styled.ol`
  ${stack(space.x3)}

  > li {
    display: grid;
    border: ${stroke.hairline} solid ${meaning.lineStrong};
  }
  > li[data-bad] {
    border-color: ${meaning.danger};
  }
  :is(textarea, input[type="text"]) {
    width: 100%;
    min-height: ${layout.controlHeight};
    padding: ${field.textInset} ${contentEditor.blockInset};
    border: 0;
    color: ${meaning.text};
    font-size: ${size.control};
    line-height: 1.5;
    resize: vertical;
  }
  :is(textarea, input[type="text"], select):focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  > li > p {
    padding: ${space.x2} ${contentEditor.blockInset};
  }
  > li > label {
    margin: ${space.x2} ${contentEditor.blockInset};
  }
`;

/** A block's type, number and actions. */
export const BlockBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
  min-height: ${contentEditor.blockHead};
  padding-left: ${contentEditor.blockInset};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  font-weight: ${weight.bold};

  label > span {
    color: ${meaning.textQuiet};
  }
  select {
    width: 116px;
    min-height: ${contentEditor.blockHead};
    border: 0;
    color: ${meaning.text};
    font-size: ${size.small};
  }
  > [role="group"] {
    display: flex;
    margin-left: auto;
  }
`;

export const Hint = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;

export const Adds = styled.div`
  ${row(space.x2)}
`;
