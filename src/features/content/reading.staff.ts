import { memoryReadershipFigures } from "../../../adapters/memory/club/readershipFigures.ts";
import { supabaseReadershipFigures } from "../../../adapters/supabase/club/readershipFigures.ts";
import { type ReadershipFigures, readReadership } from "../../../domain/club/reading/readingFigures.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";
import type { SearchDevicePorts } from "../app/search.bind.ts";

/** The ports of the feature, by name. */
export type ReadingStaffPorts = { readonly readershipFigures: ReadershipFigures };

const { provide } = bindingsOn<ReadingStaffPorts & SearchDevicePorts>();

export const useCases = {
  readReadership: provide(readReadership, { readership: "readershipFigures", folder: "folderPages" }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): ReadingStaffPorts => ({
  readershipFigures: supabaseReadershipFigures(client),
});

export const memory = ({ backend }: Memory): ReadingStaffPorts => ({
  readershipFigures: memoryReadershipFigures(backend),
});
