import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { ReviewSorting } from "../../domain/applications/ports.ts";
import type { Decision } from "../../domain/applications/review.ts";
import { articleAddress } from "../content/articles/address.ts";
import { tipAddress } from "../tips/address.ts";
import { type AdminView, viewGroups } from "../lib/page/slots.ts";
import { adminPath, applicationsView, viewAddress } from "./viewAddress.ts";
import { sortingIn, sortingText, sortParameter } from "./table/sorting.ts";

/** The public address of an article or a tip. */
export const pathOf = (kind: ContentKind, slug: string): string =>
  kind === "tip" ? tipAddress(slug) : articleAddress(slug);

/** Element ids of the tab panel and of each tab. */
export const panelId = "admin-panel";
export const tabId = (path: string): string => `${panelId}-${path || "apercu"}`;
/** The element id of the tabs, which on phones are a sheet. */
export const sideId = "admin-sections";

type Placed = Pick<AdminView, "path" | "order" | "tab">;
/** A view with a tab. */
export type TabOfView<View = AdminView> = View & { readonly tab: NonNullable<AdminView["tab"]> };

/** The view at a path of the site; undefined for one that isn't among these. */
export const viewAt = <View extends Placed>(pathname: string, views: readonly View[]): View | undefined => {
  const path = pathname.slice(adminPath.length).replace(/^\/|\/$/g, "");
  return views.find((view) => view.path === path);
};

/** The views that have a tab, in the order of their groups. */
export const tabsOf = <View extends Placed>(views: readonly View[]): readonly TabOfView<View>[] =>
  views
    .filter((view): view is TabOfView<View> => view.tab !== undefined)
    .toSorted(
      (one, other) =>
        viewGroups.indexOf(one.tab.group) - viewGroups.indexOf(other.tab.group) || one.order - other.order,
    );

const firstPart = (path: string): string => path.split("/")[0] ?? "";

/** The views under one tab: its own, and those inside it. */
export const viewsUnder = <View extends Placed>(path: string, views: readonly View[]): readonly View[] =>
  views
    .filter((view) => firstPart(view.path) === firstPart(path))
    .toSorted((one, other) => Number(!one.tab) - Number(!other.tab) || one.order - other.order);

export type ApplicationStatus = "pending" | Decision;

/** Search, filter and page of the applications. */
export type ApplicationsSelection = {
  readonly words: string;
  readonly status: ApplicationStatus | null;
  /** Without it, the newest first. */
  readonly sorting?: ReviewSorting | undefined;
  readonly page: number;
};

const names = { words: "recherche", status: "statut", sorting: sortParameter, page: "page" } as const;
const columns = { name: "nom", position: "poste", date: "date" } satisfies Record<ReviewSorting["by"], string>;
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
    sorting: sortingIn(asked, columns),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1,
  };
};

/** The query parameters that the list of applications reads. */
export const applicationsReads: readonly string[] = Object.values(names);

export const applicationsAddress = ({ words, status, sorting, page }: Partial<ApplicationsSelection>): string => {
  return viewAddress(applicationsView, {
    ...(words?.trim() && { [names.words]: words.trim() }),
    ...(status && { [names.status]: statuses[status] }),
    ...(sorting && { [names.sorting]: sortingText(sorting, columns) }),
    ...(page !== undefined && page > 1 && { [names.page]: String(page) }),
  });
};
