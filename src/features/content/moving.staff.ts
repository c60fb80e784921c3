import { memoryArchive, memoryImports } from "../../../adapters/memory/content/imports.ts";
import { supabaseArchive, supabaseImports } from "../../../adapters/supabase/content/imports.ts";
import { supabaseOldPictures } from "../../../adapters/supabase/content/oldPictures.ts";
import { supabaseStoredFiles } from "../../../adapters/supabase/content/storedFiles.ts";
import type { Letters } from "../../../domain/club/letter/letters.ts";
import type { exportSite, ExportSite, Pack, StoredFiles } from "../../../domain/content/moving/exportSite.ts";
import type { ImportItems, importItems } from "../../../domain/content/moving/importItems.ts";
import type { Archive, Imports, OldPictures } from "../../../domain/content/moving/ports.ts";
import type { MovingReaders, ReadImport, readImport } from "../../../domain/content/moving/readImport.ts";
import { takeBackImport } from "../../../domain/content/moving/takeBackImport.ts";
import type { UseCases } from "../../../domain/useCases.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";
import { lazily } from "../../lazily.ts";
import type { CategoriesPorts } from "./categories.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import type { EditingStaffPorts } from "./editing.staff.ts";
import type { NewsletterStaffPorts } from "../messages/newsletter.staff.ts";

/** The ports of the feature, by name. */
export type MovingStaffPorts = {
  readonly imports: Imports;
  readonly contentArchive: Archive;
  readonly oldPictures: OldPictures;
  readonly storedFiles: StoredFiles;
};
type MovingDevicePorts = { readonly loadMovingReaders: () => Promise<MovingReaders>; readonly packFiles: Pack };

type Lists = Pick<
  UseCases,
  | "listStaffTeams"
  | "listStaffPeople"
  | "listStaffMemberships"
  | "listStaffHonours"
  | "listAllMatches"
  | "listStaffStandings"
  | "listStaffPartners"
  | "listStaffProducts"
  | "listStaffPositions"
  | "readCategories"
  | "listPages"
  | "listStaffEvents"
>;

const { provide, method } = bindingsOn<
  MovingStaffPorts &
    MovingDevicePorts &
    DevicePorts &
    CategoriesPorts &
    Pick<EditingStaffPorts, "itemPictures"> &
    Pick<NewsletterStaffPorts, "letters"> &
    Pick<UseCases, "uploadImage" | "uploadFile" | "whoAmI"> &
    Lists
>();

const loadMoving = lazily(() => import("../../parts/moving.ts"));
const loadFiles = lazily(() => import("../../../adapters/movingReaders.ts"));

const readLazily =
  (needs: Parameters<typeof readImport>[0]): ReadImport =>
  async (wish) =>
    (await loadMoving()).readImport(needs)(wish);

const addLazily =
  (needs: Parameters<typeof importItems>[0]): ImportItems =>
  async (batch) =>
    (await loadMoving()).importItems(needs)(batch);

type ExportNeeds = Omit<Parameters<typeof exportSite>[0], "lists"> & Lists & { readonly letters: Letters };

const exportAll = ({ archive, clock, readHtml, pack, stored, letters, whoAmI, ...all }: ExportNeeds): ExportSite => {
  const lists = {
    categories: all.readCategories,
    teams: all.listStaffTeams,
    people: all.listStaffPeople,
    memberships: all.listStaffMemberships,
    honours: all.listStaffHonours,
    matches: all.listAllMatches,
    standings: all.listStaffStandings,
    partners: all.listStaffPartners,
    products: all.listStaffProducts,
    positions: all.listStaffPositions,
    pages: all.listPages,
    events: all.listStaffEvents,
    letters: async () => (await loadMoving()).allLetters(letters),
  };
  const needs = { archive, clock, readHtml, pack, stored, whoAmI, lists };
  return async () => (await loadMoving()).exportSite(needs)();
};

export const useCases = {
  readImport: provide(readLazily, {
    imports: "imports",
    categories: "categories",
    clock: "clock",
    loadReaders: "loadMovingReaders",
    readHtml: "readHtml",
    readContent: "readContent",
  }),
  importItems: provide(addLazily, {
    imports: "imports",
    oldPictures: "oldPictures",
    pictures: "itemPictures",
    uploadImage: "uploadImage",
    uploadFile: "uploadFile",
  }),
  listImports: method("imports", "list"),
  takeBackImport: provide(takeBackImport, { imports: "imports" }),
  exportSite: provide(exportAll, {
    archive: "contentArchive",
    clock: "clock",
    readHtml: "readHtml",
    pack: "packFiles",
    stored: "storedFiles",
    letters: "letters",
    whoAmI: "whoAmI",
    listStaffTeams: "listStaffTeams",
    listStaffPeople: "listStaffPeople",
    listStaffMemberships: "listStaffMemberships",
    listStaffHonours: "listStaffHonours",
    listAllMatches: "listAllMatches",
    listStaffStandings: "listStaffStandings",
    listStaffPartners: "listStaffPartners",
    listStaffProducts: "listStaffProducts",
    listStaffPositions: "listStaffPositions",
    readCategories: "readCategories",
    listPages: "listPages",
    listStaffEvents: "listStaffEvents",
  }),
} satisfies Bindings;

export const device = (): MovingDevicePorts => ({
  loadMovingReaders: async () => (await loadFiles()).movingReaders,
  packFiles: async (files) => (await loadFiles()).packFiles(files),
});

export const supabase = ({ client, project, site }: Supabase): MovingStaffPorts => ({
  storedFiles: supabaseStoredFiles(project.url, site ?? ""),
  oldPictures: supabaseOldPictures(client, site ?? ""),
  imports: supabaseImports(client),
  contentArchive: supabaseArchive(client),
});

export const memory = ({ backend, site }: Memory): MovingStaffPorts => ({
  // Memory keeps no bytes.
  storedFiles: { site: () => site, read: async () => undefined },
  // Without a server, other sites aren't asked.
  oldPictures: { fetch: async () => undefined },
  imports: memoryImports(backend),
  contentArchive: memoryArchive(backend),
});
