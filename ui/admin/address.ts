import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { Decision } from "../../domain/applications/review.ts";
import { articleAddress } from "../content/articles/address.ts";
import { tipAddress } from "../tips/address.ts";
import { adminTabAddress, applicationsTab, tabParameter } from "./tabAddress.ts";

/** The public address of an article or a tip. */
export const pathOf = (kind: ContentKind, slug: string): string =>
  kind === "tip" ? tipAddress(slug) : articleAddress(slug);

/** Element ids of the tab panel and of each tab. */
export const panelId = "admin-panel";
export const tabId = (tab: string): string => `${panelId}-${tab}`;

type Tab = { readonly key: string };

/** The tab in the address; the first one for a missing or unknown key. */
export const adminTabIn = <Own extends Tab>(search: string, tabs: readonly [Own, ...Own[]]): Own => {
  const asked = new URLSearchParams(search).get(tabParameter);
  return tabs.find(({ key }) => key === asked) ?? tabs[0];
};

export type ApplicationStatus = "pending" | Decision;

/** Search, filter and page of the applications. */
export type ApplicationsSelection = {
  readonly words: string;
  readonly status: ApplicationStatus | null;
  readonly page: number;
};

const names = { words: "recherche", status: "statut", page: "page" } as const;
const statuses = { pending: "en-attente", accepted: "acceptees", rejected: "refusees" } as const;
const longestWords = 200;
const highestPage = 100_000;

/** Parses the address. An unknown status becomes null (all), an invalid page 1. */
export const applicationsSelectionOf = (search: string): ApplicationsSelection => {
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

/** Query parameters of the panel, without those of its content list. */
export const panelReads: readonly string[] = [tabParameter, ...Object.values(names)];

export const applicationsAddress = ({ words, status, page }: Partial<ApplicationsSelection>): string => {
  const asked = new URLSearchParams();
  if (words?.trim()) asked.set(names.words, words.trim());
  if (status) asked.set(names.status, statuses[status]);
  if (page !== undefined && page > 1) asked.set(names.page, String(page));
  const more = asked.toString();
  return more ? `${adminTabAddress(applicationsTab)}&${more}` : adminTabAddress(applicationsTab);
};
