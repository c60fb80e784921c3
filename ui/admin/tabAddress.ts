// Apart from `address.ts`: public pages link to tabs, and load nothing else of the panel (decision 0054).

export const adminPath = "/admin";

export const tabParameter = "onglet";

/** The tab of the address without a key. */
export const overviewTab = "apercu";
export const contentTab = "contenu";
export const applicationsTab = "candidatures";

export const adminTabAddress = (key: string): string =>
  key === overviewTab ? adminPath : `${adminPath}?${tabParameter}=${key}`;
