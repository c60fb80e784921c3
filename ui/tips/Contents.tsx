import { styled } from "styled-components";
import type { Content } from "../../domain/tips/content.ts";
import { typeset } from "../kit/french.ts";
import { meaning } from "../theme/meaning.ts";
import { layout, size, space, stroke, weight } from "../theme/measures.ts";
import { tipPage } from "../theme/parts/tipPage.ts";
import { below } from "../theme/screens.ts";
import { headingsOf } from "./headings.ts";
import { words } from "./words.ts";

const Nav = styled.nav`
  position: sticky;
  top: ${tipPage.sticky};
  font-size: ${size.small};

  p {
    font-weight: ${weight.bold};
  }
  ol {
    margin-top: ${space.x3};
    border-left: ${stroke.hairline} solid ${meaning.line};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${layout.touch};
    padding: ${space.x1} 0 ${space.x1} ${space.x4};
    color: ${meaning.textQuiet};
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover {
    color: ${meaning.text};
    text-decoration: underline;
  }
  ${below.laptop} {
    display: none;
  }
`;

/** The parts of a tip. Its column stays when there are none, so that the text keeps its place. */
export const Contents = ({ content }: { readonly content: Content }) => {
  const headings = headingsOf(content);
  return (
    <Nav aria-label={words.contents} hidden={headings.length === 0}>
      <p>{words.contents}</p>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{typeset(heading.words)}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
};
