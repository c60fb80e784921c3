export const profilePath = "/profile";

const tabName = "onglet";

/** Query parameters of the personal space. */
export const profileReads = [tabName] as const;

/** The tab of the address without a key. */
export const firstTab = "profil";
export const settingsTab = "parametres";
export const applicationsTab = "candidatures";
export const followedTeamsTab = "equipes-suivies";
export const savedTipsTab = "tips-gardes";
/** Listed for members about whom there is a measure: the bell and refused comments lead to it too. */
export const measuresTab = "moderation";
/** Listed for players of a team that was asked when it can. */
export const pollsTab = "disponibilites";

/** The key of the asked tab, if any. */
export const profileTabIn = (search: string): string | null => new URLSearchParams(search).get(tabName);

export const profileTabAddress = (key: string): string =>
  key === firstTab ? profilePath : `${profilePath}?${tabName}=${key}`;
