import { useEffect, useState } from "react";
import { $memberId } from "../../accounts/session/session.ts";
import { useUnit } from "../../lib/useUnit.ts";
import type { Reactions } from "./reactions.ts";
import { words } from "./words.ts";

/** Milliseconds for which an ended selection can still be quoted: a touch of the button ends it first. */
const grace = 400;

/** The selected passage of the text that the reactions are about; empty without one. */
const passageIn = (selection: Selection | null): string => {
  const element = selection?.anchorNode?.parentElement;
  const isInText =
    element?.closest("main") && !element.closest("section[aria-labelledby='comments-title'], aside, nav, form");
  return isInText && selection?.isCollapsed === false ? selection.toString().trim() : "";
};

/** Quotes the selected passage in a comment. Shown to members while a passage is selected. */
export const QuoteButton = <Id extends string>({ reactions }: { readonly reactions: Reactions<Id> }) => {
  const { me, quote } = useUnit({ me: $memberId, quote: reactions.quotePressed });
  const [passage, setPassage] = useState("");
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(ending);
      const selected = passageIn(document.getSelection());
      if (selected === "") ending = setTimeout(() => setPassage(""), grace);
      else setPassage(selected);
    };
    read();
    document.addEventListener("selectionchange", read);
    return () => {
      clearTimeout(ending);
      document.removeEventListener("selectionchange", read);
    };
  }, []);
  if (me === null || passage === "") return null;
  return (
    <button type="button" data-quote onClick={() => (quote(passage), setPassage(""))}>
      {words.quote}
    </button>
  );
};
