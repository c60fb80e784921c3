import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { wrap } from "../../design/tokens/text.ts";

export const Inside = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x6} ${space.column};
  align-items: center;
`;

export const Text = styled.div`
  grid-column: 1 / span 6;
  min-width: 0;
  & > :first-child {
    margin-bottom: ${space.x4};
  }
  ${below.tablet} {
    grid-column: 1 / -1;
  }
`;

export const Description = styled.p`
  max-width: 29.8em;
  margin-top: ${space.x4};
  color: ${meaning.textQuiet};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x3} ${space.x5};
  margin-top: ${space.x6};
  ${when.printed} {
    display: none;
  }
`;

export const Seats = styled.div`
  grid-column: 7 / -1;
  display: flex;
  justify-content: flex-end;
  img {
    width: 32%;
    margin-left: 1.3%;
  }
  ${below.tablet} {
    grid-column: 1 / -1;
  }
  ${below.phone} {
    justify-content: center;
  }
  ${when.printed} {
    display: none;
  }
`;
