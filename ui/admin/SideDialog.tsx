import { type KeyboardEvent, useEffect, useId, useRef } from "react";
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
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const close = () => {
    const next = returnTo?.();
    onClose();
    next?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <Sheet ref={sheet} role="dialog" aria-modal="false" aria-labelledby={name} tabIndex={-1} onKeyDown={press}>
      <Head>
        <h2 id={name}>{french(title)}</h2>
        {beside}
        <QuietButton look="bare" square aria-label={words.close} onClick={close}>
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

/** On wide screens a dialog beside its list, which stays in use: a child of `Split`. On others a modal one. */
export const SideDialog = ({ isOpen, ...props }: DialogProps) => {
  const isWide = useScreen(aboveLaptop);
  if (!isWide) return <Dialog isOpen={isOpen} {...props} />;
  return isOpen && <Side {...props} />;
};
