import { Fragment, type ReactNode } from "react";
import { isSitePath } from "../../../domain/shared/address.ts";
import type { Content, Inline } from "../../../domain/content/body/content.ts";
import { toneNames } from "../../../domain/content/body/tones.ts";
import { hasLegend, type Image, picturesAlone } from "../../../domain/content/body/image.ts";
import { keptFile } from "../../../domain/content/body/ownFile.ts";
import type { Link, ShownBlock, ShownContent } from "../../../domain/content/body/shownContent.ts";
import { Plate } from "../../design/components/actions/Button.tsx";
import { Diagram } from "../../design/components/prose/Diagram.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { Prose } from "../../design/components/prose/Prose.tsx";
import { Break, Code, CodeBlock, Figure, Gallery } from "../../design/components/prose/proseBoxes.styles.ts";
import { Callout } from "../../design/components/prose/Callout.styles.ts";
import { NumberedList } from "../../design/components/prose/proseLists.styles.ts";
import { CardPlace } from "./card/CardPlace.tsx";
import { EmbedPlace } from "./embed/EmbedPlace.tsx";
import { FileLink } from "./file/FileLink.tsx";
import { FilePlace } from "./file/FilePlace.tsx";
import { headingId } from "./headings.ts";
import { Picture } from "./Picture.tsx";
import { Table } from "./Table.tsx";
import { Lead, Mistake } from "./Text.styles.ts";
import { words } from "./words.ts";

const line = (inlines: readonly Inline[]): ReactNode =>
  inlines.map((inline, at) => <Fragment key={at}>{piece(inline)}</Fragment>);

/** Pages of other sites open in a tab of their own. */
const tiesOf = ({ address }: Link) =>
  isSitePath(address)
    ? { href: address }
    : { href: address, target: "_blank", rel: "noopener noreferrer nofollow ugc" };

const linkWords = ({ inlines, host }: Link): ReactNode => (
  <>
    {line(inlines)}
    {host && ` (${host})`}
  </>
);

const piece = (inline: Inline): ReactNode => {
  switch (inline.kind) {
    case "text":
      return typeset(inline.text);
    case "code":
      return <Code>{inline.text}</Code>;
    case "line-break":
      return <br />;
    case "strong":
      return <strong>{line(inline.inlines)}</strong>;
    case "emphasis":
      return <em>{line(inline.inlines)}</em>;
    case "struck":
      return <s>{line(inline.inlines)}</s>;
    case "link":
      if (keptFile(inline.address)) return <FileLink address={inline.address}>{linkWords(inline)}</FileLink>;
      return <a {...tiesOf(inline)}>{linkWords(inline)}</a>;
    case "image":
      return <Picture image={inline} />;
    case "bad-link":
      return <Mistake>{words.badLink}</Mistake>;
    case "bad-image":
      return <Mistake>{french(words.badImage)}</Mistake>;
  }
};

const titles = { 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

/** The page's title is the only h1. */
const titleTag = (level: number) => titles[Math.min(6, Math.max(2, level)) as keyof typeof titles];

const figure = (image: Image, at: number): ReactNode => (
  <Figure key={at}>
    <Picture image={image} />
    {hasLegend(image) && (
      <figcaption>
        {image.caption && typeset(image.caption)} {image.credit && <small>{typeset(image.credit)}</small>}
      </figcaption>
    )}
  </Figure>
);

const part = (block: ShownBlock, id: string | undefined): ReactNode => {
  switch (block.kind) {
    case "paragraph": {
      const pictures = picturesAlone(block.inlines);
      if (pictures.length > 0)
        return pictures.length > 1 ? <Gallery>{pictures.map(figure)}</Gallery> : pictures.map(figure);
      return <p>{line(block.inlines)}</p>;
    }
    case "heading": {
      const Title = titleTag(block.level);
      return <Title id={id}>{line(block.inlines)}</Title>;
    }
    case "list": {
      const List = block.isOrdered ? NumberedList : "ul";
      return (
        <List start={block.start}>
          {block.items.map((item, at) => (
            <li key={at}>{parts(item)}</li>
          ))}
        </List>
      );
    }
    case "quote":
      return <blockquote>{parts(block.blocks)}</blockquote>;
    case "callout":
      return (
        <Callout role="note" $tone={block.tone}>
          <strong>{toneNames[block.tone]}</strong>
          {parts(block.blocks)}
        </Callout>
      );
    case "table":
      return <Table {...block} line={line} />;
    case "code":
      return (
        <CodeBlock>
          <code>{block.text}</code>
        </CodeBlock>
      );
    case "diagram":
      return <Diagram {...block} />;
    case "embed":
      return <EmbedPlace embed={block.embed} />;
    case "card":
      return <CardPlace card={block.card}>{piece(block.link)}</CardPlace>;
    case "file":
      return <FilePlace address={block.link.address}>{linkWords(block.link)}</FilePlace>;
    case "button":
      return (
        <p>
          <Plate as="a" {...tiesOf(block.link)}>
            {linkWords(block.link)}
          </Plate>
        </p>
      );
    case "rule":
      return <Break />;
  }
};

const parts = (blocks: Content): ReactNode =>
  blocks.map((block, at) => <Fragment key={at}>{part(block, undefined)}</Fragment>);

/** Blocks without a lead, as a part of a text. */
export const Blocks = ({ content }: { readonly content: Content }) => <>{parts(content)}</>;

type TextProps = {
  readonly content: ShownContent;
  /** A lead text in larger letters. Without it, the first paragraph is the lead. */
  readonly lead?: string | null;
};

/** The text of a tip or an article. React renders each piece, so nothing of it is parsed as HTML. */
export const Text = ({ content, lead }: TextProps) => (
  <Prose>
    {lead && <Lead>{typeset(lead)}</Lead>}
    {content.map((block, at) => (
      <Fragment key={at}>
        {!lead && at === 0 && block.kind === "paragraph" && block.inlines.some(({ kind }) => kind !== "image") ? (
          <Lead>{line(block.inlines)}</Lead>
        ) : (
          part(block, headingId(content, at))
        )}
      </Fragment>
    ))}
  </Prose>
);
