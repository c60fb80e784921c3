import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Body, Foot, Head, Scrim, Sheet } from "./Dialog.styles.ts";
import { french } from "../text/french.ts";
import { Icon } from "../media/Icon.tsx";
import { QuietButton } from "../actions/QuietButton.tsx";
import { useScrolls } from "./scrolls.ts";
import { words } from "../text/words.ts";

export type DialogProps = {
  readonly isOpen: boolean;
  /** Shown as the heading; also the accessible name. */
  readonly title: string;
  /** Called on Escape, the close button, or a press outside. With unsaved changes, keep it open and ask first. */
  readonly onClose: () => void;
  /** Called when the dialog's code can't be loaded: set `isOpen` to false. The next opening tries again. */
  readonly onLoadError: () => void;
  /** The element to focus on closing, when the opener is removed by then. */
  readonly returnTo?: () => HTMLElement | null;
  /** "small" for a question, "middle" for a form, "wide" for a tool of full height. On phones all fill the screen. */
  readonly size?: "small" | "middle" | "wide";
  /** Keeps one height for all content, for dialogs with steps. */
  readonly isSteady?: boolean;
  /** For dialogs to read: the focus starts at the top, not in the first field. */
  readonly isRead?: boolean;
  /** Shown in the heading, after the title. */
  readonly beside?: ReactNode;
  /** The actions, always visible. A button there submits a form of the dialog by the form's `id` (`form`). */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

const fields = ":is(input, select, textarea):not(:disabled, [type='hidden'])";
const acts = ":is(a, button):not(:disabled)";

/**
 * The first element to focus: a marked field, else the first field, else the first control.
 * On touch screens the dialog itself: the keyboard would cover the text.
 */
const firstOf = (sheet: HTMLElement | null): HTMLElement | null => {
  if (!sheet || matchMedia("(pointer: coarse)").matches) return sheet;
  // Elements of other screen widths are hidden and can't be focused.
  const firstSeen = (places: string) =>
    [...sheet.querySelectorAll<HTMLElement>(places)].find((place) => place.checkVisibility()) ?? null;
  return firstSeen(`[data-begin] ${fields}`) ?? firstSeen(`[data-body] ${fields}`) ?? firstSeen(`[data-foot] ${acts}`);
};

/** Focuses the dialog while it has no controls, and its first field once that is rendered. */
const useFirstFocus = (sheet: RefObject<HTMLElement | null>) => {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current) return;
    const first = firstOf(sheet.current);
    isWaiting.current = first === null;
    first?.focus();
  });
  return () => {
    const first = firstOf(sheet.current);
    isWaiting.current = first === null;
    return first ?? sheet.current;
  };
};

type BodyOfDialogProps = Pick<DialogProps, "title" | "children">;

const BodyOfDialog = ({ title, children }: BodyOfDialogProps) => {
  const body = useRef<HTMLDivElement>(null);
  const region = useScrolls(body) ? ({ role: "region", "aria-label": title, tabIndex: 0 } as const) : {};
  return (
    <Body data-body ref={body} {...region}>
      <div>{children}</div>
    </Body>
  );
};

/** The lazily loaded part of `Dialog`, with the behaviour of the headless library. */
export const OpenDialog = (props: DialogProps) => {
  const { isOpen, title, onClose, returnTo, size = "middle", isSteady = false, isRead, beside, foot, children } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const initialFocus = useFirstFocus(sheet);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => opens || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop render={<Scrim />} forceRender />
        <Dialog.Popup
          render={<Sheet $size={size} $isSteady={isSteady} />}
          ref={sheet}
          initialFocus={() => (isRead ? sheet.current : initialFocus())}
          finalFocus={() => returnTo?.() ?? true}
        >
          <Head>
            <Dialog.Title>{french(title)}</Dialog.Title>
            {beside}
            <Dialog.Close render={<QuietButton look="bare" square aria-label={words.close} />}>
              <Icon name="close" />
            </Dialog.Close>
          </Head>
          <BodyOfDialog title={title}>{children}</BodyOfDialog>
          {foot && <Foot data-foot>{foot}</Foot>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
