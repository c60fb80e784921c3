import * as z from "zod";
import { memoryPages } from "../../../adapters/memory/club/pages.ts";
import { memoryPicturePoints } from "../../../adapters/memory/content/picturePoints.ts";
import { supabasePages } from "../../../adapters/supabase/club/pages.ts";
import { supabasePicturePoints } from "../../../adapters/supabase/content/picturePoints.ts";
import type { Pages } from "../../../domain/club/pages/ports.ts";
import type { PicturePoints } from "../../../domain/content/pictures/picturePoints.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { affectsAllPages, type PageChanges } from "../../server/cache/changes.ts";
import { type SectionName, sections } from "../../../domain/club/pages/sections.ts";
import { noParameter, read } from "../../readParameters.ts";

/** The ports of the feature, by name. */
export type PagesPorts = {
  readonly pages: Pages;
  /** Here, since share images are cut on every site. */
  readonly picturePoints: PicturePoints;
};

const { method } = bindingsOn<PagesPorts>();

export const useCases = {
  readSite: method("pages", "site"),
  readPageTexts: method("pages", "texts"),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  readSite: read(noParameter()),
  readPageTexts: read(
    z
      .array(z.enum(Object.keys(sections) as SectionName[]))
      .max(20)
      .readonly(),
  ),
});

export const supabase = ({ client }: Supabase): PagesPorts => ({
  pages: supabasePages(client),
  picturePoints: supabasePicturePoints(client),
});

export const memory = ({ backend }: Memory): PagesPorts => ({
  pages: memoryPages(backend),
  picturePoints: memoryPicturePoints(backend),
});

export const changes = (): PageChanges => ({
  page_texts: affectsAllPages,
  switched_off: affectsAllPages,
});
