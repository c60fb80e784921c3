import type { MemberId } from "../../domain/accounts/member.ts";
import { type Act, may, type Standing } from "../../domain/rights.ts";
import type { VisitorId } from "../../domain/tips/ports.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { sessionName } from "../sessionName.ts";
import { type Shelf, slot } from "./shelf.ts";
import { fairWeather, type Weather } from "./weather.ts";
import type { CommentRecord, LikeRecord, TipRecord, World } from "./world.ts";

export type ViewRecord = { readonly tip: TipId; readonly visitor: VisitorId; readonly day: string };

/**
 * The whole backend in the process: what changes stands on the shelf, what doesn't in the world it began with. The
 * clock is a parameter so that tests can move it.
 */
export const memoryBackend = (world: World, shelf: Shelf, weather: Weather = fairWeather, now = () => new Date()) => {
  const tips = slot<readonly TipRecord[]>(shelf, "club-memory-tips", world.tips);
  const likes = slot<readonly LikeRecord[]>(shelf, "club-memory-likes", world.likes);
  const comments = slot<readonly CommentRecord[]>(shelf, "club-memory-comments", world.comments);
  const views = slot<readonly ViewRecord[]>(shelf, "club-memory-views", []);
  const session = slot<{ readonly id: MemberId } | null>(shelf, sessionName, null);

  const standing = (): Standing => {
    const id = session.read()?.id;
    if (id === undefined) return "visitor";
    return world.members.find((member) => member.id === id)?.role ?? "member";
  };

  const visible = (): readonly TipRecord[] =>
    weather.isEmpty()
      ? []
      : tips
          .read()
          .filter(
            ({ isPublished, publishedAt }) => isPublished && publishedAt !== null && new Date(publishedAt) <= now(),
          );

  return {
    world,
    session,
    likes,
    comments,
    views,
    now,
    /** As the real backend does: slow or failing when the weather is, and refusing what the rights don't give. */
    async enter(act: Act): Promise<boolean> {
      return (await weather.pass(act)) && may(standing(), act);
    },
    /** What everybody may see: published, and its time has come. */
    visibleTips: visible,
    sees: (tip: TipId): boolean => visible().some(({ id }) => id === tip),
    /** Whether somebody acts for themselves. */
    isSelf: (member: MemberId): boolean => session.read()?.id === member,
    /** Takes away all that members wrote and read. Their accounts stay, and whoever is signed in. */
    empty(): void {
      for (const kept of [tips, likes, comments, views]) kept.write([]);
    },
    /** Puts everything back as the world began. */
    restore(): void {
      for (const kept of [tips, likes, comments, views]) kept.clear();
    },
  };
};

export type MemoryBackend = ReturnType<typeof memoryBackend>;
