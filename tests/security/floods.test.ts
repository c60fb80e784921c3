import { beforeEach, describe, expect, it } from "vitest";
import { camille, sarah } from "../contracts/ports.ts";
import { databaseForTests } from "./database.ts";

// Floods of one visitor or one member, each reproduced as it was found.

const { embedded, query, first } = databaseForTests();

const tip = "b0000000-0000-4000-8000-000000000001";

beforeEach(async () => {
  await query("delete from private.turns");
});

type Call = {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly peer?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
const ask = (path: string, { method = "POST", body, token, peer, headers }: Call) => {
  const { backend } = embedded();
  return backend.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: {
        apikey: backend.anonKey,
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? new Blob([Uint8Array.from(body)]) : JSON.stringify(body),
      }),
    }),
    peer,
  );
};

const tokens = new Map<string, { readonly token: string; readonly id: string }>();
const signIn = async (who: typeof camille) => {
  const known = tokens.get(who.email);
  if (known) return known;
  const answer = await ask("/auth/v1/token?grant_type=password", { body: who });
  const { access_token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  const signedIn = { token: access_token, id: user.id };
  tokens.set(who.email, signedIn);
  return signedIn;
};
const someTip = async () =>
  String((await first("select id from tips where is_published order by slug limit 1"))?.["id"] ?? tip);
const count = async (sql: string, ...values: unknown[]) =>
  Number((await first(`select count(*) as count from ${sql}`, values))?.["count"]);

/** The most requests that one network may have waiting: more are refused before they reach the database. */
const atOnce = 40;
const times = async <T>(number: number, act: (at: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  while (done.length < number) {
    const length = Math.min(atOnce, number - done.length);
    done.push(...(await Promise.all(Array.from({ length }, (_, at) => act(done.length + at)))));
  }
  return done;
};
const taken = (answers: readonly Response[]) => answers.filter(({ ok }) => ok).length;
/** Each refused answer tells when to try again, in header and body. */
const sayWhen = async (answers: readonly Response[], longest: number) => {
  const refused = answers.filter(({ ok }) => !ok);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  for (const answer of refused) {
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(longest);
    expect(await answer.json()).toMatchObject({ code: "too-many", details: String(seconds) });
  }
};

describe("rows in one write", () => {
  it.each([5_000, 500])("[LM-21] refuses %i comments in one request, and keeps none", async (length) => {
    const [{ token, id }, on] = [await signIn(camille), await someTip()];
    const before = await count("tip_comments");
    const rows = Array.from({ length }, (_, at) => ({ tip_id: on, user_id: id, content: `Bonjour ${at}` }));
    const answer = await ask("/rest/v1/tip_comments", { body: rows, token });
    // The larger body is refused by its size.
    expect([answer.status, (await answer.json()).code]).toEqual([413, length === 5_000 ? "413" : "too-many-rows"]);
    expect(await count("tip_comments")).toBe(before);
  });

  it.each([
    ["added", "tip_likes", 21, false],
    ["added", "tip_likes", 20, true],
    ["taken back", "tip_likes", 21, false],
    ["taken back", "tip_likes", 20, true],
  ])("[LM-21] likes %s in one request on %s: %i", async (how, table, number, isTaken) => {
    const { token, id } = await signIn(camille);
    await query("delete from tip_likes where user_id = $1", [id]);
    await query(
      `insert into tips (id, slug, title, category, is_published)
       select ('aaaaaaaa-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'flood-' || n, 'Essai', 'Une', true
       from generate_series(1, 30) n on conflict do nothing`,
    );
    const on = (await query("select id from tips where slug like 'flood-%' order by id limit $1", [number])).map(
      ({ id: one }) => one,
    );
    const rows = on.map((tip_id) => ({ tip_id, user_id: id }));
    if (how === "taken back") {
      await query("insert into tip_likes (tip_id, user_id) select id, $2 from tips where id = any ($1)", [on, id]);
    }
    const answer =
      how === "added"
        ? await ask(`/rest/v1/${table}`, { body: rows, token })
        : await ask(`/rest/v1/${table}?user_id=eq.${id}`, { method: "DELETE", token });
    expect([answer.ok, answer.status === 413]).toEqual([isTaken, !isTaken]);
    expect(await count("tip_likes where user_id = $1", id)).toBe(isTaken === (how === "added") ? number : 0);
  });

  it("[LM-21] holds the staff to twenty, and the owner to nothing", async () => {
    const { token } = await signIn(sarah);
    const many = await ask("/rest/v1/tips?slug=like.flood-*", { method: "PATCH", body: { read_time: "3 min" }, token });
    expect(many.status).toBe(413);
    const one = await ask("/rest/v1/tips?slug=eq.flood-1", { method: "PATCH", body: { read_time: "3 min" }, token });
    expect(one.ok).toBe(true);
    await query("update tips set read_time = '4 min' where slug like 'flood-%'");
    expect(await count("tips where read_time = '4 min' and slug like 'flood-%'")).toBe(30);
  });

  it("[LM-21] lets a member leave who likes thirty tips", async () => {
    await query(
      "insert into auth.users (id, email) values ('cccccccc-0000-4000-8000-000000000001', 'flood@demo.test')",
    );
    await query(
      "insert into tip_likes (tip_id, user_id) select id, 'cccccccc-0000-4000-8000-000000000001' from tips where slug like 'flood-%'",
    );
    await query(
      `do $$ begin
        perform set_config('request.jwt.claim.sub', 'cccccccc-0000-4000-8000-000000000001', true);
        perform set_config('request.jwt.claims', json_build_object('sub', 'cccccccc-0000-4000-8000-000000000001', 'session_id', s)::text, true)
        from (values ('dddddddd-0000-4000-8000-000000000001')) as sessions (s);
        insert into auth.sessions (id, user_id, created_at)
          values ('dddddddd-0000-4000-8000-000000000001', 'cccccccc-0000-4000-8000-000000000001', now());
        set local role authenticated;
        delete from public.profiles where id = 'cccccccc-0000-4000-8000-000000000001';
      end $$`,
    );
    expect(await count("tip_likes where user_id = 'cccccccc-0000-4000-8000-000000000001'")).toBe(0);
    expect(await count("tips where slug like 'flood-%' and like_count > 1")).toBe(0);
  });
});

describe("many writes", () => {
  it("[LM-22] takes twenty of 300 comments of one member, and says when to go on", async () => {
    const [{ token, id }, on] = [await signIn(camille), await someTip()];
    const answers = await times(300, (at) =>
      ask("/rest/v1/tip_comments", { body: { tip_id: on, user_id: id, content: `Un par un ${at}` }, token }),
    );
    expect(taken(answers)).toBe(20);
    await sayWhen(answers, 600);
    const other = await signIn(sarah);
    const theirs = { tip_id: on, user_id: other.id, content: `Encore un ${crypto.randomUUID()}` };
    expect((await ask("/rest/v1/tip_comments", { body: theirs, token: other.token })).status).toBe(201);
  });

  it("[LM-22] takes comments on articles and tips together", async () => {
    const [{ token, id }, on] = [await signIn(camille), await someTip()];
    const article = (await first("select id from articles where is_published limit 1"))?.["id"];
    const answers = await times(30, (at) =>
      at % 2
        ? ask("/rest/v1/tip_comments", { body: { tip_id: on, user_id: id, content: `Tip ${at}` }, token })
        : ask("/rest/v1/article_comments", {
            body: { article_id: article, user_id: id, content: `Article ${at}` },
            token,
          }),
    );
    expect(taken(answers)).toBe(20);
  });

  it("[LM-22] takes 120 likes and their ends in ten minutes, not without end", async () => {
    const [{ token, id }, on] = [await signIn(camille), await someTip()];
    await query("delete from tip_likes where user_id = $1", [id]);
    const answers: Response[] = [];
    for (let at = 0; at < 70; at++) {
      answers.push(await ask("/rest/v1/tip_likes", { body: { tip_id: on, user_id: id }, token }));
      answers.push(await ask(`/rest/v1/tip_likes?tip_id=eq.${on}&user_id=eq.${id}`, { method: "DELETE", token }));
    }
    // Removing a missing like isn't a write.
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    await sayWhen(answers, 600);
  });

  it("[LM-22] takes sixty ratings, and thirty changes of a profile, in ten minutes", async () => {
    const [{ token, id }, on] = [await signIn(camille), await someTip()];
    await query("delete from tip_ratings where user_id = $1", [id]);
    await query("insert into tip_ratings (tip_id, user_id, rating) values ($1, $2, 1)", [on, id]);
    const where = `tip_id=eq.${on}&user_id=eq.${id}`;
    const ratings = await times(70, (at) =>
      ask(`/rest/v1/tip_ratings?${where}`, { method: "PATCH", body: { rating: 1 + (at % 5) }, token }),
    );
    expect(taken(ratings)).toBe(60);
    await sayWhen(ratings, 600);
    const names = await times(40, (at) =>
      ask(`/rest/v1/profiles?id=eq.${id}`, { method: "PATCH", body: { full_name: `Camille ${at}` }, token }),
    );
    expect(taken(names)).toBe(30);
    await sayWhen(names, 600);
  });

  it("[LM-22] takes twenty applications in ten minutes", async () => {
    const { token, id } = await signIn(camille);
    const answers: Response[] = [];
    for (let at = 0; at < 25; at++) {
      await query("delete from applications where user_id = $1", [id]);
      const body = {
        user_id: id,
        position: "video-editor",
        discord_username: "camille",
        experience: "{}",
        availability: "Le soir",
        motivation: `Bonjour ${at}`,
        status: "pending",
      };
      answers.push(await ask("/rest/v1/applications", { body, token }));
    }
    expect(taken(answers)).toBe(20);
    await sayWhen(answers, 600);
  });

  it("[LM-22] takes sixty pictures in ten minutes", async () => {
    const { token, id } = await signIn(camille);
    const png = Uint8Array.from(
      atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
      (one) => one.charCodeAt(0),
    );
    const put = () =>
      ask(`/storage/v1/object/avatars/${id}/avatar.png`, {
        body: png,
        token,
        headers: { "content-type": "image/png", "x-upsert": "true" },
      });
    expect((await put()).ok).toBe(true);
    await query("delete from private.turns");
    const answers: Response[] = [];
    for (let at = 0; at < 65; at++) answers.push(await put());
    expect(taken(answers)).toBe(60);
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.text()).toContain("too-many");
  });

  it("[LM-22] [PX-2] takes sixty of a hundred predictions at once, and keeps one", async () => {
    const { token, id } = await signIn(camille);
    await query(
      `insert into matches (slug, team, opponent, competition, start, is_published)
       select 'flot', slug, 'Essai', 'Essai', '2070-01-01Z', true from teams where is_published limit 1`,
    );
    await query("insert into predictions (match, user_id, outcome) values ('flot', $1, 'won')", [id]);
    const answers = await times(100, (at) =>
      ask(`/rest/v1/predictions?match=eq.flot&user_id=eq.${id}`, {
        method: "PATCH",
        body: { outcome: at % 2 ? "won" : "lost" },
        token,
      }),
    );
    expect(taken(answers)).toBe(60);
    await sayWhen(answers, 600);
    expect(await count("predictions where match = 'flot'")).toBe(1);
    await query("delete from matches where slug = 'flot'");
  });

  it("[LM-22] [MO-2] takes twenty of sixty reports at once, of one subject one", async () => {
    const { token } = await signIn(camille);
    const subjects = await query("select id from profiles where username in ('lina', 'tofu_42', 'yanis')");
    const answers = await times(60, (at) =>
      ask("/rest/v1/rpc/send_report", {
        body: { kind: "member", subject: subjects[at % subjects.length]?.["id"], reason: "spam", words: `Essai ${at}` },
        token,
      }),
    );
    expect(taken(answers)).toBe(20);
    await sayWhen(answers, 600);
    expect(subjects).toHaveLength(3);
    expect(await count("reports where content like 'Essai %'")).toBe(3);
    await query("delete from reports");
  });

  it("[LM-22] [EV-13] takes 240 of 300 answers to a poll at once, all hours of each or none", async () => {
    const { token, id } = await signIn(camille);
    await query("insert into people (slug, name, place) values ('flot', 'Flot', 900)");
    await query(
      `insert into memberships (team, person, kind, role, place) select slug, 'flot', 'player', 'Essai', 900 from teams limit 1`,
    );
    await query("insert into player_accounts (person, user_id) values ('flot', $1)", [id]);
    const poll = await first(
      `insert into polls (team, week, first_hour, last_hour)
       select team, date_trunc('week', now() at time zone 'Europe/Paris')::date + 7, 14, 24 from memberships where person = 'flot' returning id`,
    );
    const answers = await times(300, (at) =>
      ask("/rest/v1/rpc/answer_poll", { body: { of_poll: poll?.["id"], hours: String(at % 3).repeat(168) }, token }),
    );
    expect(taken(answers)).toBe(240);
    await sayWhen(answers, 600);
    expect((await first("select hours from poll_answers where poll = $1", [poll?.["id"]]))?.["hours"]).toMatch(
      /^(\d)\1{167}$/,
    );
    await query("delete from people where slug = 'flot'");
    await query("delete from polls where id = $1", [poll?.["id"]]);
  });

  it("[LM-22] leaves the staff to its work: forty articles, one after the other", async () => {
    const { token } = await signIn(sarah);
    for (let at = 0; at < 40; at++) {
      const body = { title: `Essai ${at}`, slug: `essai-de-masse-${at}`, content: "", author_name: "Le staff" };
      expect((await ask("/rest/v1/articles", { body, token })).status).toBe(201);
    }
  });
});

describe("views", () => {
  const view = (peer: string, on: string, headers: Readonly<Record<string, string>> = {}) =>
    ask("/rest/v1/rpc/count_tip_view", { body: { tip: on, visitor: crypto.randomUUID() }, peer, headers });

  it("[LM-23] counts 600 of 1,000 invented visitors of one address, and those of another", async () => {
    const on = await someTip();
    const before = await count("tip_views");
    const answers = await times(1_000, () => view("203.0.113.7", on));
    expect(taken(answers)).toBe(600);
    await sayWhen(answers, 3_600);
    expect(await count("tip_views")).toBe(before + 600);
    expect((await view("203.0.113.8", on)).status).toBe(204);
  });

  const spend = async (peer: string, on: string) => {
    await view(peer, on);
    // The same as 599 more.
    await query(
      "insert into private.turns (act, peer) select act, peer from private.turns, generate_series(1, 599) where act = 'view'",
    );
  };

  it("[LM-23] counts a /64 as one visitor, and ignores addresses that callers claim", async () => {
    const on = await someTip();
    await spend("2001:db8:1:2::1", on);
    expect((await view("2001:db8:1:2:ffff::9", on)).status).toBe(429);
    expect((await view("2001:db8:1:3::1", on)).status).toBe(204);
    const claims = { "x-forwarded-for": "198.51.100.1", "cf-connecting-ip": "198.51.100.2" };
    expect((await view("2001:db8:1:2::1", on, claims)).status).toBe(429);
    // A local proxy names the client, in this header only.
    expect((await view("127.0.0.1", on, { "x-forwarded-for": "1.2.3.4, 2001:db8:1:2::5" })).status).toBe(429);
    expect((await view("127.0.0.1", on, claims)).status).toBe(204);
  });

  it("[LM-23] takes no turn of a visitor who was counted, and keeps no address", async () => {
    const on = await someTip();
    const visitor = crypto.randomUUID();
    for (let at = 0; at < 5; at++) {
      await ask("/rest/v1/rpc/count_tip_view", { body: { tip: on, visitor }, peer: "203.0.113.9" });
    }
    expect(await count("private.turns where act = 'view'")).toBe(1);
    expect(JSON.stringify(await query("select * from private.turns"))).not.toContain("203.0.113");
  });
});

describe("shares", () => {
  it("[FG-1] counts 120 of 130 invented visitors of one address, of both kinds together, and those of another", async () => {
    const on = await someTip();
    const article = String((await first("select id from articles where is_published limit 1"))?.["id"]);
    const share = (at: number, peer: string) => {
      const visitor = crypto.randomUUID();
      return at % 2 === 0
        ? ask("/rest/v1/rpc/count_tip_share", { body: { tip: on, visitor }, peer })
        : ask("/rest/v1/rpc/count_article_share", { body: { article, visitor }, peer });
    };
    const before = (await count("tip_shares")) + (await count("article_shares"));
    const answers: Response[] = [];
    for (let at = 0; at < 130; at++) answers.push(await share(at, "203.0.113.17"));
    expect(taken(answers)).toBe(120);
    await sayWhen(answers, 3_600);
    expect((await count("tip_shares")) + (await count("article_shares"))).toBe(before + 120);
    expect((await share(0, "203.0.113.18")).status).toBe(200);
    const again = { tip: on, visitor: crypto.randomUUID() };
    for (let at = 0; at < 5; at++) await ask("/rest/v1/rpc/count_tip_share", { body: again, peer: "203.0.113.19" });
    expect(await count("tip_shares where visitor = $1", again.visitor)).toBe(1);
  });
});

describe("turns", () => {
  const take = async (most = 2) =>
    Number((await first("select private.take_turn('essai', 'un', $1) as wait", [most]))?.["wait"]);

  it("[LM-24] don't count when they lie ahead: a clock that comes back closes nothing", async () => {
    await query(
      "insert into private.turns (act, peer, taken_at) select 'essai', 'un', now() + interval '30 days' from generate_series(1, 50)",
    );
    expect([await take(), await take()]).toEqual([0, 0]);
    expect(await take()).toBeGreaterThan(590);
    expect(await count("private.turns where act = 'essai'")).toBe(2);
  });

  it("[LM-24] come back one by one, and a refused try takes none", async () => {
    await query(
      "insert into private.turns (act, peer, taken_at) values ('essai', 'un', now() - interval '599 seconds'), ('essai', 'un', now())",
    );
    const wait = await take();
    expect([1, 2]).toContain(wait);
    expect(await count("private.turns where act = 'essai'")).toBe(2);
    await query("update private.turns set taken_at = taken_at - interval '2 seconds'");
    expect(await take()).toBe(0);
  });

  it("[LM-24] are forgotten after a day, and those of the future", async () => {
    await query(
      `insert into private.turns (act, peer, taken_at) values ('essai', 'un', now() - interval '2 days'),
       ('essai', 'un', now() + interval '2 days'), ('essai', 'un', now())`,
    );
    await query("select private.run_due()");
    expect(await count("private.turns")).toBe(1);
  });
});
