import { styled } from "styled-components";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layer, layout, size, space, stroke, weight } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

/** Checkbox, face, comment and act; the form of a reason below them. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: ${layout.touch} ${layout.touch} minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.x3};
  min-height: 64px;
  padding-block: ${space.x2};
  border-top: ${stroke.hairline} solid ${meaning.line};

  &:is(:hover, :focus-within) {
    background: ${meaning.surfaceRaised};
  }
  &:has(> :first-child input:checked) {
    background: ${meaning.surfaceHigh};
  }
  ${below.phone} {
    grid-template-columns: 36px minmax(0, 1fr) auto;
    gap: 0 ${space.x2};

    > :nth-child(2) {
      display: none;
    }
  }
`;

/** Who, when, and on which article or tip. */
export const Origin = styled.div`
  ${row(`${space.x1} ${space.x3}`)}
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  bdi {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
`;

export const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const ReasonForm = styled.div`
  ${stack(space.x3)}
  grid-column: 1 / -1;
  padding: ${space.x2} 0 ${space.x3} ${layout.touch};

  ${below.phone} {
    padding-left: 0;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.x3};
  & > span {
    margin-right: auto;
    white-space: normal;
  }
`;

export const List = styled.ul`
  width: 100%;
  border-bottom: ${stroke.hairline} solid ${meaning.line};
`;

/** The acts on the chosen comments stay at the end of the window: nothing moves when they come. */
export const Below = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  width: 100%;

  > div {
    position: static;
    margin: 0;
  }
  ${below.tablet} {
    position: static;

    > div {
      position: fixed;
    }
  }
`;
