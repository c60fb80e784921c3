import type { ReactNode } from "react";

export type TabPanelProps<Key extends string> = {
  /** The same as the `panel` of its `Tabs`. */
  readonly panel: string;
  readonly chosen: Key;
  readonly children: ReactNode;
};

/** What `Tabs` change: named by the tab that is chosen, and the next stop of the keyboard after it. */
export const TabPanel = <Key extends string>({ panel, chosen, children }: TabPanelProps<Key>) => (
  <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${chosen}`} tabIndex={0}>
    {children}
  </div>
);
