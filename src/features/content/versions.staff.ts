import { memoryContentVersions } from "../../../adapters/memory/content/contentVersions.ts";
import { sourcePassages } from "../../../adapters/sourcePassages.ts";
import { supabaseContentVersions } from "../../../adapters/supabase/content/contentVersions.ts";
import type { CompareVersions, compareVersions } from "../../../domain/content/versions/compareVersions.ts";
import { listVersions } from "../../../domain/content/versions/listVersions.ts";
import type { ContentVersions, ReadPassages } from "../../../domain/content/versions/ports.ts";
import type { RestoreVersion, restoreVersion } from "../../../domain/content/versions/restoreVersion.ts";
import type { UseCases } from "../../../domain/useCases.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";
import { lazily } from "../../lazily.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { EditingStaffPorts } from "./editing.staff.ts";

/** The ports of the feature, by name. */
export type VersionsStaffPorts = { readonly contentVersions: ContentVersions };
type VersionsDevicePorts = { readonly readPassages: ReadPassages };

const { provide } = bindingsOn<
  VersionsStaffPorts & VersionsDevicePorts & EditingStaffPorts & AccountsPorts & Pick<UseCases, "openItem" | "saveItem">
>();

const loadComparing = lazily(() => import("../../../domain/content/versions/compareVersions.ts"));
const loadRestoring = lazily(() => import("../../../domain/content/versions/restoreVersion.ts"));

/** The rules of a comparison are loaded at the first one. */
const compareLazily =
  (needs: Parameters<typeof compareVersions>[0]): CompareVersions =>
  async (wish) =>
    (await loadComparing()).compareVersions(needs)(wish);

const restoreLazily =
  (needs: Parameters<typeof restoreVersion>[0]): RestoreVersion =>
  async (wish) =>
    (await loadRestoring()).restoreVersion(needs)(wish);

export const useCases = {
  listVersions: provide(listVersions, {
    session: "session",
    contents: "contentRepository",
    versions: "contentVersions",
  }),
  compareVersions: provide(compareLazily, {
    session: "session",
    versions: "contentVersions",
    readPassages: "readPassages",
  }),
  restoreVersion: provide(restoreLazily, {
    openItem: "openItem",
    saveItem: "saveItem",
    versions: "contentVersions",
    readPassages: "readPassages",
  }),
} satisfies Bindings;

export const device = (): VersionsDevicePorts => ({ readPassages: sourcePassages });

export const supabase = ({ client }: Supabase): VersionsStaffPorts => ({
  contentVersions: supabaseContentVersions(client),
});

export const memory = ({ backend }: Memory): VersionsStaffPorts => ({
  contentVersions: memoryContentVersions(backend),
});
