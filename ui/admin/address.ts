import type { Kind } from "../../domain/content/editing/item.ts";
import type { Decision } from "../../domain/applications/review.ts";
import { articleAddress } from "../content/articles/address.ts";
import { tipAddress } from "../tips/address.ts";

/** Where readers find an article or a tip. */
export const pathOf = (kind: Kind, slug: string): string => (kind === "tip" ? tipAddress(slug) : articleAddress(slug));

export const adminPath = "/admin";

export type AdminTab = "overview" | "content" | "applications";

/** The `id` of the part that the tabs change, and of each tab. */
export const panelId = "admin-panel";
export const tabId = (tab: AdminTab): string => `${panelId}-${tab}`;

const tabName = "onglet";
const tabsInAddress = { content: "contenu", applications: "candidatures" } as const;

/** The tab that an address asks for; the first for any other. */
export const adminTabOf = (search: string): AdminTab => {
  const asked = new URLSearchParams(search).get(tabName);
  if (asked === tabsInAddress.applications) return "applications";
  return asked === tabsInAddress.content ? "content" : "overview";
};

export const adminTabAddress = (tab: AdminTab): string =>
  tab === "overview" ? adminPath : `${adminPath}?${tabName}=${tabsInAddress[tab]}`;

export type ApplicationStatus = "pending" | Decision;

/** Which applications an address asks for. */
export type ApplicationsPlace = {
  readonly words: string;
  readonly status: ApplicationStatus | null;
  readonly page: number;
};

const names = { words: "recherche", status: "statut", page: "page" } as const;
const statuses = { pending: "en-attente", accepted: "acceptees", rejected: "refusees" } as const;
const longestWords = 200;
const highestPage = 100_000;

/** What can't be meant is left out: an unknown status is all, page -3 is the first. */
export const applicationsPlaceOf = (search: string): ApplicationsPlace => {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get(names.page));
  const status = (Object.keys(statuses) as ApplicationStatus[]).find(
    (one) => statuses[one] === asked.get(names.status),
  );
  return {
    words: [...(asked.get(names.words) ?? "").replace(/\p{Cc}/gu, "")].slice(0, longestWords).join(""),
    status: status ?? null,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1,
  };
};

/** What the panel reads of its address, but for its list of articles and tips. */
export const panelReads: readonly string[] = [tabName, ...Object.values(names)];

export const applicationsAddress = ({ words, status, page }: Partial<ApplicationsPlace>): string => {
  const asked = new URLSearchParams();
  if (words?.trim()) asked.set(names.words, words.trim());
  if (status) asked.set(names.status, statuses[status]);
  if (page !== undefined && page > 1) asked.set(names.page, String(page));
  const more = asked.toString();
  return more ? `${adminTabAddress("applications")}&${more}` : adminTabAddress("applications");
};
