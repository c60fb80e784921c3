type Tab = { readonly url: string; focus(): Promise<unknown> };

/** The windows of the site, as a worker reaches them. */
type Windows = {
  matchAll(options: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly Tab[]>;
  openWindow(address: string): Promise<unknown>;
};

type Pressed = {
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(shown: Promise<unknown>): void;
};

/** Shows the page in the tab that has it, or in a new one: another tab may hold what its reader types. */
const show = async (path: string, windows: Windows, origin: string): Promise<unknown> => {
  const address = new URL(path, origin).href;
  const tabs = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  return there ? there.focus() : windows.openWindow(address);
};

/** A press on a push closes it, and leads to its page. */
export const pressedOn = (windows: Windows, origin: string) => (event: Pressed) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data), windows, origin));
};
