import { Dialog } from "@base-ui/react/dialog";
import { useRef } from "react";
import type { DialogProps } from "./Dialog.tsx";
import { Body, Foot, Head, Scrim, Sheet } from "./dialogLook.ts";
import { french } from "./french.ts";
import { Icon } from "./Icon.tsx";
import { QuietButton } from "./QuietButton.tsx";
import { useScrolls } from "./scrolls.ts";
import { words } from "./words.ts";

const fields = ":is(input, select, textarea):not(:disabled, [type='hidden'])";
const acts = ":is(a, button):not(:disabled)";

/** Where the focus begins: the first field, else the first thing to do. A finger gets no keyboard over what it may read. */
const firstOf = (sheet: HTMLElement | null): HTMLElement | null => {
  if (!sheet || matchMedia("(pointer: coarse)").matches) return sheet;
  return sheet.querySelector<HTMLElement>(`[data-body] ${fields}`) ?? sheet.querySelector(`[data-foot] ${acts}`);
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
export const OpenDialog = ({ isOpen, title, onClose, size = "middle", beside, foot, children }: DialogProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => opens || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop render={<Scrim />} forceRender />
        <Dialog.Popup render={<Sheet $size={size} />} ref={sheet} initialFocus={() => firstOf(sheet.current)}>
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
