import { adminPath, viewAddress } from "./viewAddress.ts";

const tabParameter = "onglet";
const periodParameter = "periode";
const viewParameter = "vue";

/** The tabs that addresses with the parameter `onglet` name, and the views with their content. */
const moved: Readonly<Record<string, string>> = {
  apercu: "",
  contenu: "contenu",
  candidatures: "candidatures",
  roles: "candidatures/postes",
  categories: "contenu/categories",
  matchs: "matchs",
  equipes: "equipes",
  partenaires: "partenaires",
  boutique: "boutique",
  pages: "pages",
};

/** Where an address of the panel with the parameter `onglet` leads, with its other parameters; undefined for other addresses. */
export const movedAddress = (pathname: string, search: string): string | undefined => {
  const asked = new URLSearchParams(search);
  const tab = asked.get(tabParameter);
  if (pathname !== adminPath || tab === null) return undefined;
  asked.delete(tabParameter);
  /** Removes a parameter that names a view of its own. */
  const names = (parameter: string, value: string): boolean => {
    if (asked.get(parameter) !== value) return false;
    asked.delete(parameter);
    return true;
  };
  const path = moved[tab] ?? "";
  if (tab === "matchs" && names(periodParameter, "classements")) return viewAddress("matchs/classements", asked);
  if (tab === "equipes" && names(viewParameter, "personnes")) return viewAddress("equipes/personnes", asked);
  return viewAddress(path, asked);
};
