import { memoryReadingRecords } from "../../adapters/memory/club/readingRecords.ts";
import { supabaseReadingRecords } from "../../adapters/supabase/club/readingRecords.ts";
import { type ReadingRecords, readReadership } from "../../domain/club/reading/readingFigures.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../bindings.ts";
import { affectsNoPage, type PageChanges } from "../server/cache/changes.ts";
import type { SearchDevicePorts } from "./search.bind.ts";

/** The ports of the feature, by name. */
export type ReadingStaffPorts = { readonly readingRecords: ReadingRecords };

const { provide } = bindingsOn<ReadingStaffPorts & SearchDevicePorts>();

export const useCases = {
  readReadership: provide(readReadership, { records: "readingRecords", folder: "folderPages" }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): ReadingStaffPorts => ({
  readingRecords: supabaseReadingRecords(client),
});

export const memory = ({ backend }: Memory): ReadingStaffPorts => ({ readingRecords: memoryReadingRecords(backend) });

export const changes = (): PageChanges => ({ "rpc/reading_figures": affectsNoPage });
