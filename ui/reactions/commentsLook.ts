import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke, weight } from "../theme/measures.ts";
import { reactions } from "../theme/parts/reactions.ts";
import { quietText } from "../theme/text.ts";

export const commentsLook = css`
  margin-top: ${space.x8};

  > h2 {
    margin-bottom: ${space.x5};
    font-size: ${size.proseTitle};
  }
  > article {
    display: grid;
    grid-template-columns: ${reactions.comment} minmax(0, 1fr);
    gap: ${space.x4};
    padding-block: ${space.x5};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  > article header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.x3};
    align-items: baseline;
  }
  > article > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > article b {
    font-weight: ${weight.strong};
  }
  > article time {
    ${quietText}
    font-size: ${size.small};
  }
  > article p {
    max-width: ${reactions.commentText};
    margin-top: ${space.x1};
    white-space: pre-line;
  }
  .quiet {
    ${quietText}
  }
`;
