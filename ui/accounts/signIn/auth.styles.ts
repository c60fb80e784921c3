import { styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { controlHeight, size, space } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";

/** The sign-in page. */
const authPage = {
  inset: "clamp(28px, 4vw, 56px)",
} as const;

/** The form, and beside it on wide screens the club's drawing. */
export const Page = styled.div`
  ${controlHeight("form")}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  min-height: min(100vh - var(--bar-height), 860px);

  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x4};
  width: 100%;
  max-width: 560px;
  margin-left: auto;
  padding: ${authPage.inset} clamp(20px, 4vw, 56px) ${authPage.inset} ${space.gutter};

  form {
    ${stack(space.x4)}
  }
  h1 {
    font-size: clamp(1.875rem, 3.2vw, 2.75rem);
  }
  ${below.laptop} {
    margin-inline: auto;
    padding-inline: ${space.gutter};
  }
`;
export const Lead = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;
