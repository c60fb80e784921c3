import { styled } from "styled-components";
import { useEffect, useState } from "react";
import type { ShownContent } from "../../domain/content/body/shownContent.ts";
import { headingsOf } from "../content/body/headings.ts";
import { contentsStyles } from "../design/components/prose/contents.styles.ts";
import { typeset } from "../design/components/text/french.ts";
import { words } from "./words.ts";

/** The section being read: the last one whose title has passed the reading line, or the first. */
const useReading = (ids: readonly string[]): string | undefined => {
  const [reading, read] = useState(ids[0]);
  const order = ids.join(" ");

  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (titles) => {
        for (const { target, isIntersecting } of titles) passed[isIntersecting ? "add" : "delete"](target.id);
        const [first, ...rest] = order.split(" ");
        read(rest.findLast((id) => passed.has(id)) ?? first);
      },
      { rootMargin: "99999px 0px -66% 0px" },
    );
    for (const id of order.split(" ")) {
      const title = document.getElementById(id);
      if (title) observer.observe(title);
    }
    return () => observer.disconnect();
  }, [order]);

  return reading;
};

const Nav = styled.nav`
  ${contentsStyles}
`;

/** Table of contents of a tip; the part being read is marked. */
export const Contents = ({ content }: { readonly content: ShownContent }) => {
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
