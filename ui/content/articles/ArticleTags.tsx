import { styled } from "styled-components";
import type { Tag } from "../../../domain/content/tags.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { row } from "../../design/tokens/layout.ts";
import { layout, size, space } from "../../design/tokens/measures.ts";
import { listAddress } from "./listAddress.ts";
import { words } from "./words.ts";

const Tags = styled.ul`
  ${row(`0 ${space.x5}`)}
  margin-block: ${space.x5};
  font-size: ${size.small};
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
  }
`;

/** The tags of an article, each a way to the articles that have it. */
export const ArticleTags = ({ tags }: { readonly tags: readonly Tag[] }) => (
  <Tags aria-label={words.tags}>
    {tags.map(({ slug, label }) => (
      <li key={slug}>
        <Link to={listAddress({ tag: slug })}>{typeset(label)}</Link>
      </li>
    ))}
  </Tags>
);
