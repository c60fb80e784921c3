import { Fragment } from "react";
import { partsOfText } from "../../../domain/shared/links.ts";
import { mentionsIn } from "../../../domain/content/reactions/mentions.ts";
import { quoteIn } from "../../../domain/content/reactions/quotes.ts";
import { LinkOfMember } from "../../design/components/text/LinkOfMember.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Mention, Quote } from "./Comments.styles.ts";

/** Plain text, typeset, whose addresses are links and whose mentions are marked. */
const Marked = ({ text }: { readonly text: string }) =>
  mentionsIn(text).map((part, at) =>
    part.kind === "mention" ? (
      <Mention key={at}>{part.text}</Mention>
    ) : (
      <Fragment key={at}>
        {partsOfText(part.text).map((one, index) =>
          one.kind === "address" ? (
            <LinkOfMember key={index} address={one.text} />
          ) : (
            <Fragment key={index}>{typeset(one.text)}</Fragment>
          ),
        )}
      </Fragment>
    ),
  );

/** The text of a comment, after the passage that it quotes. */
export const CommentText = ({ text }: { readonly text: string }) => {
  const { quote, rest } = quoteIn(text);
  return (
    <>
      {quote !== "" && <Quote dir="auto">{typeset(quote)}</Quote>}
      {rest !== "" && (
        <p dir="auto">
          <Marked text={rest} />
        </p>
      )}
    </>
  );
};
