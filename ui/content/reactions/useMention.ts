import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import type { Mentionable } from "../../../domain/content/reactions/mentionable.ts";
import { mentionAt, withMention } from "../../../domain/content/reactions/mentions.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { optionId } from "./MentionList.tsx";
import { $isOfferCurrent, $offered, mentionSought } from "./mentioning.ts";

/** Offers members while a mention is written. Arrows choose, Enter or Tab takes, Escape closes. */
export const useMention = (box: RefObject<HTMLTextAreaElement | null>, type: (text: string) => void) => {
  const { offered, isCurrent, seek } = useUnit({ offered: $offered, isCurrent: $isOfferCurrent, seek: mentionSought });
  const id = useId();
  const [chosen, choose] = useState(0);
  const at = Math.min(chosen, offered.length - 1);

  const look = ({ currentTarget: { value, selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) => {
    choose(0);
    seek(selectionStart === selectionEnd ? (mentionAt(value, selectionStart)?.words ?? null) : null);
  };

  const take = ({ username }: Mentionable) => {
    const field = box.current;
    const begun = field && mentionAt(field.value, field.selectionStart);
    if (!field || !begun) return;
    const written = withMention(field.value, field.selectionStart, begun.from, username);
    // At once: the sign of the next key belongs after the name.
    flushSync(() => type(written.text));
    field.setSelectionRange(written.caret, written.caret);
    seek(null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const one = offered[at];
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!one || event.nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: offered.length - 1 };
    const step = steps[event.key];
    if (step !== undefined) choose((at + step) % offered.length);
    else if (isCurrent && (event.key === "Enter" || event.key === "Tab")) take(one);
    else if (event.key === "Escape") seek(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const isOpen = offered.length > 0;
  return {
    list: isOpen ? { id, offered, chosen: at, onChoose: take } : null,
    look,
    ties: {
      onKeyDown,
      // The caret may leave the name without a change of the text.
      onSelect: look,
      onBlur: () => seek(null),
      "aria-autocomplete": "list" as const,
      ...(isOpen && { "aria-controls": id, "aria-activedescendant": optionId(id, at) }),
    },
  };
};
