import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Block, Content, Inline } from "../../domain/tips/content.ts";
import { french, typeset } from "../kit/french.ts";
import { Prose } from "../kit/Prose.tsx";
import { meaning } from "../theme/meaning.ts";
import { weight } from "../theme/measures.ts";
import { headingId } from "./headings.ts";
import { words } from "./words.ts";

const Mistake = styled.em`
  color: ${meaning.danger};
  font-style: normal;
  font-weight: ${weight.semi};
`;

const line = (inlines: readonly Inline[]): ReactNode =>
  inlines.map((inline, at) => <Fragment key={at}>{piece(inline)}</Fragment>);

const piece = (inline: Inline): ReactNode => {
  switch (inline.kind) {
    case "text":
      return typeset(inline.text);
    case "code":
      return <code>{inline.text}</code>;
    case "line-break":
      return <br />;
    case "strong":
      return <strong>{line(inline.inlines)}</strong>;
    case "emphasis":
      return <em>{line(inline.inlines)}</em>;
    case "struck":
      return <s>{line(inline.inlines)}</s>;
    case "link":
      return (
        <a href={inline.address} target="_blank" rel="noopener noreferrer nofollow ugc">
          {line(inline.inlines)}
        </a>
      );
    case "image":
      return <img src={inline.address} alt={inline.description} loading="lazy" referrerPolicy="no-referrer" />;
    case "bad-link":
      return <Mistake>{words.badLink}</Mistake>;
    case "bad-image":
      return <Mistake>{french(words.badImage)}</Mistake>;
  }
};

const titles = { 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

/** The page's own title is the only one of the first level. */
const titleTag = (level: number) => titles[Math.min(6, Math.max(2, level)) as keyof typeof titles];

const part = (block: Block, id: string | undefined): ReactNode => {
  switch (block.kind) {
    case "paragraph":
      return <p>{line(block.inlines)}</p>;
    case "heading": {
      const Title = titleTag(block.level);
      return <Title id={id}>{line(block.inlines)}</Title>;
    }
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>{parts(item)}</li>
          ))}
        </List>
      );
    }
    case "quote":
      return <blockquote>{parts(block.blocks)}</blockquote>;
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr />;
  }
};

const parts = (blocks: Content): ReactNode =>
  blocks.map((block, at) => <Fragment key={at}>{part(block, undefined)}</Fragment>);

/** A tip's text. Each piece is drawn by React, so nothing that an author wrote is ever read as HTML. */
export const TipContent = ({ content }: { readonly content: Content }) => (
  <Prose>
    {content.map((block, at) => (
      <Fragment key={at}>
        {at === 0 && block.kind === "paragraph" ? (
          <p className="lead">{line(block.inlines)}</p>
        ) : (
          part(block, headingId(content, at))
        )}
      </Fragment>
    ))}
  </Prose>
);
