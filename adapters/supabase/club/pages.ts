import * as z from "zod/mini";
import { isOptional } from "../../../domain/club/pages/optionalFeatures.ts";
import type { PageEditing, Pages, PageTexts } from "../../../domain/club/pages/ports.ts";
import { isForAdmins, type SectionName, sectionNames } from "../../../domain/club/pages/sections.ts";
import type { Texts } from "../../../domain/club/pages/texts.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import type { Database } from "../shared/database.ts";
import { alreadyThere, unlikely } from "../shared/errors.ts";
import { type Answer, columnsOf, rowsOf } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";

const SectionRow = z.object({ section: z.string() });
const SiteRow = z.object({
  off: z.array(z.string()),
  changed: z.array(z.string()),
  teams: z.array(z.object({ slug: z.string(), game: z.string() })),
  empty: z.array(z.enum(["articles", "letters", "tips"])),
});
const FeatureRow = z.object({ feature: z.string() });
const TextsRow = z.object({
  section: z.string(),
  texts: z.unknown(),
  revision: z.int(),
  updated_at: z.string(),
});
const columns = columnsOf(TextsRow);

const isSection = (name: string): name is SectionName => (sectionNames as readonly string[]).includes(name);

type Stored = Database["public"]["Tables"]["page_texts"]["Row"]["texts"];

/** The stored texts in an answer. A section that this version doesn't know is left out. */
const textsIn = (answer: Answer): readonly PageTexts[] =>
  rowsOf(TextsRow, answer).flatMap(({ section, texts, revision, updated_at: updatedAt }) =>
    isSection(section) ? [{ section, texts: texts as Texts, revision, updatedAt }] : [],
  );

export const supabasePages = (client: Client): Pages => ({
  async site() {
    const answer = await client.rpc("site_state", undefined, { get: true });
    const [row] = rowsOf(SiteRow, answer);
    if (!row) throw unlikely(answer.status);
    return {
      off: row.off.filter(isOptional),
      changed: row.changed.filter(isSection),
      teams: row.teams.map(({ slug, game }) => ({ slug: slug as Slug, game })),
      empty: row.empty,
    };
  },
  async switchedOff() {
    const rows = rowsOf(FeatureRow, await client.from("switched_off").select("feature").order("feature"));
    return rows.map(({ feature }) => feature).filter(isOptional);
  },
  async texts(wanted) {
    return textsIn(await client.from("page_texts").select(columns).in("section", wanted).order("section"));
  },
});

export const supabasePageEditing = (client: Client): PageEditing => {
  const pageTexts = () => client.from("page_texts");
  const explainNoRow = (section: SectionName) =>
    explainEmptyUpdate(client, isForAdmins(section) ? ["admin"] : undefined);
  return {
    async switchFeature({ feature, isOn }) {
      const features = client.from("switched_off");
      if (isOn) {
        const answer = await features.delete().eq("feature", feature).select("feature");
        if (answer.error) return notStaffBy(answer.error, answer.status);
        return rowsOf(FeatureRow, answer).length > 0 ? done() : ((await explainEmptyUpdate(client)) ?? done());
      }
      const { error, status } = await features.insert({ feature });
      if (error && !alreadyThere(error)) return notStaffBy(error, status);
      // The answer has no body, so only the status shows that the backend answered.
      if (!error && status !== 201) throw unlikely(status);
      return done();
    },

    async save({ section, texts, revision }) {
      const row = { texts: texts as Stored };
      const answer =
        revision === 0
          ? await pageTexts()
              .insert({ ...row, section })
              .select(columns)
          : await pageTexts().update(row).match({ section, revision }).select(columns);
      if (answer.error && alreadyThere(answer.error)) return refused({ kind: "stale" });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [saved] = textsIn(answer);
      return saved ? done(saved) : ((await explainNoRow(section)) ?? refused({ kind: "stale" }));
    },

    async restore(section) {
      const answer = await pageTexts().delete().eq("section", section).select("section");
      if (answer.error) return notStaffBy(answer.error, answer.status);
      return rowsOf(SectionRow, answer).length > 0 ? done() : ((await explainNoRow(section)) ?? done());
    },
  };
};
