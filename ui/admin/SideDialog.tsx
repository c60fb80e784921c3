import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { Dialog } from "../design/components/overlays/Dialog.tsx";
import { Body, Foot, Head } from "../design/components/overlays/Dialog.styles.ts";
import type { DialogProps } from "../design/components/overlays/OpenDialog.tsx";
import { french } from "../design/components/text/french.ts";
import { words } from "../design/components/text/words.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { controlHeight, layout, size, space, stroke } from "../design/tokens/measures.ts";
import { aboveLaptop } from "../design/tokens/screens.ts";
import { useOnChange } from "../lib/focusOnChange.ts";
import { useScreen } from "../lib/page/useScreen.ts";

/** A list, and what is open of it beside it. */
export const Split = styled.div`
  ${aboveLaptop} {
    &:has(> [role="dialog"]) {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: ${space.x5};
      align-items: start;
    }
  }
`;

const Sheet = styled.section`
  ${controlHeight("tool")}
  position: sticky;
  top: calc(${layout.barHeight} + ${space.x4});
  display: flex;
  flex-direction: column;
  /* Its foot is in sight under the title, the search and the tool's footer, too. */
  max-height: max(calc(100vh - ${layout.barHeight} - 196px), 320px);
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  font-size: ${size.small};
  line-height: 1.5;

  :is(input, select, textarea) {
    background: ${meaning.surface};
  }
  &:focus {
    outline: none;
  }
  &:focus-visible {
    border-color: ${meaning.focus};
  }
`;

type SideProps = Omit<DialogProps, "onLoadError" | "isOpen">;

const Side = ({ title, onClose, returnTo, beside, foot, children }: SideProps) => {
  const sheet = useRef<HTMLElement>(null);
  const name = useId();
  const next = useEffectEvent(() => returnTo?.());
  useEffect(() => {
    // A field of its own may have the focus already.
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.focus({ preventScroll: true });
  }, []);
  // An act may close it: the focus goes back, too.
  useLayoutEffect(() => {
    const own = sheet.current;
    return () => {
      if (own?.contains(document.activeElement)) next()?.focus({ preventScroll: true });
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Sheet ref={sheet} role="dialog" aria-modal="false" aria-labelledby={name} tabIndex={-1} onKeyDown={press}>
      <Head>
        <h2 id={name}>{french(title)}</h2>
        {beside}
        <QuietButton look="bare" square aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </QuietButton>
      </Head>
      <Body data-body>
        <div>{children}</div>
      </Body>
      {foot && <Foot data-foot>{foot}</Foot>}
    </Sheet>
  );
};

/** Keeps the focus and the place in a dialog whose record changes. The ref is for what is in it. */
export const useRecordFocus = (id: string, outcome: string): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const focus = () => place.current?.closest<HTMLElement>("[role='dialog']")?.focus();
  // The next record starts at its top; its title takes the focus.
  useOnChange(id, () => {
    place.current?.closest("[data-body]")?.scrollTo(0, 0);
    focus();
  });
  // The buttons disappear with the act: the focus stays in the dialog.
  useOnChange(outcome, () => {
    if (document.activeElement === document.body) focus();
  });
  return place;
};

/** On wide screens a dialog beside its list, which stays in use: a child of `Split`. On others a modal one. */
export const SideDialog = ({ isOpen, ...props }: DialogProps) => {
  const isWide = useScreen(aboveLaptop);
  if (!isWide) return <Dialog isOpen={isOpen} {...props} />;
  return isOpen && <Side {...props} />;
};
