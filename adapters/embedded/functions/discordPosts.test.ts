import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { bringUpToDate, type Channel, openChannel } from "../../../supabase/functions/_shared/discordPosts.ts";
import { actOnChannel } from "../../../supabase/functions/_shared/discordWebhook.ts";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { startDiscord } from "../testing/discord.ts";

// The database, the outbox and a double of Discord. Nothing runs by itself: the backend has no outbox here.

let backend: EmbeddedBackend;
let discord: Awaited<ReturnType<typeof startDiscord>>;
let channel: Channel;
const site = "http://site.test";

const rows = (sql: string, ...values: unknown[]) => backend.query(sql, values);
/** The database's functions as the server calls them. */
const call = async (name: string, given: Readonly<Record<string, unknown>>) => {
  const names = Object.entries(given).filter(([, value]) => value !== undefined);
  const places = names.map(([key], at) => `${key} => $${at + 1}`).join(", ");
  const found = await rows(`select * from public.${name}(${places})`, ...names.map(([, value]) => value));
  return found;
};
const run = () => bringUpToDate(call, channel);

const write = async (
  title: string,
  more: { readonly published?: boolean; readonly excerpt?: string; readonly picture?: string } = {},
) => {
  const slug = `essai-${crypto.randomUUID()}`;
  const { published = true, excerpt = "Un extrait", picture = null } = more;
  const [row] = await rows(
    "insert into articles (title, slug, excerpt, featured_image, is_published) values ($1, $2, $3, $4, $5) returning id",
    title,
    slug,
    excerpt,
    picture,
    published,
  );
  return { id: String(row?.["id"]), slug };
};
const want = (id: string, kind = "article") =>
  rows(
    `insert into discord_posts (kind, subject_id, title, is_live)
    select $2, $1, s ->> 'title', (s ->> 'is_published')::boolean from private.discord_subject($2, $1) s`,
    id,
    kind,
  );
const announced = async (title: string, more?: Parameters<typeof write>[1]) => {
  const written = await write(title, more);
  await want(written.id);
  return written;
};
const post = async (id: string) =>
  (
    await rows(
      "select message_id, tries, due_at is not null as is_due, problem, failure from discord_posts where subject_id = $1",
      id,
    )
  )[0];
/** Time passes until the next try. */
const later = async () => {
  await rows("update discord_posts set due_at = now() where due_at is not null");
  await rows("update private.discord_channel set paused_until = null");
};

beforeAll(async () => {
  backend = await openBackend({ folder: "memory://", siteUrl: site, seed: false });
});
afterAll(() => backend.close());
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await rows("delete from articles");
  await rows("delete from tips");
  await rows("delete from discord_posts");
  await rows("delete from private.discord_channel");
  discord = await startDiscord();
  channel = (await openChannel(call, discord.address, site)) as Channel;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await discord.close();
});

describe("an announcement", () => {
  it("[DI-2] has the title, the excerpt, the address and the picture, and calls nobody", async () => {
    const { slug } = await announced("Un titre", { excerpt: "Deux lignes", picture: "/images/a.webp" });
    await run();
    expect(discord.messages).toMatchObject([
      {
        embeds: [
          {
            author: { name: "Nouvel article" },
            title: "Un titre",
            description: "Deux lignes",
            url: `${site}/news/${slug}`,
            image: { url: `${site}/images/a.webp` },
          },
        ],
      },
    ]);
    expect(discord.requests).toEqual(["POST"]);
  });

  it("[DI-2] of a tip leads to the tip; without a picture it has the drawn one, and without an excerpt none", async () => {
    const [tip] = await rows(
      "insert into tips (title, slug, is_published) values ('Un tip', 'un-tip', true) returning id",
    );
    await want(String(tip?.["id"]), "tip");
    await run();
    expect(discord.messages[0]?.embeds).toEqual([
      {
        author: { name: "Nouveau tip" },
        title: "Un tip",
        url: `${site}/tips/un-tip`,
        image: { url: `${site}/partage/tips/un-tip.png` },
      },
    ]);
  });

  it.each([
    ["emoji", "\u{1f469}\u200d\u{1f4bb}".repeat(40)],
    ["right to left", "مرحبا بالعالم"],
    ["Markdown and mentions", "**@everyone** <@1> [x](https://a.fr) `code` ||non||"],
    ["300 characters", "*".repeat(300)],
  ])("[DI-3] is taken with a title of %s", async (_, title) => {
    await announced(title, { excerpt: "_".repeat(1_000), picture: `https://a.fr/${"a".repeat(1_900)}.png` });
    await run();
    expect(discord.titles()).toHaveLength(1);
    expect(discord.titles()[0]).not.toMatch(/@everyone|<@1>|\[x\]/);
  });

  it("[DI-3] leaves out a picture whose address Discord would refuse", async () => {
    await announced("Un titre", { picture: `/${"é".repeat(1_900)}.png` });
    await run();
    expect(discord.messages[0]?.embeds[0]).not.toHaveProperty("image");
  });

  it("[DI-1] waits for the publication, and goes with its end and comes again", async () => {
    const { id } = await announced("Un titre", { published: false });
    await run();
    expect(discord.requests).toEqual([]);
    await rows("update articles set is_published = true where id = $1", id);
    await run();
    expect(discord.titles()).toEqual(["Un titre"]);
    await rows("update articles set is_published = false where id = $1", id);
    await run();
    expect(discord.messages).toEqual([]);
    await rows("update articles set is_published = true where id = $1", id);
    await run();
    expect(discord.titles()).toEqual(["Un titre"]);
  });

  it("[DI-4] changes with the article, in the same message, and only when what it says changes", async () => {
    const { id } = await announced("Un titre");
    await run();
    const [before] = discord.messages;
    await rows("update articles set title = 'Deux', excerpt = null where id = $1", id);
    await rows("update articles set content = 'Autre' where id = $1", id);
    await run();
    await run();
    expect(discord.requests).toEqual(["POST", `PATCH ${before?.id}`]);
    expect(discord.messages).toMatchObject([{ id: before?.id, embeds: [{ title: "Deux" }] }]);
    expect(discord.messages[0]?.embeds[0]).not.toHaveProperty("description");
  });

  it("[DI-4] is deleted with the article, and nothing is kept of it", async () => {
    const { id } = await announced("Un titre");
    await run();
    await rows("delete from articles where id = $1", id);
    await run();
    expect(discord.messages).toEqual([]);
    expect(await rows("select from discord_posts")).toEqual([]);
  });

  it("[DI-4] is never posted when the article goes first", async () => {
    const { id } = await announced("Un titre");
    await rows("delete from articles where id = $1", id);
    await run();
    expect([discord.requests, await rows("select from discord_posts")]).toEqual([[], []]);
  });

  it("[DI-4] an edit while the post is on its way follows it", async () => {
    const { id } = await announced("Un titre");
    discord.faults.push(async (answer) => {
      await rows("update articles set title = 'Deux' where id = $1", id);
      return answer();
    });
    await run();
    expect(discord.requests).toEqual(["POST", expect.stringMatching(/^PATCH/)]);
    expect(discord.titles()).toEqual(["Deux"]);
  });

  it("[DI-4] a message that was deleted on Discord isn't posted again", async () => {
    const { id } = await announced("Un titre");
    await run();
    discord.messages.length = 0;
    await rows("update articles set title = 'Deux' where id = $1", id);
    await run();
    await later();
    await run();
    expect(discord.messages).toEqual([]);
    expect(await post(id)).toMatchObject({ problem: "removed", message_id: null });
    await rows("delete from articles where id = $1", id);
    expect(await rows("select from discord_posts")).toEqual([]);
  });

  it("[DI-4] a deletion of what was deleted on Discord already is done", async () => {
    const { id } = await announced("Un titre");
    await run();
    discord.messages.length = 0;
    await rows("delete from articles where id = $1", id);
    await run();
    expect(await rows("select from discord_posts")).toEqual([]);
  });
});

describe("[DI-5] a post is never made twice", () => {
  it("by two servers at once", async () => {
    for (const title of ["Un", "Deux", "Trois"]) await announced(title);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(discord.titles()).toEqual(["Un", "Deux", "Trois"]);
  });

  it("after a lost answer: the staff decides", async () => {
    const { id } = await announced("Un titre");
    discord.faults.push("take");
    await run();
    await later();
    await run();
    expect(discord.titles()).toEqual(["Un titre"]);
    expect(await post(id)).toMatchObject({ problem: "unknown", is_due: false });
    // The doubt outlives the end of the publication.
    await rows("update articles set is_published = false where id = $1", id);
    await rows("update articles set is_published = true where id = $1", id);
    await run();
    expect(discord.requests).toEqual(["POST"]);
  });

  it("after a time limit, though Discord has posted", async () => {
    const { messages, faults, address } = discord;
    faults.push(async (answer) => {
      await answer();
      return new Promise(() => {});
    });
    const body = { embeds: [{ title: "Un" }], allowed_mentions: { parse: [] } };
    const webhook = { ...channel.webhook, address };
    expect(await actOnChannel(webhook, { task: "post", message: null, body }, 200)).toMatchObject({ kind: "unknown" });
    expect(messages).toHaveLength(1);
  });

  it.each([504, 520, 524])("after a gateway's %i", async (status) => {
    const { id } = await announced("Un titre");
    discord.faults.push(new Response("", { status }));
    await run();
    await later();
    await run();
    expect(discord.requests).toEqual(["POST"]);
    expect(await post(id)).toMatchObject({ problem: "unknown" });
  });

  it("when the process is killed between Discord's answer and the record", async () => {
    const { id } = await announced("Un titre");
    const killed = (name: string, given: Readonly<Record<string, unknown>>) => {
      if (name === "close_discord_post") throw new Error("killed");
      return call(name, given);
    };
    await expect(bringUpToDate(killed, channel)).rejects.toThrow("killed");
    // A second server finds the claim, and waits until it expires.
    await announced("Deux");
    await run();
    expect(discord.titles()).toEqual(["Un titre"]);
    await rows("update discord_posts set claimed_until = now() - interval '1 second' where claimed_until is not null");
    await run();
    expect(discord.titles()).toEqual(["Un titre", "Deux"]);
    expect(await post(id)).toMatchObject({ problem: "unknown" });
  });

  it("an answer that comes after the claim ended is still recorded", async () => {
    const { id } = await announced("Un titre");
    discord.faults.push(async (answer) => {
      await rows("update discord_posts set claimed_until = now() - interval '1 second'");
      await run();
      expect(await post(id)).toMatchObject({ problem: "unknown" });
      return answer();
    });
    await run();
    expect(await post(id)).toMatchObject({ problem: null, message_id: discord.messages[0]?.id });
  });

  it("an edit and a removal are repeated when the process was killed", async () => {
    const { id } = await announced("Un titre");
    await run();
    await rows("update articles set title = 'Deux' where id = $1", id);
    await call("claim_discord_post", { fingerprint: channel.webhook.fingerprint });
    await rows("update discord_posts set claimed_until = now() - interval '1 second'");
    await later();
    await run();
    expect(discord.titles()).toEqual(["Deux"]);
  });
});

describe("[DI-6] a refusal", () => {
  it.each([500, 502, 503])("%i is retried after growing waits, eight times in all", async (status) => {
    const { id } = await announced("Un titre");
    const minutes: number[] = [];
    for (let tries = 1; tries <= 8; tries++) {
      discord.faults.push(new Response("", { status }));
      await run();
      const [row] = await rows(
        "select tries, round(extract(epoch from due_at - now()) / 60)::int as minutes from discord_posts",
      );
      expect(row?.["tries"]).toBe(tries);
      minutes.push(Number(row?.["minutes"]));
      await later();
    }
    expect(minutes.slice(0, 7)).toEqual([1, 4, 16, 64, 256, 1024, 4096]);
    expect(await post(id)).toMatchObject({ problem: "gave-up", is_due: false, failure: `Discord answered ${status}` });
    await run();
    expect(discord.requests).toHaveLength(8);
  });

  it("of an unreachable Discord is retried", async () => {
    const { id } = await announced("Un titre");
    await discord.close();
    await run();
    expect(await post(id)).toMatchObject({ tries: 1, is_due: true, problem: null });
  });

  it("keeps the order: later posts wait behind the first, an edit doesn't", async () => {
    const { id } = await announced("Ancien");
    await run();
    await announced("Un");
    await announced("Deux");
    discord.faults.push(new Response("", { status: 503 }));
    await run();
    await rows("update articles set title = 'Ancien, corrigé' where id = $1", id);
    await run();
    expect(discord.titles()).toEqual(["Ancien, corrigé"]);
    await later();
    await run();
    expect(discord.titles()).toEqual(["Ancien, corrigé", "Un", "Deux"]);
  });

  it("400 of one message stops that one alone", async () => {
    const { id } = await announced("Un");
    await announced("Deux");
    discord.faults.push(Response.json({ message: "Invalid Form Body", code: 50_035 }, { status: 400 }));
    await run();
    expect(discord.titles()).toEqual(["Deux"]);
    expect(await post(id)).toMatchObject({ problem: "refused", failure: "Discord answered 400, code 50035" });
  });

  it("an edit that got no answer is repeated", async () => {
    const { id } = await announced("Un");
    await run();
    await rows("update articles set title = 'Deux' where id = $1", id);
    discord.faults.push(new Response("", { status: 504 }));
    await run();
    await later();
    await run();
    expect(discord.titles()).toEqual(["Deux"]);
  });
});

describe("[DI-7] the rate limit", () => {
  it("is waited out, by the seconds of the body, and counts as no try", async () => {
    await announced("Un");
    discord.faults.push(
      Response.json({ message: "You are being rate limited.", retry_after: 0.05, global: true }, { status: 429 }),
    );
    await run();
    expect([discord.requests, discord.titles()]).toEqual([["POST", "POST"], ["Un"]]);
  });

  it("that is long ends the run, for all messages, until it is over", async () => {
    const { id } = await announced("Un");
    discord.faults.push(new Response("<html>", { status: 429, headers: { "retry-after": "1800" } }));
    await run();
    await announced("Deux");
    await run();
    expect(discord.requests).toEqual(["POST"]);
    expect(await post(id)).toMatchObject({ tries: 0, is_due: true, problem: null });
    const [known] = await rows(
      "select round(extract(epoch from paused_until - now()) / 60)::int as minutes from private.discord_channel",
    );
    expect(known).toEqual({ minutes: 30 });
    await later();
    await run();
    expect(discord.titles()).toEqual(["Un", "Deux"]);
  });

  it("isn't run into: the last request of a bucket is followed by a pause", async () => {
    await discord.close();
    discord = await startDiscord({ bucket: { limit: 2, seconds: 0.2 } });
    channel = (await openChannel(call, discord.address, site)) as Channel;
    for (const title of ["Un", "Deux", "Trois", "Quatre", "Cinq"]) await announced(title);
    await run();
    expect(discord.titles()).toEqual(["Un", "Deux", "Trois", "Quatre", "Cinq"]);
    expect(discord.requests).toHaveLength(5);
  });
});

describe("[DI-8] a webhook", () => {
  const isBroken = async () => (await rows("select broken from private.discord_channel"))[0]?.["broken"];

  it.each([
    ["that was deleted", () => void (discord.state.isDeleted = true), "Discord answered 404, code 10015"],
    ["whose token is wrong", () => void (discord.state.token = "another"), "Discord answered 401, code 50027"],
  ])("%s stops all, without counting tries, and is said in the log without its address", async (_, breakIt, why) => {
    const { id } = await announced("Un");
    await announced("Deux");
    breakIt();
    await run();
    await run();
    expect(discord.requests).toEqual(["POST"]);
    expect(await isBroken()).toBe(why);
    expect(await post(id)).toMatchObject({ tries: 0, problem: null, is_due: true });
    const said = vi.mocked(console.error).mock.calls.join(" ");
    expect(said).toContain("DISCORD_ANNOUNCEMENTS_WEBHOOK_URL");
    expect(said).not.toContain("token-of_tests");
  });

  it("that replaces a deleted one takes what waits, and leaves the other's messages alone", async () => {
    const { id } = await announced("Ancien");
    await run();
    discord.state.isDeleted = true;
    await announced("Un");
    await run();
    const old = discord;
    discord = await startDiscord({ id: "1200000000000000002" });
    onTestFinished(() => old.close());
    channel = (await openChannel(call, discord.address, site)) as Channel;
    await rows("update articles set title = 'Ancien, corrigé' where id = $1", id);
    await run();
    expect(discord.titles()).toEqual(["Un"]);
    expect(await post(id)).toMatchObject({ problem: "foreign" });
  });

  it("that isn't set any more is forgotten, and set again it goes on", async () => {
    await announced("Un");
    expect(await openChannel(call, undefined, site)).toBeUndefined();
    expect(await rows("select from private.discord_channel")).toEqual([]);
    await run();
    expect(discord.requests).toEqual([]);
    channel = (await openChannel(call, discord.address, site)) as Channel;
    await run();
    expect(discord.titles()).toEqual(["Un"]);
  });
});

describe("of a match", () => {
  const kinds = ["match-announced", "match-soon", "match-live", "match-result"];
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const stamp = (date: string) => `<t:${Math.floor(Date.parse(date) / 1_000)}`;
  /** A match and the messages that are wanted of it. */
  const play = async (start: string, wanted: readonly string[], more: Readonly<Record<string, unknown>> = {}) => {
    await rows("insert into teams (slug, game) values ('valorant', 'Valorant') on conflict do nothing");
    const given = { opponent: "Solstice", competition: "Ligue", stage: "journée 6", is_published: true, ...more };
    const [row] = await rows(
      `insert into matches (slug, team, start, opponent, competition, stage, is_published)
      values ($1, 'valorant', $2, $3, $4, $5, $6) returning id, slug`,
      `m-${crypto.randomUUID()}`,
      start,
      given.opponent,
      given.competition,
      given.stage,
      given.is_published,
    );
    const id = String(row?.["id"]);
    for (const kind of wanted) await wantOfMatch(id, kind);
    return { id, slug: String(row?.["slug"]) };
  };
  const wantOfMatch = (id: string, kind: string) =>
    rows(
      `insert into discord_posts (kind, subject_id, title, is_live, opens_at, closes_at)
      select $2, $1, s ->> 'title', (s ->> 'is_published')::boolean, t.opens_at, t.closes_at
      from private.discord_subject($2, $1) s, private.discord_times($2, s) t`,
      id,
      kind,
    );
  const change = (id: string, set: string, ...values: unknown[]) =>
    rows(`update matches set ${set} where id = $1`, id, ...values);
  const finish = (id: string, maps: readonly (readonly [number, number])[]) =>
    change(
      id,
      "status = 'finished', maps = $2::text::jsonb",
      JSON.stringify(maps.map(([ours, theirs]) => ({ name: "", ours, theirs }))),
    );
  const labels = () => discord.messages.map(({ embeds: [embed] }) => embed?.author?.name);
  const texts = () => discord.messages.map(({ embeds: [embed] }) => embed?.description ?? "");

  beforeEach(() => rows("delete from matches"));

  it("[DI-11] is announced with its opponent, its event and a time for each reader's zone, and no image", async () => {
    const start = "2060-11-28T20:00:00.000Z";
    const { id, slug } = await play(start, kinds);
    await change(id, "watch = 'https://tv.example.org/club_1'");
    await run();
    expect(discord.messages).toMatchObject([
      {
        embeds: [
          {
            author: { name: "Match annoncé" },
            title: "Valorant contre Solstice",
            url: `${site}/matches/${slug}`,
            description: [
              "Ligue, journée 6",
              `${stamp(start)}:F> (${stamp(start)}:R>)`,
              "À suivre sur https://tv.example.org/club_1",
            ].join("\n"),
          },
        ],
      },
    ]);
    expect(discord.messages[0]?.embeds[0]).not.toHaveProperty("image");
    await run();
    expect(discord.requests).toEqual(["POST"]);
  });

  it("[DI-3] [DI-11] keeps Discord's limits and escapes what is written", async () => {
    const { id } = await play(inMinutes(500), ["match-announced"], {
      opponent: "@everyone **a**",
      competition: "|".repeat(80),
      stage: "*".repeat(60),
    });
    await change(id, "watch = $2", `https://a.fr/?${"|".repeat(1_900)}`);
    await run();
    expect(discord.titles()).toHaveLength(1);
    expect(discord.titles()[0]).not.toMatch(/@everyone/);
  });

  it("[DI-12] changes in the same message when it is moved, renamed and cancelled", async () => {
    const { id } = await play("2060-11-28T20:00:00Z", ["match-announced"]);
    await run();
    await change(id, "start = '2060-11-29T20:00:00Z', opponent = 'Banquise'");
    await change(id, "notes = 'Pour le staff'");
    await run();
    expect(discord.requests).toEqual(["POST", expect.stringMatching(/^PATCH/)]);
    expect(discord.titles()).toEqual(["Valorant contre Banquise"]);
    expect(texts()[0]).toContain(`Match déplacé : il était prévu ${stamp("2060-11-28T20:00:00Z")}:F>`);
    await change(id, "status = 'cancelled'");
    await run();
    expect(labels()).toEqual(["Match annulé"]);
    await change(id, "status = 'scheduled'");
    await run();
    expect(labels()).toEqual(["Match annoncé"]);
    expect(discord.requests.filter((request) => request === "POST")).toHaveLength(1);
  });

  it("[DI-15] tells once that it is postponed, and once its new time, in the same message", async () => {
    const start = inMinutes(30);
    const { id } = await play(start, kinds);
    await run();
    expect(labels()).toEqual(["Match annoncé", "Bientôt un match"]);
    await change(id, "status = 'postponed'");
    await run();
    await run();
    expect(labels()).toEqual(["Match reporté", "Match reporté"]);
    const told = `Ligue, journée 6\nIl était prévu ${stamp(start)}:F>. La nouvelle date n'est pas encore connue.`;
    expect(texts()).toEqual([told, told]);
    expect(discord.requests.slice(2)).toEqual([expect.stringMatching(/^PATCH/), expect.stringMatching(/^PATCH/)]);
    const later = inMinutes(9_000);
    await change(id, "start = $2", later);
    await run();
    await run();
    expect(labels()).toEqual(["Match annoncé", "Bientôt un match"]);
    for (const text of texts()) {
      expect(text).toContain(`${stamp(later)}:F>`);
      expect(text).toContain(`Match déplacé : il était prévu ${stamp(start)}:F>.`);
    }
    expect(discord.requests).toHaveLength(6);
  });

  it("[DI-15] waits for the new time where nothing was posted, also when the old one is over", async () => {
    const { id } = await play(inMinutes(61), ["match-soon", "match-live"]);
    await change(id, "status = 'postponed'");
    await rows("update discord_posts set due_at = now() where due_at is not null");
    await run();
    expect(discord.requests).toEqual([]);
    const [waiting] = await rows("select closes_at, due_at, problem from discord_posts where kind = 'match-soon'");
    expect(waiting).toEqual({ closes_at: null, due_at: null, problem: null });
    await change(id, "start = $2", inMinutes(59));
    await run();
    expect(labels()).toEqual(["Bientôt un match"]);
  });

  it("[DI-12] goes with the match, and while it is a draft", async () => {
    const { id } = await play("2060-11-28T20:00:00Z", ["match-announced"]);
    await run();
    await change(id, "is_published = false");
    await run();
    expect(discord.messages).toEqual([]);
    await change(id, "is_published = true");
    await run();
    expect(discord.messages).toHaveLength(1);
    await rows("delete from matches where id = $1", id);
    await run();
    expect([discord.messages, await rows("select from discord_posts")]).toEqual([[], []]);
  });

  it("[DI-13] tells the result behind the marks of a spoiler, and corrects it there", async () => {
    const { id } = await play(inMinutes(-90), ["match-result"]);
    await run();
    expect(discord.requests).toEqual([]);
    await finish(id, [
      [13, 9],
      [7, 13],
      [13, 11],
    ]);
    await run();
    expect(labels()).toEqual(["Résultat"]);
    expect(texts()).toEqual(["Ligue, journée 6\nScore : ||2–1||"]);
    await finish(id, [[13, 9]]);
    await run();
    expect(texts()).toEqual(["Ligue, journée 6\nScore : ||13–9||"]);
    // Opened again, the message stays and tells no score.
    await change(id, "status = 'live'");
    await run();
    expect([labels(), texts()]).toEqual([["Résultat en cours de correction"], ["Ligue, journée 6"]]);
    await change(id, "status = 'finished', forfeit = 'theirs', maps = '[]'");
    await run();
    expect(texts()).toEqual(["Ligue, journée 6\nScore : ||forfait de l'adversaire||"]);
    expect(discord.requests.filter((request) => request === "POST")).toHaveLength(1);
  });

  it("[DI-14] is told an hour before and at its start, by the clock", async () => {
    const { id } = await play(inMinutes(61), ["match-soon", "match-live"]);
    await run();
    expect(discord.requests).toEqual([]);
    await change(id, "start = $2", inMinutes(59));
    await run();
    expect(labels()).toEqual(["Bientôt un match"]);
    await change(id, "start = $2", inMinutes(-1));
    await run();
    expect(labels()).toEqual(["Bientôt un match", "En direct"]);
    await finish(id, [[13, 9]]);
    await run();
    expect(labels()).toEqual(["Bientôt un match", "Match terminé"]);
    // As a number of its own: the times in the messages have these digits too.
    expect(texts().join()).not.toMatch(/\b13\b/);
  });

  it("[DI-14] is live when the staff says so, also before its start", async () => {
    const { id } = await play(inMinutes(30), ["match-live"]);
    await run();
    expect(discord.requests).toEqual([]);
    await change(id, "status = 'live'");
    await run();
    expect(labels()).toEqual(["En direct"]);
  });

  it("[DI-12] is no longer told as live when it is moved after its start was told", async () => {
    const { id } = await play(inMinutes(-1), ["match-live"]);
    await run();
    expect(labels()).toEqual(["En direct"]);
    const start = inMinutes(1_500);
    await change(id, "start = $2", start);
    await run();
    expect(labels()).toEqual(["Match déplacé"]);
    expect(texts()[0]).toContain(`${stamp(start)}:F>`);
    await change(id, "status = 'live'");
    await run();
    expect(labels()).toEqual(["En direct"]);
    expect(discord.requests.filter((request) => request === "POST")).toHaveLength(1);
  });

  it.each([
    ["match-announced", -1],
    ["match-soon", -1],
    ["match-live", -121],
  ])("[DI-14] %s is left out once its time is over, however late the server starts", async (kind, minutes) => {
    const { id } = await play(inMinutes(500), []);
    await wantOfMatch(id, kind);
    // The server was down: what was due then is still in the table as it was.
    await rows("alter table discord_posts disable trigger settle");
    await rows("alter table matches disable trigger follow_on_discord");
    await rows(
      "update discord_posts set closes_at = now() - interval '1 second', opens_at = now() - interval '1 hour', due_at = now() - interval '1 hour'",
    );
    await change(id, "start = $2", inMinutes(minutes));
    await rows("alter table discord_posts enable trigger settle");
    await rows("alter table matches enable trigger follow_on_discord");
    await run();
    expect(discord.requests).toEqual([]);
    expect(await post(id)).toMatchObject({ is_due: false, problem: null });
  });

  it("[DI-14] a reminder whose retries take too long isn't posted after the start", async () => {
    const { id } = await play(inMinutes(30), ["match-soon"]);
    discord.faults.push(new Response("", { status: 503 }));
    await run();
    expect(await post(id)).toMatchObject({ tries: 1, is_due: true });
    await change(id, "start = $2", inMinutes(-1));
    await later();
    await run();
    expect(discord.requests).toEqual(["POST"]);
    expect(await post(id)).toMatchObject({ is_due: false, problem: null });
  });

  it("[DI-14] a reminder doesn't wait behind an article that is retried", async () => {
    await announced("Un article");
    discord.faults.push(new Response("", { status: 503 }));
    await run();
    await play(inMinutes(30), ["match-soon"]);
    await run();
    expect(labels()).toEqual(["Bientôt un match"]);
  });

  it("[DI-5] [DI-11] is posted once by two servers at once", async () => {
    const { id } = await play(inMinutes(30), kinds);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(labels()).toEqual(["Match annoncé", "Bientôt un match"]);
    await finish(id, [[13, 9]]);
    await Promise.all([run(), run()]);
    await run();
    expect(labels().filter((label) => label === "Résultat")).toHaveLength(1);
  });

  it("[DI-7] [DI-14] waits for Discord's rate limit", async () => {
    await play(inMinutes(30), ["match-soon"]);
    discord.faults.push(Response.json({ message: "", retry_after: 0.05, global: false }, { status: 429 }));
    await run();
    expect([discord.requests, labels()]).toEqual([["POST", "POST"], ["Bientôt un match"]]);
  });
});
