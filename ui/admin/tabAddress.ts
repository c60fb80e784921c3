export const adminPath = "/admin";

export const tabName = "onglet";

/** The tab of the address without a key. */
export const overviewTab = "apercu";
export const contentTab = "contenu";
export const applicationsTab = "candidatures";

export const adminTabAddress = (key: string): string =>
  key === overviewTab ? adminPath : `${adminPath}?${tabName}=${key}`;
