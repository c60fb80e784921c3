import type { ReactNode } from "react";

export type TabPanelProps<Key extends string> = {
  /** The same as the `panel` of its `Tabs`. */
  readonly panel: string;
  readonly chosen: Key;
  readonly children: ReactNode;
};

/** The panel of `Tabs`: labelled by the chosen tab, and next in the tab order. */
export const TabPanel = <Key extends string>({ panel, chosen, children }: TabPanelProps<Key>) => (
  <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${chosen}`} tabIndex={0}>
    {children}
  </div>
);
