import { firstPlan } from "../../../domain/content/body/firstPlan.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { mostSavedTips, type SavedTips } from "../../../domain/tips/savedTips.ts";
import type { MemoryBackend } from "../backend.ts";
import { memoryLikes } from "../content/reactions/likes.ts";

export const memorySavedTips = (backend: MemoryBackend): SavedTips => {
  const { enter, isSelf, labelOf, savedTips, tipReactions, visibleTips } = backend;
  const acts = { ...tipReactions.acts, like: "save a tip" } as const;
  const { set, has } = memoryLikes(backend, { ...tipReactions, likes: savedTips, acts });
  return {
    set,
    has: async (id, member) => isSelf(member) && (await has(id, member)),

    async list(member) {
      if (!((await enter("save a tip")) && isSelf(member))) return refused({ kind: "signed-out" });
      const own = savedTips.read().filter((one) => one.member === member);
      const tips = own.toReversed().flatMap(({ on }) => visibleTips().filter(({ id }) => id === on));
      return done(
        tips.slice(0, mostSavedTips).map(({ id, slug, title, category, content, featuredImage, publishedAt }) => ({
          id,
          slug,
          title,
          category,
          categoryLabel: labelOf("tip", category),
          featuredImage,
          plan: firstPlan(content),
          publishedAt: publishedAt ?? "",
        })),
      );
    },
  };
};
