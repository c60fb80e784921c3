import { everything } from "./pushed.ts";

type Tab = { readonly url: string; focus(): Promise<unknown> };

/** The windows of the site, as a worker reaches them. */
type Windows = {
  matchAll(options: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly Tab[]>;
  openWindow(address: string): Promise<unknown>;
};

type Pressed = {
  readonly notification: { readonly data: unknown; readonly tag: string; close(): void };
  waitUntil(shown: Promise<unknown>): void;
};

/** Shows the page in the tab that has it, or in a new one: another tab may hold what its reader types. */
const show = async (path: string, windows: Windows, origin: string): Promise<unknown> => {
  const address = new URL(path, origin).href;
  const tabs = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  return there ? there.focus() : windows.openWindow(address);
};

/**
 * A press on a push closes it, and leads to its page.
 *
 * @param remember keeps the notification of the push, for the site to mark it as read
 */
export const pressedOn =
  (windows: Windows, origin: string, remember: (notification: string) => Promise<unknown>) => (event: Pressed) => {
    const { data, tag } = event.notification;
    const path = String(data);
    event.notification.close();
    const remembered = path === everything ? Promise.resolve() : remember(tag);
    event.waitUntil(remembered.catch(() => {}).then(() => show(path, windows, origin)));
  };
