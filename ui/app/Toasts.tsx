import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { css, styled } from "styled-components";
import { Link } from "../design/components/actions/Link.tsx";
import { AlertFrame } from "../design/components/feedback/Alert.tsx";
import { french } from "../design/components/text/french.ts";
import { Icon } from "../design/components/media/Icon.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { printHidden, stack } from "../design/tokens/layout.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, motion, space, weight } from "../design/tokens/measures.ts";
import { dialogFoot } from "../design/tokens/parts/components.ts";
import { below } from "../design/tokens/screens.ts";
import { $toasts, type ShownToast, toastClosed } from "../lib/feedback/toasts.ts";
import { ToastAct } from "./ToastAct.tsx";
import { words } from "./words.ts";

const measures = {
  gap: "8px",
} as const;

/** Only pages with toasts have these rules. */
const placed = css`
  position: fixed;
  inset: auto ${space.gutter} 16px auto;
  ${stack(measures.gap)}
  width: min(480px, ${layout.screen});
  /* A popover has "fit-content": in WebKit a grid of that height fills the window. */
  height: auto;
  color: inherit;
  overflow: visible;

  /* Above the bar of a tip, whose buttons cause toasts. */
  body:has([data-lower-third]) & {
    bottom: 84px;
  }
  /* On a phone, what the thumb presses next is at the bottom. */
  ${below.phone} {
    body:not(:has([data-foot])) & {
      top: calc(${layout.barHeight} + ${measures.gap});
      bottom: auto;
    }
  }
  /* Clear of a dialog's footer and of its fields on the left. */
  body:has([data-foot]) & {
    /* Above a dialog's footer, of the highest dialog, in browsers without anchors. */
    bottom: calc(5vh + 80px);
  }
  ${below.phone} {
    body:has([data-foot]) & {
      bottom: 136px;
    }
  }
  /* Above the footer, whose position depends on the dialog's height. Of several dialogs, the last one opened counts. */
  @supports (bottom: anchor(${dialogFoot} top)) {
    body:has([data-foot]) & {
      bottom: calc(anchor(${dialogFoot} top) + ${measures.gap});
    }
  }
  ${printHidden}
`;
const Region = styled.div<{ readonly $isEmpty: boolean }>`
  /* Screen readers know of it before it is shown. */
  display: block;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  ${({ $isEmpty }) => !$isEmpty && placed}
`;
const Frame = styled(AlertFrame)`
  && {
    background: ${meaning.surfaceHigh};
  }
  /* The newest success is enough on a phone, beside those that offer something to press. */
  ${below.phone} {
    &&[data-toast="good"]:has(~ [data-toast="good"]):not(:has(div :is(a, button))) {
      display: none;
    }
  }
`;
const Title = styled.p`
  font-weight: ${weight.name};
`;
const Text = styled.div`
  grid-column: 2;
  color: ${meaning.textQuiet};
`;
/** Touch height, without a higher toast. */
const Closer = styled(QuietButton)`
  grid-column: 3;
  grid-row: 1 / span 2;
  align-self: start;
  margin: -11px -8px -11px 0;
`;

const frames = { good: "ok", bad: "bad", ask: "plain", note: "wait" } as const;
const glyphs = { good: "check", bad: "alert", ask: "users", note: "text" } as const;

type OneToastProps = {
  readonly toast: ShownToast;
  /** Called before the toast is removed with the focus in it. */
  readonly onLeave: () => void;
};

const OneToast = ({ toast, onLeave }: OneToastProps) => {
  const close = useUnit(toastClosed);
  const [isHeld, hold] = useState(false);
  const { id, tone, title, text, link, act } = toast;

  // A success disappears by itself, except under the pointer or focus. Other toasts stay until they are closed.
  useEffect(() => {
    if (tone !== "good" || isHeld) return;
    const timer = setTimeout(() => close(id), act ? motion.toastWithAct : motion.toast);
    return () => clearTimeout(timer);
  }, [tone, act, isHeld, id, close]);

  return (
    <Frame
      data-toast={tone}
      $tone={frames[tone]}
      role={tone === "bad" ? "alert" : undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon name={glyphs[tone]} />
      <Title>{french(title)}</Title>
      {(text || link || act) && (
        <Text>
          {text && <p>{french(text)}</p>}
          {toast.advice && <p>{french(toast.advice)}</p>}
          {link && !link.intent && (
            <Link to={link.to} onClick={() => close(id)}>
              {french(link.words)}
            </Link>
          )}
          <ToastAct toast={toast} onLeave={onLeave} />
        </Text>
      )}
      <Closer look="bare" square aria-label={words.close} onClick={() => (onLeave(), close(id))}>
        <Icon name="close" />
      </Closer>
    </Frame>
  );
};

/** Restores the focus to the element that had it before the toasts. */
const useWayBack = (region: RefObject<HTMLDivElement | null>) => {
  const from = useRef<Element | null>(null);
  const enter = ({ relatedTarget }: FocusEvent) => {
    const place = relatedTarget instanceof Element ? relatedTarget : null;
    if (!region.current?.contains(place)) from.current = place;
  };
  const goBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].findLast((one) =>
      one.checkVisibility(),
    );
    // The element may be removed by now, or be behind a dialog.
    const place = from.current?.checkVisibility() && (dialog?.contains(from.current) ?? true) ? from.current : dialog;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  return { enter, goBack };
};

/** Scrolls the focused field and its message clear of the toasts. */
const uncoverFocus = (region: HTMLElement) => {
  const field = document.activeElement?.closest("input, textarea, select")?.closest("div:has(> label)");
  if (!field || region.childElementCount === 0) return;
  const [place, over] = [field.getBoundingClientRect(), region.getBoundingClientRect()];
  const isCovered = place.bottom > over.top && place.top < over.bottom && place.right > over.left;
  const isAbove = over.top < innerHeight - over.bottom;
  const top = isAbove ? place.top - over.bottom : place.bottom - over.top;
  if (isCovered) (field.closest("[data-body]") ?? window).scrollBy({ top });
};

/**
 * The live region is always in the page: screen readers announce only changes inside a region that they have seen.
 * A popover is above everything except dialogs opened later, so it is shown again with each toast.
 */
export const Toasts = () => {
  const toasts = useUnit($toasts);
  const region = useRef<HTMLDivElement>(null);
  const { enter, goBack } = useWayBack(region);

  useEffect(() => {
    const { current } = region;
    const isOpen = current?.matches(":popover-open");
    if (isOpen && !document.querySelector("dialog[open]")) return;
    if (isOpen) current?.hidePopover();
    current?.showPopover();
  }, [toasts]);
  useEffect(() => {
    // After the page has focused the first error.
    queueMicrotask(() => region.current && uncoverFocus(region.current));
  }, [toasts]);

  return (
    <Region
      role="status"
      aria-live="polite"
      popover="manual"
      ref={region}
      onFocus={enter}
      $isEmpty={toasts.length === 0}
    >
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onLeave={goBack} />
      ))}
    </Region>
  );
};
