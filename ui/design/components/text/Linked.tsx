import { Fragment } from "react";
import { partsOfText } from "../../../../domain/shared/links.ts";
import { typeset } from "./french.ts";

/** A member's plain text, typeset, whose addresses are links that pass nothing on to their sites. */
export const Linked = ({ text }: { readonly text: string }) =>
  partsOfText(text).map((part, at) =>
    part.kind === "words" ? (
      <Fragment key={at}>{typeset(part.text)}</Fragment>
    ) : (
      <a key={at} href={part.text} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </a>
    ),
  );
