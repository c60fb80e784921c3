import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import type { Content } from "../../../../../domain/content/body/content.ts";
import { leaveMark, letterMail, letterStyles } from "../../../../../domain/club/letter/letterMail.ts";
import { letterSlug, preheaderOf } from "../../../../../domain/club/letter/letterPage.ts";
import type { Letter, LetterTexts } from "../../../../../domain/club/letter/letters.ts";
import { leavePath, letterPath } from "../../../../../domain/club/letter/paths.ts";
import { readBodyFx } from "../../../../content/admin/effects.ts";
import { useRested } from "../../../../content/admin/editor/rested.ts";
import { Choices } from "../../../../design/components/forms/Choices.tsx";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../../design/tokens/measures.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $sender } from "./letters.ts";
import { words } from "./words.ts";
import { stack } from "../../../../design/tokens/layout.ts";

const Frame = styled.section`
  ${stack(space.x3)}
  align-content: start;
  min-width: 0;

  > div:last-child {
    border: ${stroke.hairline} solid ${meaning.line};
    overflow: hidden;
  }
  pre {
    margin: 0;
    padding: ${space.x4};
    font-size: ${size.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

type Look = keyof typeof words.previews;
const looks = Object.entries(words.previews).map(([value, words]) => ({ value, words }));

/** The mail's own HTML in a tree of its own, whose styles don't meet the page's. */
const Html = ({ html, look }: { readonly html: string; readonly look: Look }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: "open" });
    if (!root) return;
    const styles = new CSSStyleSheet();
    styles.replaceSync(letterStyles(look === "dark").replaceAll("body{", ":host{display:block;"));
    root.adoptedStyleSheets = [styles];
    // Without its head and what inboxes show: the page's policy refuses their styles.
    const { body } = new DOMParser().parseFromString(html.slice(html.indexOf('<div class="letter">')), "text/html");
    for (const image of body.querySelectorAll("img")) if (look === "pictureless") image.removeAttribute("src");
    // A press would leave the panel.
    for (const link of body.querySelectorAll("a")) link.removeAttribute("href");
    root.replaceChildren(...body.childNodes);
  }, [html, look]);
  return <div ref={place} />;
};

type MailPreviewProps = {
  readonly letter: Pick<Letter, "id"> & LetterTexts;
};

/** The letter as a mail, as mail programs show it: in light and dark, without pictures, as text. */
export const MailPreview = ({ letter: { id, title, preheader, content, isInArchive } }: MailPreviewProps) => {
  const { read, sender } = useUnit({ read: readBodyFx, sender: $sender });
  const [look, show] = useState<Look>("light");
  const [body, setBody] = useState<Content | null>(null);
  const latest = useRef("");
  useRested(content, () => {
    latest.current = content;
    read({ kind: "article", content }).then(
      (answer) => latest.current === content && setBody(answer.body),
      () => {},
    );
  });
  const path = isInArchive ? letterPath(letterSlug(title, id)) : null;
  const mail = body && letterMail({ title, preheader, body, path }, sender);
  return (
    <Frame aria-label={words.preview}>
      <Choices label={words.previewAs} choices={looks} chosen={look} onChoose={(chosen) => show(chosen as Look)} />
      {body && <p>{words.inInbox(preheaderOf(preheader, body))}</p>}
      <div>
        {!mail && <pre>{words.previewWaits}</pre>}
        {mail && look === "plain" && <pre>{mail.text.replaceAll(leaveMark, sender.site + leavePath)}</pre>}
        {mail && look !== "plain" && <Html html={mail.html} look={look} />}
      </div>
    </Frame>
  );
};
