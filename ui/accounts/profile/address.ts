export const profilePath = "/profile";

export type ProfileTab = "profile" | "applications" | "settings";

const tabName = "onglet";
const inAddress = { applications: "candidatures", settings: "parametres" } as const;

/** Query parameters of the personal space. */
export const profileReads = [tabName] as const;

export const profileTabOf = (search: string): ProfileTab => {
  const asked = new URLSearchParams(search).get(tabName);
  if (asked === inAddress.applications) return "applications";
  return asked === inAddress.settings ? "settings" : "profile";
};

export const profileTabAddress = (tab: ProfileTab): string =>
  tab === "profile" ? profilePath : `${profilePath}?${tabName}=${inAddress[tab]}`;
