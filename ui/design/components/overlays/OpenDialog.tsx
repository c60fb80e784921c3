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
  /** Its name, and its heading. */
  readonly title: string;
  /** Escape, the cross, or a press beside it. Whoever has unsaved work leaves it open, and asks first. */
  readonly onClose: () => void;
  /** Its code couldn't be fetched, so nothing opened: say it, and take `isOpen` back. The next opening tries again. */
  readonly onLost: () => void;
  /** Where the focus goes after it, when what opened it is gone by then. */
  readonly returnTo?: () => HTMLElement | null;
  /** "small" for a question, "middle" for a form, "wide" for a tool that takes all height. On phones all fill the screen. */
  readonly size?: "small" | "middle" | "wide";
  /** It keeps one height, whatever it shows: for one with steps. */
  readonly isSteady?: boolean;
  /** It is read before anything is done in it: the focus begins at its top, not in its first field. */
  readonly isRead?: boolean;
  /** In the head, after the title. */
  readonly beside?: ReactNode;
  /** What to do with it, always in sight. A button in it sends a form of the dialog by the form's `id` (`form`). */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

const fields = ":is(input, select, textarea):not(:disabled, [type='hidden'])";
const acts = ":is(a, button):not(:disabled)";

/** Where the focus begins: the first field, where one begins to write if a dialog says where that is, else the first thing to do. A finger gets no keyboard over what it may read. */
const firstOf = (sheet: HTMLElement | null): HTMLElement | null => {
  if (!sheet || matchMedia("(pointer: coarse)").matches) return sheet;
  // What another width shows can't be focused.
  const firstSeen = (places: string) =>
    [...sheet.querySelectorAll<HTMLElement>(places)].find((place) => place.checkVisibility()) ?? null;
  return firstSeen(`[data-begin] ${fields}`) ?? firstSeen(`[data-body] ${fields}`) ?? firstSeen(`[data-foot] ${acts}`);
};

/** While there is nothing to do in the dialog yet, the focus is the dialog's own; then it goes to what has come. */
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

/** What `Dialog` fetches: the dialog itself, with the behaviour of the headless library. */
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
