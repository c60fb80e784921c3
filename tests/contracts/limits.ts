import { describe, expect, it, onTestFinished } from "vitest";
import { followId } from "../../domain/notifications/following.ts";
import { ratings } from "../../domain/tips/rating.ts";
import type { Result } from "../../domain/shared/result.ts";
import { camille, newMessage, type NewDevice, sarah, signedIn, valueIn } from "./ports.ts";
import { articles, tips } from "./subjects.ts";

type Answer = Result<unknown, { readonly kind: string }>;

/** How often a member may write in ten minutes, on every backend. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[LM-27] limits on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const [{ id: member }, tip, article] = [
        await signedIn(ports, camille),
        await tips.open(ports),
        await articles.open(ports),
      ];
      return { ports, member, tip: tip.id, article: article.id };
    };
    const untilRefused = async (most: number, act: (at: number) => Promise<Answer>): Promise<void> => {
      for (let at = 0; at < most; at++) expect((await act(at)).ok, `the one after ${at}`).toBe(true);
      const answer = await act(most);
      expect(answer).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
      const seconds = !answer.ok && "seconds" in answer.refusal ? Number(answer.refusal.seconds) : 0;
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(600);
    };

    it("takes twenty comments of a member, on articles and tips together, and those of another still", async () => {
      const { ports, member, tip, article } = await begin();
      await untilRefused(20, async (at) =>
        at % 2
          ? ports.comments.add(tip, member, `Bien vu ${at} ${crypto.randomUUID()}`)
          : ports.articleComments.add(article, member, `Bien vu ${at} ${crypto.randomUUID()}`),
      );
      const elsewhere = await newDevice();
      const other = await signedIn(elsewhere, sarah);
      expect((await elsewhere.comments.add(tip, other.id, `Bien vu ${crypto.randomUUID()}`)).ok).toBe(true);
    });

    it("counts a comment that is there already once", async () => {
      const { ports, member, tip } = await begin();
      const text = `Bien vu ${crypto.randomUUID()}`;
      for (let at = 0; at < 25; at++) expect((await ports.comments.add(tip, member, text)).ok).toBe(true);
    });

    /** The number of the first refused act. An earlier test's write may have used one turn. */
    const firstRefused = async (most: number, act: (at: number) => Promise<Answer>): Promise<number> => {
      const kinds: (string | undefined)[] = [];
      for (let at = 0; at < most + 2; at++) {
        const answer = await act(at);
        kinds.push(answer.ok ? undefined : answer.refusal.kind);
      }
      return kinds.indexOf("too-many");
    };

    it("takes 120 likes put on and taken off", async () => {
      const { ports, member, tip } = await begin();
      await ports.likes.set(tip, member, false);
      const first = await firstRefused(120, (at) => ports.likes.set(tip, member, at % 2 === 0));
      expect([119, 120]).toContain(first);
    });

    it("[TK-3] [FO-1] takes 120 likes of comments and follows, together", async () => {
      const { ports, member, tip } = await begin();
      const comment = valueIn(await ports.comments.add(tip, member, `Bien vu ${crypto.randomUUID()}`)).id;
      onTestFinished(async () => void (await ports.comments.remove(comment)));
      const category = followId({ kind: "article", slug: "esport" });
      await ports.follows.set(category, member, false);
      await untilRefused(120, (at) =>
        at % 4 < 2
          ? ports.tipCommentLikes.set(comment, member, at % 2 === 0)
          : ports.follows.set(category, member, at % 2 === 0),
      );
      expect(await ports.follows.has(category, member)).toBe(false);
      expect(await ports.tipComments.threadOf(tip, comment)).toMatchObject({ likes: 0 });
    });

    it("takes ten requests of the newsletter from one visitor", async () => {
      const { newsletter } = await newDevice();
      const ask = () => newsletter.subscribe(newMessage().email);
      for (let at = 0; at < 10; at++) expect((await ask()).ok).toBe(true);
      expect(await ask()).toMatchObject({ ok: false, refusal: { kind: "too-many" } });
    });

    it("[LM-37] takes five exports of a member's data, and those of another still", async () => {
      const { ports, member } = await begin();
      await untilRefused(5, () => ports.memberData.everything(member));
      const elsewhere = await newDevice();
      const other = await signedIn(elsewhere, sarah);
      expect((await elsewhere.memberData.everything(other.id)).ok).toBe(true);
    });

    it("takes sixty ratings", async () => {
      const { ports, member, tip } = await begin();
      await ports.ratings.set(tip, member, null);
      const first = await firstRefused(60, (at) => ports.ratings.set(tip, member, ratings[at % ratings.length] ?? 1));
      expect([59, 60]).toContain(first);
    });
  });
