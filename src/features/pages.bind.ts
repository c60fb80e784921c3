import * as z from "zod";
import { memoryPages } from "../../adapters/memory/club/pages.ts";
import { supabasePages } from "../../adapters/supabase/club/pages.ts";
import type { Pages } from "../../domain/club/pages/ports.ts";
import { type BindPort, type Memory, type Supabase, method, token } from "../bindings.ts";
import { everything, nothing, type PageChanges } from "../server/pages/pageChanges.ts";
import { type SectionName, sections } from "../../domain/club/pages/sections.ts";
import { noParameter } from "../readParameters.ts";

export const PagesToken = token<Pages>("Pages");

export const useCases = {
  readSite: method(PagesToken, "site"),
  readPageTexts: method(PagesToken, "texts"),
};

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  readSite: noParameter(),
  readPageTexts: z
    .array(z.enum(Object.keys(sections) as SectionName[]))
    .max(20)
    .readonly(),
});

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(PagesToken, supabasePages(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(PagesToken, memoryPages(backend));
};

export const changes = (): PageChanges => ({
  page_texts: everything,
  switched_off: everything,
  "rpc/site_state": nothing,
});
