import type { Shares } from "../../../../domain/content/reactions/ports.ts";
import { countingDay } from "../../../../domain/content/reactions/visitor.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { MemoryBackend, Reactions } from "../../backend.ts";
import { sharesOn } from "../counts.ts";

/** The shares of one kind of content item. */
export const memoryShares = <Id extends string>(
  { enter, now, visibleArticles, visibleTips }: MemoryBackend,
  kind: ContentKind,
  reactions: Reactions<Id>,
): Shares<Id> => ({
  async add(id, visitor) {
    const { acts, shares } = reactions;
    await enter(acts.share);
    const items: readonly { readonly id: string }[] = kind === "tip" ? visibleTips() : visibleArticles();
    if (!items.some((item) => item.id === id)) throw new Error("The shared item doesn't exist");
    const day = countingDay(now());
    const all = shares.read();
    if (!all.some((share) => share.on === id && share.visitor === visitor && share.day === day)) {
      shares.write([...all, { on: id, visitor, day }]);
    }
    return sharesOn(reactions, id);
  },
});
