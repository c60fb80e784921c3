import type { EditedItem, ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { ContentRepository } from "../../../domain/content/editing/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, columnRefused, enoughPinned, notPublished, unlikely } from "../shared/errors.ts";
import { articleColumns, editedOf, places, tipColumns } from "./items.ts";
import { columnsOf, IdRow, rowsOf } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";

export const supabaseContentRepository = (client: Client): ContentRepository => {
  const tableOf = (kind: ContentKind) => client.from(places[kind].table);
  const columns = { article: columnsOf(places.article.edited), tip: columnsOf(places.tip.edited) };
  const itemsIn = (kind: ContentKind, answer: Parameters<typeof rowsOf>[1]): readonly EditedItem[] =>
    kind === "tip"
      ? rowsOf(places.tip.edited, answer).map((row) => editedOf(kind, row))
      : rowsOf(places.article.edited, answer).map((row) => editedOf(kind, row));

  const open: ContentRepository["open"] = async (item) => {
    const { kind } = item;
    const [column, value] = "id" in item ? (["id", item.id] as const) : (["slug", item.slug] as const);
    return itemsIn(kind, await tableOf(kind).select(columns[kind]).eq(column, value))[0];
  };

  return {
    open,

    async add({ kind, slug, fields, authorId, authorName, isPublished }) {
      const state = { slug, is_published: isPublished };
      const author = { author_id: authorId, author_name: authorName };
      const inserted =
        kind === "tip"
          ? client.from("tips").insert({ ...tipColumns(fields), ...state })
          : client.from("articles").insert({ ...articleColumns(fields), ...state, ...author });
      const answer = await inserted.select(columns[kind]);
      if (answer.error && alreadyThere(answer.error)) return refused({ kind: "slug-taken" });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [item] = itemsIn(kind, answer);
      if (!item) throw unlikely(answer.status);
      return done(item);
    },

    async save({ kind, id, revision, fields }) {
      const updated =
        kind === "tip"
          ? client.from("tips").update({ ...tipColumns(fields), hero_image: fields.heroImage || null })
          : client.from("articles").update(articleColumns(fields));
      const answer = await updated.match({ id, revision }).select(columns[kind]);
      if (answer.error && columnRefused(answer.error)) {
        return (await explainEmptyUpdate(client)) ?? refused({ kind: "outdated" });
      }
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [item] = itemsIn(kind, answer);
      if (item) return done(item);
      const why = await explainEmptyUpdate(client);
      return why ?? refused((await open({ kind, id })) ? { kind: "stale" } : { kind: "gone" });
    },

    async setSlug({ kind, id }, slug) {
      const answer = await tableOf(kind).update({ slug }).eq("id", id).select(columns[kind]);
      if (answer.error && alreadyThere(answer.error)) return refused({ kind: "slug-taken" });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [item] = itemsIn(kind, answer);
      return item ? done(item) : ((await explainEmptyUpdate(client)) ?? refused({ kind: "gone" }));
    },

    async setPublished({ kind, id }, isPublished) {
      const answer = await tableOf(kind).update({ is_published: isPublished }).eq("id", id).select(columns[kind]);
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [item] = itemsIn(kind, answer);
      return item ? done(item) : ((await explainEmptyUpdate(client)) ?? refused({ kind: "gone" }));
    },

    async schedule({ kind, id }, { publishAt, unpublishAt }) {
      const times = { publish_at: publishAt, unpublish_at: unpublishAt };
      const answer = await tableOf(kind).update(times).eq("id", id).select(columns[kind]);
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [item] = itemsIn(kind, answer);
      return item ? done(item) : ((await explainEmptyUpdate(client)) ?? refused({ kind: "gone" }));
    },

    async setHighlight({ kind, id }, highlight, isWanted) {
      const marks = highlight === "pinned" ? { is_pinned: isWanted } : { is_featured: isWanted };
      const answer = await tableOf(kind).update(marks).eq("id", id).select(columns[kind]);
      if (answer.error && notPublished(answer.error)) return refused({ kind: "unpublished" });
      if (answer.error && enoughPinned(answer.error)) return refused({ kind: "enough-pinned" });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [item] = itemsIn(kind, answer);
      return item ? done(item) : ((await explainEmptyUpdate(client)) ?? refused({ kind: "gone" }));
    },

    async remove({ kind, id }) {
      const answer = await tableOf(kind).delete().eq("id", id).select("id");
      if (answer.error) return notStaffBy(answer.error, answer.status);
      // A missing row is deleted already: by another member, or by an earlier try without an answer.
      return rowsOf(IdRow, answer).length > 0 ? done() : ((await explainEmptyUpdate(client)) ?? done());
    },
  };
};
