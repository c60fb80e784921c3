import { Fragment } from "react";
import { partsOfText } from "../../../../domain/shared/links.ts";
import { typeset } from "./french.ts";

/** An address that a member wrote, as a link that passes nothing on to its site. */
export const LinkOfMember = ({ address }: { readonly address: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
    {address}
  </a>
);

/** A member's plain text, typeset, whose addresses are links that pass nothing on to their sites. */
export const Linked = ({ text }: { readonly text: string }) =>
  partsOfText(text).map((part, at) =>
    part.kind === "words" ? (
      <Fragment key={at}>{typeset(part.text)}</Fragment>
    ) : (
      <LinkOfMember key={at} address={part.text} />
    ),
  );
