import { createEvent, createStore, sample } from "effector";
import type { TagUse } from "../../../../domain/content/tagLists.ts";
import type { Tag } from "../../../../domain/content/tags.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { createQuery } from "../../../lib/query.ts";
import { listTagsFx, renameTagFx, type RenameTagFailure } from "./effects.ts";
import { tagRenamed } from "./tagWords.ts";

/** The view shows the tags: loads them again, the known ones stay visible. */
export const tagsWanted = createEvent();

const { refreshed, reloaded, $state } = createQuery({ effect: listTagsFx, ends: [$memberId] });
export const tagsRetried = reloaded;
export const $tags = $state;

/** The tag whose new name is typed. */
export type TagRenaming = { readonly tag: Tag; readonly label: string; readonly failure: RenameTagFailure | null };

export const tagRenamingOpened = createEvent<TagUse>();
export const tagRenamingTyped = createEvent<string>();
export const tagRenamingClosed = createEvent();
export const tagRenamingSent = createEvent();

/** What is typed stays after the view is left. */
export const $tagRenaming = createStore<TagRenaming | null>(null, { serialize: "ignore" })
  .on(tagRenamingOpened, (renaming, tag) =>
    // One at a time: a name that is typed isn't lost by the press of another tag.
    renaming && renaming.label !== renaming.tag.label ? renaming : { tag, label: tag.label, failure: null },
  )
  .on(tagRenamingTyped, (renaming, label) => renaming && { ...renaming, label, failure: null })
  .on(renameTagFx.fail, (renaming, { params, error }) =>
    renaming?.tag.slug === params.slug ? { ...renaming, failure: error } : renaming,
  )
  // What was typed meanwhile stays.
  .on(renameTagFx.done, (renaming, { params }) =>
    renaming?.tag.slug === params.slug && renaming.label === params.label ? null : renaming,
  )
  .on(tagRenamingClosed, () => null)
  .reset($memberId);

const mutation = createMutation(renameTagFx, { ends: [$memberId], done: ({ params }) => tagRenamed(params.label) });
export const $isTagRenamed = mutation.$state.map(({ status }) => status === "pending");
sample({
  clock: tagRenamingSent,
  source: $tagRenaming,
  filter: Boolean,
  fn: ({ tag, label }) => ({ slug: tag.slug, label }),
  target: mutation.requested,
});
sample({ clock: [tagsWanted, renameTagFx.finally], fn: () => {}, target: refreshed });
