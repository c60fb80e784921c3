import { memoryArchive, memoryImports } from "../../adapters/memory/content/imports.ts";
import { supabaseArchive, supabaseImports } from "../../adapters/supabase/content/imports.ts";
import { exportSite, type ExportSite, type Pack } from "../../domain/content/moving/exportSite.ts";
import type { Archive, Imports } from "../../domain/content/moving/ports.ts";
import type { MovingReaders, ReadImport, readImport } from "../../domain/content/moving/readImport.ts";
import { takeBackImport } from "../../domain/content/moving/takeBackImport.ts";
import type { UseCases } from "../../domain/useCases.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../bindings.ts";
import { lazily } from "../lazily.ts";
import { affectsNoPage, type ChangeOf, invalidatesKind, type PageChanges } from "../server/cache/changes.ts";
import type { CategoriesPorts } from "./categories.bind.ts";
import type { DevicePorts } from "./device.bind.ts";

/** The ports of the feature, by name. */
export type MovingStaffPorts = { readonly imports: Imports; readonly contentArchive: Archive };
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
>;

const { provide, method } = bindingsOn<MovingStaffPorts & MovingDevicePorts & DevicePorts & CategoriesPorts & Lists>();

const loadReading = lazily(() => import("../../domain/content/moving/readImport.ts"));
const loadFiles = lazily(() => import("../../adapters/movingReaders.ts"));

/** The rules of all formats are loaded with the first file. */
const readLazily =
  (needs: Parameters<typeof readImport>[0]): ReadImport =>
  async (wish) =>
    (await loadReading()).readImport(needs)(wish);

type ExportNeeds = Omit<Parameters<typeof exportSite>[0], "lists"> & Lists;

const exportAll = ({ archive, clock, readHtml, pack, ...all }: ExportNeeds): ExportSite => {
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
  };
  return exportSite({ archive, clock, readHtml, pack, lists });
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
  importItems: method("imports", "add"),
  listImports: method("imports", "list"),
  takeBackImport: provide(takeBackImport, { imports: "imports" }),
  exportSite: provide(exportAll, {
    archive: "contentArchive",
    clock: "clock",
    readHtml: "readHtml",
    pack: "packFiles",
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
  }),
} satisfies Bindings;

export const device = (): MovingDevicePorts => ({
  loadMovingReaders: async () => (await loadFiles()).movingReaders,
  packFiles: async (files) => (await loadFiles()).packFiles(files),
});

export const supabase = ({ client }: Supabase): MovingStaffPorts => ({
  imports: supabaseImports(client),
  contentArchive: supabaseArchive(client),
});

export const memory = ({ backend }: Memory): MovingStaffPorts => ({
  imports: memoryImports(backend),
  contentArchive: memoryArchive(backend),
});

const everyList: ChangeOf = (write) => [...invalidatesKind("articles")(write), ...invalidatesKind("tips")(write)];

export const changes = (): PageChanges => ({
  "rpc/import_items": everyList,
  "rpc/take_back_import": everyList,
  "rpc/check_imports": affectsNoPage,
  "rpc/list_imports": affectsNoPage,
  "rpc/changed_imports": affectsNoPage,
});
