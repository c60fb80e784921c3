import { type FocusEvent, useEffect, useRef } from "react";

type Position = {
  readonly control: HTMLElement;
  /** How many comments begin before the control. */
  readonly at: number;
  /** How many comments are in the list. */
  readonly count: number;
};

const commentsIn = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>("article")];

const positionOf = (section: HTMLElement, control: HTMLElement): Position => {
  const comments = commentsIn(section);
  const isAfter = (one: HTMLElement) => one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { control, at: comments.filter(isAfter).length, count: comments.length };
};

/** The new comment in the control's place. Else the control's comment, or the next one in its place. Else the heading. */
const nextOf = (section: HTMLElement, { at, count }: Position) => {
  const comments = commentsIn(section);
  const from = comments.length > count ? at : Math.max(at - 1, 0);
  return comments.slice(from).find((one) => one.checkVisibility()) ?? section.querySelector("h2");
};

/** Keeps the focus among the comments when the focused control is removed. Spread the result on their section. */
export const useCommentFocus = () => {
  const ref = useRef<HTMLElement>(null);
  const last = useRef<Position | null>(null);
  useEffect(() => {
    const section = ref.current as HTMLElement;
    const observer = new MutationObserver(() => {
      if (!last.current) return;
      if (last.current.control.isConnected) last.current = positionOf(section, last.current.control);
      else if (document.activeElement === document.body) nextOf(section, last.current)?.focus();
    });
    observer.observe(section, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // A dialog restores the focus by itself.
    last.current = target.closest("dialog") ? null : positionOf(currentTarget, target);
  };
  const onBlur = ({ target }: FocusEvent) => {
    // The user moved the focus away: a window that is left keeps it.
    if (target.isConnected && document.activeElement !== target) last.current = null;
  };
  return { ref, onFocus, onBlur };
};
