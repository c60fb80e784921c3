import { styled } from "styled-components";
import type { Content } from "../../domain/content/body/content.ts";
import { headingsOf } from "../content/body/headings.ts";
import { contentsStyles } from "../design/components/prose/contents.styles.ts";
import { typeset } from "../design/components/text/french.ts";
import { useReading } from "./reading.ts";
import { words } from "./words.ts";

const Nav = styled.nav`
  ${contentsStyles}
`;

/** Table of contents of a tip; the part being read is marked. */
export const Contents = ({ content }: { readonly content: Content }) => {
  const headings = headingsOf(content);
  const reading = useReading(headings.map(({ id }) => id));
  if (headings.length === 0) return null;
  return (
    <Nav aria-label={words.contents}>
      <p>{words.contents}</p>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`} aria-current={heading.id === reading ? "true" : undefined}>
              {typeset(heading.words)}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
};
