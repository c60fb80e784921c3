import { describe, expect, it, onTestFinished } from "vitest";
import type { Match, MatchDetails, MatchId } from "../../domain/club/matches/match.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { EditedItem } from "../../domain/content/editing/contentItem.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import { newMatch } from "../newMatch.ts";
import { type NewDevice, sarah, signedIn, valueIn } from "./ports.ts";

const team = teams.teams[0]?.slug as Slug;
const kind = "article";

/** Articles about a match, on every backend. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] articles about matches on ${backend}`, () => {
    const begin = async () => {
      const device = await newDevice();
      const { id: member } = await signedIn(device, sarah);
      const matches = device.matchRepository;
      const addedMatch = async (more: Partial<MatchDetails> = {}): Promise<Match> => {
        const match = valueIn(
          await matches.add(
            newMatch(team, {
              competition: "Coupe",
              opponentLogo: "/partage/club.png",
              start: "2072-11-28T20:00:00.000Z",
              ...more,
            }),
          ),
        );
        onTestFinished(async () => void (await matches.remove(match.id)));
        return match;
      };
      const written = async (match: string, isPublished = true): Promise<EditedItem> => {
        const item = valueIn(
          await device.contents.add({
            kind,
            slug: `match-${crypto.randomUUID()}` as Slug,
            fields: { ...noFields, title: "Vu du banc", match },
            authorId: member,
            authorName: "Sarah",
            isPublished,
          }),
        );
        onTestFinished(async () => void (await device.contents.remove({ kind, id: item.id })));
        // Two articles of one millisecond have no order.
        await new Promise((resolve) => setTimeout(resolve, 2));
        return item;
      };
      return { ...device, device, member, matches, addedMatch, written };
    };
    const visitor = async () => (await newDevice()).articles;
    const titlesOf = async (match: Match, most = 5) =>
      (await (await visitor()).aboutMatch(match.slug, most)).map(({ slug }) => slug);

    it("[NW-9] [MA-44] an article names its match without its score, and the match lists it", async () => {
      const staff = await begin();
      const match = await staff.addedMatch();
      const item = await staff.written(match.slug);
      expect(item.fields.match).toBe(match.slug);
      const { slug, opponent, opponentLogo, competition, start, status } = match;
      expect((await (await visitor()).bySlug(item.slug))?.match).toEqual({
        slug,
        opponent,
        opponentLogo,
        competition,
        start,
        status,
      });
      expect(await (await visitor()).aboutMatch(slug, 5)).toEqual([
        {
          slug: item.slug,
          title: "Vu du banc",
          publishedAt: expect.any(String),
          category: noFields.category,
          excerpt: null,
          featuredImage: null,
        },
      ]);
    });

    it("[MA-44] a match lists published articles alone, newest first, so many at most", async () => {
      const staff = await begin();
      const [match, other] = [await staff.addedMatch(), await staff.addedMatch()];
      const first = await staff.written(match.slug);
      await staff.written(other.slug);
      await staff.written("");
      await staff.written(match.slug, false);
      const last = await staff.written(match.slug);
      expect(await titlesOf(match)).toEqual([last.slug, first.slug]);
      expect(await titlesOf(match, 1)).toEqual([last.slug]);
    });

    it("[NW-9] is a field like others: changed, taken away, and counted as a revision", async () => {
      const staff = await begin();
      const match = await staff.addedMatch();
      const { id, slug, fields } = await staff.written("");
      expect((await (await visitor()).bySlug(slug))?.match).toBeNull();
      const save = async (revision: number, named: string) =>
        valueIn(await staff.contents.save({ kind, id, revision, fields: { ...fields, match: named } }));
      expect(await save(1, match.slug)).toMatchObject({ revision: 2, fields: { match: match.slug } });
      expect(await staff.contents.save({ kind, id, revision: 1, fields })).toMatchObject({
        refusal: { kind: "stale" },
      });
      expect(await save(2, "")).toMatchObject({ revision: 3, fields: { match: "" } });
      expect(await staff.itemRecords.changesSince({ kind, id }, 1)).toMatchObject([
        { revision: 2, by: staff.member, fields: ["match"] },
        { revision: 3, by: staff.member, fields: ["match"] },
      ]);
      expect(await titlesOf(match)).toEqual([]);
    });

    it("[NW-9] tells readers nothing of a match that isn't published", async () => {
      const staff = await begin();
      const match = await staff.addedMatch();
      const { slug } = await staff.written(match.slug);
      valueIn(await staff.matches.change({ id: match.id, revision: 1, change: { isPublished: false } }));
      expect((await (await visitor()).bySlug(slug))?.match).toBeNull();
      expect((await staff.articles.bySlug(slug))?.match).toBeNull();
    });

    it("[NW-9] stays without its match when that is deleted, and can't name it any more", async () => {
      const staff = await begin();
      const match = await staff.addedMatch();
      const { id, slug, fields } = await staff.written(match.slug);
      await staff.matches.remove(match.id);
      expect((await (await visitor()).bySlug(slug))?.match).toBeNull();
      expect(await staff.contents.open({ kind, id })).toMatchObject({ revision: 2, fields: { match: "" } });
      expect(await staff.itemRecords.changesSince({ kind, id }, 1)).toMatchObject([{ fields: ["match"] }]);
      expect(await staff.contents.save({ kind, id, revision: 2, fields: { ...fields, title: "Deux" } })).toMatchObject({
        ok: true,
        value: { revision: 3, fields: { title: "Deux", match: "" } },
      });
      expect((await staff.written(match.slug)).fields.match).toBe("");
    });

    it("[TE-12] finds the articles about the finished matches of a player by the line-up", async () => {
      const staff = await begin();
      const player = `L'Étoile "${crypto.randomUUID()}", {🐙}`;
      const match = await staff.addedMatch({ lineup: ["Kéva", player] });
      const { slug } = await staff.written(match.slug);
      await staff.written(match.slug, false);
      const found = async (name = player) => (await (await visitor()).aboutPlayer(name, 5)).map((one) => one.slug);
      expect(await found()).toEqual([]);
      const finished = { status: "finished", maps: [{ name: "", ours: 1, theirs: 0 }] } as const;
      const { id, revision } = match;
      valueIn(await staff.matches.change({ id, revision, change: finished }));
      expect(await found()).toEqual([slug]);
      expect(await found(player.slice(0, -1))).toEqual([]);
      const other = await staff.written(match.slug);
      expect(await found()).toEqual([other.slug, slug]);
      expect(await (await visitor()).aboutPlayer(player, 1)).toHaveLength(1);
      valueIn(await staff.matches.change({ id: id as MatchId, revision: 2, change: { isPublished: false } }));
      expect(await found()).toEqual([]);
    });
  });
