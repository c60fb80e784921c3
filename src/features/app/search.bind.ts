import * as z from "zod";
import { memoryMissedSearches } from "../../../adapters/memory/search/missedSearches.ts";
import { memorySearchIndex } from "../../../adapters/memory/search/searchIndex.ts";
import { supabaseMissedSearches } from "../../../adapters/supabase/search/missedSearches.ts";
import { supabaseSearchIndex } from "../../../adapters/supabase/search/searchIndex.ts";
import type { FolderPages } from "../../../domain/search/clubPages.ts";
import { countMissedSearch, type MissedSearches } from "../../../domain/search/missedSearch.ts";
import { type SearchIndex, searchedKinds } from "../../../domain/search/ports.ts";
import type { SearchSite, searchSite } from "../../../domain/search/searchSite.ts";
import { type Bindings, bindingsOn, type Device, type Memory, type Supabase } from "../../bindings.ts";
import { lazily } from "../../lazily.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import type { PagesPorts } from "../club/pages.bind.ts";
import { read, text } from "../../readParameters.ts";

/** The ports of the feature, by name. */
export type SearchPorts = {
  readonly searchIndex: SearchIndex;
  readonly missedSearches: MissedSearches;
};

/** What a device knows of the club's pages. */
export type SearchDevicePorts = { readonly folderPages: FolderPages };

const { provide } = bindingsOn<SearchPorts & SearchDevicePorts & DevicePorts & PagesPorts>();

const loadSearch = lazily(() => import("../../../domain/search/searchSite.ts"));

/** The rules of the search are loaded at the first one. */
const searchLazily =
  (needs: Parameters<typeof searchSite>[0]): SearchSite =>
  async (search) =>
    (await loadSearch()).searchSite(needs)(search);

export const useCases = {
  searchSite: provide(searchLazily, { index: "searchIndex", folder: "folderPages", texts: "pages" }),
  countMissedSearch: provide(countMissedSearch, { searches: "missedSearches", visitor: "visitor" }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  searchSite: read(
    z.strictObject({ typed: text(), kind: z.enum(searchedKinds).optional(), isBrief: z.boolean() }),
    "tips",
    "articles",
    "matches",
    "teams",
  ),
});

export const device = ({ pages = async () => [] }: Device): SearchDevicePorts => ({ folderPages: { all: pages } });

export const supabase = ({ client, project }: Supabase): SearchPorts => ({
  searchIndex: supabaseSearchIndex(client),
  missedSearches: supabaseMissedSearches(project),
});

export const memory = ({ backend }: Memory): SearchPorts => ({
  searchIndex: memorySearchIndex(backend),
  missedSearches: memoryMissedSearches(backend),
});
