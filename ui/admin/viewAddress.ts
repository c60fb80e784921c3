// Apart from `address.ts`: public pages link to views, and load nothing else of the panel (decision 0054).

export const adminPath = "/admin";

// The paths of views, below the panel's own.
export const overviewView = "";
export const contentView = "contenu";
export const commentsView = "contenu/commentaires";
export const reportsView = "contenu/signalements";
export const libraryView = "contenu/images";
export const categoriesView = "contenu/categories";
export const matchesView = "matchs";
export const standingsView = "matchs/classements";
export const applicationsView = "candidatures";
export const positionsView = "candidatures/postes";
export const messagesView = "messages";
export const lettersView = "lettres";
export const subscribersView = "lettres/abonnements";
export const teamsView = "equipes";
export const peopleView = "equipes/personnes";
export const partnersView = "partenaires";
export const shopView = "boutique";
export const eventsView = "evenements";
export const pollsView = "evenements/disponibilites";
export const pagesView = "pages";
export const movingView = "reprise";
export const accessView = "acces";
export const figuresView = "chiffres";

/** The address of a view of the panel, with its filters. */
export const viewAddress = (path: string, filters: URLSearchParams | Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(filters).toString();
  return [path === overviewView ? adminPath : `${adminPath}/${path}`, ...(query ? [query] : [])].join("?");
};
