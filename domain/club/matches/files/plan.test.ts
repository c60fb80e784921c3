import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchOf, resultOf } from "../../../../tests/matchOf.ts";
import type { Slug } from "../../../shared/slug.ts";
import { changeMatch } from "../change.ts";
import { type Match, type MatchId, matchStatuses } from "../match.ts";
import { type Cells, cellsOf, readMaps, readStart } from "./cells.ts";
import { type FileRow, planImport } from "./plan.ts";

const zone = "Europe/Paris";
const teams = [
  { slug: "valorant" as Slug, game: "Valorant" },
  { slug: "rocket-league" as Slug, game: "Rocket League" },
];
const numbered = (match: Match, at: number): Match => ({
  ...match,
  id: `id-${at}` as MatchId,
  slug: `m-${at}` as Slug,
  start: new Date(Date.parse(match.start) + at * 86_400_000).toISOString(),
});
const known = [
  matchOf(),
  resultOf([
    [13, 9],
    [13, 7],
  ]),
  matchOf({ status: "cancelled" }),
].map(numbered);
/** After the known matches. */
const now = Date.parse("2027-01-01T00:00:00Z");
const plan = (rows: readonly Partial<Cells>[], matches: readonly Match[] = known) =>
  rows.map((cells, at): FileRow => ({ line: at + 2, cells })).map(planImport({ matches, teams, zone, now }));
const [first = matchOf()] = known;
const added: Partial<Cells> = {
  team: "Valorant",
  opponent: "Banquise",
  competition: "Coupe",
  start: "29/11/2026 21:00",
};

describe("[FI-1] a date in a cell", () => {
  const evening = "2026-11-28T20:00:00.000Z";
  it.each([
    ["28/11/2026 21:00", evening],
    [" 28/11/2026  21h00 ", evening],
    ["28.11.2026 à 21 h 00", evening],
    ["28-11-2026 21:00:00", evening],
    ["2026-11-28T21:00", evening],
    ["2026-11-28 21:00:00", evening],
    ["2026-11-28T21:00+01:00", evening],
    ["2026-11-28T20:00:00.000Z", evening],
    ["28/11/2026 21h", evening],
    ["28/11/2026 21 H", evening],
    ["2026-11-28 21h00", evening],
    ["28/11/2026\u00a021\u202fh\u202f00", evening],
    ["8/7/2026 9:05", "2026-07-08T07:05:00.000Z"],
  ])("%s is read in the club's zone", (text, expected) => {
    expect(new Date(readStart(text, zone) ?? 0).toISOString()).toBe(expected);
  });

  it.each([
    "",
    "28/11/2026 21",
    "28/11/2026 21:",
    "28/11/2026 24h",
    "28/11/2026 20:00 21:00",
    "28/11/26 21:00",
    "31/02/2026 21:00",
    "2026-02-31T21:00Z",
    "28/11/2026",
    "29/03/2026 02:30",
    "demain",
  ])("%s is none", (text) => expect(readStart(text, zone)).toBeUndefined());
});

describe("[FI-1] maps in a cell", () => {
  it.each([
    [
      "Ascent 13-9; Bind 7-13",
      [
        ["Ascent", 13, 9],
        ["Bind", 7, 13],
      ],
    ],
    ["13–9", [["", 13, 9]]],
    ["Nuke 2 16 - 14 ;", [["Nuke 2", 16, 14]]],
    [String.raw`a\; b 1-2`, [["a; b", 1, 2]]],
  ] as const)("%s", (text, expected) => {
    expect(readMaps(text)?.map(({ name, ours, theirs }) => [name, ours, theirs])).toEqual(expected);
  });

  it("that can't be read are none", () => {
    expect(readMaps("Ascent 13-9; Bind")).toBeUndefined();
    expect(readMaps("gagné")).toBeUndefined();
  });
});

describe("[FI-8] a row that postpones a match", () => {
  const changeIn = (row: Partial<Cells>, match: Match) => {
    const [planned] = plan([{ id: match.id, ...row }], [match]);
    return planned?.kind === "changed" && planned.write.kind === "change" ? planned.write.change : planned?.kind;
  };
  const later = "05/12/2026 21:00";

  it("has no new time with the start that is known, without one, and in a file without starts", () => {
    for (const start of [{ start: cellsOf(first, zone).start }, { start: "" }, {}]) {
      expect(changeIn({ status: "postponed", ...start }, first)).toEqual({ status: "postponed" });
    }
  });

  it("with a new start moves the match there, once however often the file is imported", () => {
    const row = { status: "postponed", start: later };
    expect(changeIn(row, first)).toEqual({ start: "2026-12-05T20:00:00.000Z" });
    const moved = matchOf({ id: first.id, start: "2026-12-05T20:00:00.000Z", movedFrom: first.start });
    expect(changeIn(row, moved)).toBe("same");
    expect(changeIn({ status: "postponed", start: "" }, moved)).toEqual({ status: "postponed" });
    const postponed = matchOf({ id: first.id, status: "postponed" });
    expect(changeIn(row, postponed)).toEqual({ status: "scheduled", start: "2026-12-05T20:00:00.000Z" });
    expect(changeIn({ status: "postponed" }, postponed)).toBe("same");
    expect(changeIn({ status: "scheduled" }, postponed)).toEqual({ status: "scheduled" });
    expect(changeIn({ start: later }, postponed)).toEqual({ status: "scheduled", start: "2026-12-05T20:00:00.000Z" });
  });

  it.each([
    ["a match", matchOf()],
    ["a draft", matchOf({ isPublished: false })],
    ["a moved match", matchOf({ start: "2026-12-12T20:00:00.000Z", movedFrom: matchOf().start })],
    ["a postponed match", matchOf({ status: "postponed" })],
    ["a postponed draft", matchOf({ status: "postponed", isPublished: false })],
    [
      "a moved and postponed match",
      matchOf({ status: "postponed", start: "2026-12-12T20:00:00.000Z", movedFrom: matchOf().start }),
    ],
  ])("changes nothing when the file is imported again: %s", (_, match) => {
    const announced = cellsOf(matchOf(), zone).start;
    const dates = [later, announced, cellsOf(match, zone).start];
    for (const start of ["", ...dates]) {
      const row = { id: match.id, status: "postponed", start };
      const [planned] = plan([row], [match]);
      const change = planned?.kind === "changed" && planned.write.kind === "change" ? planned.write.change : {};
      const next = { ...match, ...changeMatch(match, change, match.updatedAt) };
      expect({ start, kind: plan([row], [next])[0]?.kind }).toEqual({ start, kind: "same" });
    }
  });

  it("doesn't take the start that a match had before for its new one", () => {
    const moved = matchOf({ id: first.id, start: "2026-12-05T20:00:00.000Z", movedFrom: first.start });
    const { start } = cellsOf(first, zone);
    expect(changeIn({ status: "postponed", start }, moved)).toBe("same");
    expect(changeIn({ status: "postponed", start }, { ...moved, status: "postponed" })).toBe("same");
    expect(changeIn({ start }, moved)).toEqual({ start: first.start });
  });

  it("without an identifier is about the open match of the same team, opponent and competition", () => {
    const row = {
      team: "Valorant",
      opponent: first.opponent.toUpperCase(),
      competition: first.competition,
      start: later,
    };
    const finished = { ...(known[1] ?? first), opponent: first.opponent, competition: first.competition };
    const ofOther = { ...numbered(matchOf(), 5), competition: "Autre coupe" };
    const all = [first, finished, ofOther];
    const [planned] = plan([{ ...row, status: "postponed" }], all);
    expect(planned).toMatchObject({
      kind: "changed",
      write: { kind: "change", id: first.id, change: { start: "2026-12-05T20:00:00.000Z" } },
    });
    expect(plan([{ ...row, status: "postponed", start: "" }], all)[0]).toMatchObject({
      kind: "changed",
      write: { id: first.id, change: { status: "postponed" } },
    });
    const moved = matchOf({ id: first.id, start: "2026-12-05T20:00:00.000Z", movedFrom: first.start });
    for (const start of [later, cellsOf(first, zone).start]) {
      const again = { ...row, opponent: first.opponent, start, status: "postponed" };
      expect(plan([again], [moved])[0]?.kind).toBe("same");
    }
    expect(plan([row], all)[0]?.kind).toBe("new");
    expect(plan([{ ...row, status: "postponed", opponent: "Autre" }], all)[0]?.kind).toBe("new");
  });

  it("is refused when several open matches can be meant", () => {
    const row = { team: "Valorant", opponent: first.opponent, competition: first.competition, status: "postponed" };
    const second = { ...numbered(matchOf(), 6), status: "postponed" as const };
    expect(plan([{ ...row, start: later }], [first, second])[0]).toMatchObject({
      kind: "refused",
      problems: [{ column: "id", problem: "which-match" }],
    });
    expect(plan([{ ...row, start: cellsOf(second, zone).start }], [first, second])[0]?.kind).toBe("same");
  });

  it("needs a start for a match that isn't known: the one that doesn't hold any more", () => {
    const [row, without] = plan([
      { ...added, status: "postponed" },
      { ...added, opponent: "Autre", status: "postponed", start: "" },
    ]);
    expect(row).toMatchObject({ kind: "new", write: { match: { status: "postponed" } } });
    expect(without).toMatchObject({ kind: "refused", problems: [{ column: "start", problem: "required" }] });
  });
});

describe("[FI-2] a planned import", () => {
  it("finds what is unchanged by its id, and by team, opponent and start", () => {
    const rows = known.map((match) => cellsOf(match, zone));
    const unnamed = known.map((match) => ({ ...cellsOf(match, zone), id: "", opponent: match.opponent.toUpperCase() }));
    expect(plan(rows).map(({ kind }) => kind)).toEqual(["same", "same", "same"]);
    expect(plan(unnamed).map(({ kind }) => kind)).toEqual(["changed", "changed", "changed"]);
  });

  it("adds a match, with an address that no other has, and its result", () => {
    const [row, other] = plan([
      added,
      { ...added, start: "2026-11-29T14:00", maps: "Ascent 13-9; 13-2", visibility: "draft", format: "BO3" },
    ]);
    expect(row).toMatchObject({
      kind: "new",
      cells: { status: "scheduled", visibility: "published" },
      write: {
        kind: "add",
        match: { slug: "valorant-banquise-2026-11-29", team: "valorant", status: "scheduled", isPublished: true },
      },
    });
    expect(other).toMatchObject({
      kind: "new",
      cells: { status: "finished", visibility: "draft", maps: "Ascent 13-9; 13-2" },
      write: {
        match: {
          slug: "valorant-banquise-2026-11-29-2",
          status: "finished",
          isPublished: false,
          format: "bo3",
          maps: [{ name: "Ascent" }, { name: "", ours: 13, theirs: 2 }],
        },
      },
    });
  });

  it("tells each changed cell, and writes these alone upon the known revision", () => {
    const [row] = plan([{ id: first.id, opponent: "Cormorans", notes: "", stage: "" }]);
    expect(row).toMatchObject({
      kind: "changed",
      changes: [
        { column: "opponent", before: "Solstice", after: "Cormorans" },
        { column: "stage", before: "journée 6", after: "" },
      ],
      write: { kind: "change", id: first.id, revision: 1 },
    });
    expect(row?.kind === "changed" && row.write.kind === "change" && row.write.change).toEqual({
      opponent: "Cormorans",
      stage: null,
    });
  });

  it("takes a score that is written into a coming match as its result", () => {
    const [row] = plan([{ ...cellsOf(first, zone), maps: "13-9; 13-11" }]);
    expect(row).toMatchObject({
      kind: "changed",
      changes: [
        { column: "status", before: "scheduled", after: "finished" },
        { column: "maps", after: "13–9; 13–11" },
      ],
    });
  });

  it("ends a new match that has a result, unless its row says that it is to come", () => {
    const rows = plan([
      { ...added, forfeit: "theirs" },
      { ...added, start: "30/11/2026 21:00", status: "", maps: "13–9" },
    ]);
    expect(rows.map((row) => row.kind === "new" && row.write.kind === "add" && row.write.match)).toMatchObject([
      { status: "finished", forfeit: "theirs", maps: [] },
      { status: "finished", forfeit: null, maps: [{ ours: 13, theirs: 9 }] },
    ]);
  });

  it("keeps a result that a file from before it doesn't have", () => {
    const forfeited = numbered(resultOf([], { forfeit: "ours" }), 4);
    const old = { status: "scheduled", maps: "", forfeit: "" };
    const before = [known[1] ?? first, forfeited];
    expect(
      plan(
        before.map((match) => ({ ...cellsOf(match, zone), ...old })),
        before,
      ).map(({ kind }) => kind),
    ).toEqual(["same", "same"]);
    const [row] = plan([{ ...cellsOf(before[0] ?? first, zone), ...old, notes: "En salle" }]);
    expect(row?.kind === "changed" && row.write.kind === "change" && row.write.change).toEqual({ notes: "En salle" });
  });

  it("takes a map's name with points in it for a mistake, except where it is stored", () => {
    const bad = ["Ascent 13-9, Bind 7-13", "2026-09-13", "13-09-26"];
    const rows = plan(bad.map((maps, at) => ({ ...added, opponent: `Équipe ${at}`, maps })));
    expect(rows.map((row) => row.kind === "refused" && row.problems)).toEqual(
      bad.map(() => [{ column: "maps", problem: "bad-maps" }]),
    );
    const stored = matchOf({ status: "live", maps: [{ name: "Salle 1-2", ours: 7, theirs: 3 }] });
    const [row] = plan([{ ...cellsOf(stored, zone), notes: "En salle" }], [stored]);
    expect(row).toMatchObject({ kind: "changed", changes: [{ column: "notes" }] });
  });

  it("writes points without a name so that no spreadsheet takes them for a date", () => {
    expect(cellsOf(resultOf([[13, 9]]), zone).maps).not.toMatch(/^\d+-\d+$/);
  });

  it("refuses with the place and the reason of each mistake", () => {
    const problems = (row: Partial<Cells>) => {
      const [planned] = plan([row]);
      return planned?.kind === "refused"
        ? planned.problems.map(({ column, problem }) => `${column} ${problem}`)
        : planned;
    };
    expect(problems({ ...added, team: "Échecs" })).toContain("team unknown");
    expect(problems({ team: "Valorant" })).toEqual(["opponent required", "competition required", "start required"]);
    expect(problems({ ...added, start: "29/03/2026 02:30" })).toEqual(["start no-such-time"]);
    expect(problems({ ...added, maps: "gagné" })).toEqual(["maps bad-maps"]);
    expect(problems({ ...added, maps: "13-9; 13-2; 13-2", format: "bo3" })).toEqual(["maps map-after-end"]);
    expect(problems({ ...added, status: "scheduled", maps: "13-9" })).toEqual(["maps scheduled-score"]);
    expect(problems({ ...added, status: "scheduled", forfeit: "ours" })).toEqual(["forfeit open-forfeit"]);
    expect(problems({ ...added, status: "fini" })).toEqual(["status unknown"]);
    expect(problems({ ...added, status: "finished" })).toEqual(["maps no-score"]);
    expect(problems({ ...added, forfeit: "personne", visibility: "peut-être" })).toEqual([
      "visibility unknown",
      "forfeit unknown",
    ]);
    expect(problems({ ...added, watch: "javascript:alert(1)", notes: "x".repeat(2_001) })).toEqual([
      "watch bad-address",
      "notes too-long",
    ]);
    expect(problems({ id: "ailleurs" })).toEqual(["id unknown-id"]);
  });

  it("checks the cells of a row against each other, and names all of them", () => {
    const ended = { ...added, status: "finished", format: "bo3" };
    const ahead = { ...added, start: "01/02/2027 21:00" };
    const contradictions: readonly (readonly [Partial<Cells>, string])[] = [
      [{ ...ended, maps: "2-1" }, "maps series-score format status"],
      [{ ...ended, format: "bo2", maps: "1-1" }, "maps series-score format status"],
      [{ ...ended, maps: "13-9" }, "maps undecided format status"],
      [{ ...ended, maps: "13-9; 9-13" }, "maps undecided format status"],
      [{ ...ended, format: "bo5", maps: "13-9; 13-9" }, "maps undecided format status"],
      [{ ...ended, maps: "13-9; 13-9; 13-9" }, "maps map-after-end format"],
      [{ ...ended, format: "bo1", maps: "13-9; 9-13" }, "maps too-many-maps format"],
      [{ ...ended, maps: "13-9; 0-0" }, "maps unplayed-map status"],
      [{ ...ended }, "maps no-score status"],
      [{ ...ended, maps: "13-9; 13-9", forfeit: "theirs" }, "forfeit forfeit-after-end maps format"],
      [{ ...added, status: "live", forfeit: "theirs" }, "forfeit open-forfeit status"],
      [{ ...added, status: "cancelled", forfeit: "ours" }, "forfeit open-forfeit status"],
      [{ ...added, status: "cancelled", maps: "13-9" }, "maps cancelled-score status"],
      [{ ...added, status: "postponed", maps: "13-9" }, "maps postponed-score status"],
      [{ ...added, status: "scheduled", maps: "Ascent 13-9" }, "maps scheduled-score status"],
      [{ ...ahead, status: "live" }, "start not-begun status"],
      [{ ...ahead, maps: "13-9" }, "start not-begun status"],
      [{ ...ahead, status: "finished", maps: "13-9" }, "start not-begun status"],
    ];
    const told = plan(contradictions.map(([row], at) => ({ ...row, opponent: `Équipe ${at}` }))).map((row) =>
      row.kind === "refused"
        ? row.problems.map(({ column, problem, beside = [] }) => [column, problem, ...beside].join(" ")).join(", ")
        : row.kind,
    );
    expect(told).toEqual(contradictions.map(([, expected]) => expected));
    // What the row doesn't have is told as it is stored, and what is left open as it would be.
    const [row] = plan([{ id: first.id, maps: "2-1" }]);
    expect(row).toMatchObject({ kind: "refused", cells: { format: "bo3", status: "finished", maps: "2-1" } });
  });

  it("takes rows whose cells agree", () => {
    const ended = { ...added, status: "finished" };
    const rows = [
      { ...ended, maps: "2-1" },
      { ...ended, maps: "13-9; 9-13" },
      { ...ended, format: "bo1", maps: "13-13" },
      { ...ended, format: "bo2", maps: "13-9; 9-13" },
      { ...ended, format: "bo3", maps: "1-0; 0-1; 1-0" },
      { ...ended, format: "bo3", maps: "13-9", forfeit: "theirs" },
      { ...ended, start: "01/02/2027 21:00", forfeit: "ours" },
      { ...added, status: "live", format: "bo3", maps: "2-1" },
      { ...added, status: "cancelled", maps: "Ascent 0-0" },
      { ...added, status: "postponed" },
    ];
    expect(plan(rows.map((row, at) => ({ ...row, opponent: `Équipe ${at}` }))).map(({ kind }) => kind)).toEqual(
      rows.map(() => "new"),
    );
  });

  it("leaves what is stored alone where it isn't changed, also a contradiction from before", () => {
    const old = matchOf({ status: "cancelled", maps: [{ name: "", ours: 2, theirs: 1 }] });
    const live = matchOf({ status: "live", start: "2027-02-01T20:00:00.000Z", id: "b" as MatchId });
    expect(plan([cellsOf(old, zone), cellsOf(live, zone)], [old, live]).map(({ kind }) => kind)).toEqual([
      "same",
      "same",
    ]);
    const [row] = plan([{ ...cellsOf(live, zone), notes: "En salle" }], [live]);
    expect(row?.kind).toBe("changed");
  });

  it("[SE-55] changes a match whose stored logo is over http, and takes no new one", () => {
    const stored = { ...first, opponentLogo: "http://images.example/logo.png" };
    expect(plan([{ id: first.id, notes: "En salle" }], [stored])[0]).toMatchObject({
      kind: "changed",
      write: { change: { notes: "En salle" } },
    });
    expect(plan([{ id: first.id, opponentLogo: "http://images.example/b.png" }], [stored])[0]).toMatchObject({
      problems: [{ column: "opponentLogo", problem: "bad-address" }],
    });
  });

  it("refuses a second row about the same match, with the line of the first", () => {
    const rows = plan([added, { ...added, opponent: "BANQUISE " }, cellsOf(first, zone), { id: first.id, notes: "a" }]);
    expect(rows.map((row) => (row.kind === "refused" ? row.problems : row.kind))).toEqual([
      "new",
      [{ column: "id", problem: "double", other: 2 }],
      "same",
      [{ column: "id", problem: "double", other: 4 }],
    ]);
  });

  it("finds nothing new in what was exported, whatever the match is", () => {
    const text = (longest: number) => fc.string({ unit: "grapheme", maxLength: longest }).filter((t) => t.trim() === t);
    const map = fc.record({ name: text(20), ours: fc.nat(99), theirs: fc.nat(99) });
    const match = fc
      .record({
        opponent: text(20).filter((opponent) => opponent !== ""),
        stage: fc.option(text(10).filter((stage) => stage !== "")),
        notes: fc.option(text(50).filter((notes) => notes !== "")),
        lineup: fc.array(text(10).filter((name) => name !== "")),
        maps: fc.array(map, { maxLength: 9 }),
        start: fc.date({ min: new Date("2000-01-02"), max: new Date("2099-12-30"), noInvalidDate: true }),
        status: fc.constantFrom(...matchStatuses),
        forfeit: fc.constantFrom(null, "ours", "theirs"),
        isPublished: fc.boolean(),
      })
      .map(({ start, ...more }) => matchOf({ ...more, start: start.toISOString() } as Partial<Match>));
    fc.assert(
      fc.property(fc.array(match, { maxLength: 5 }), (all) => {
        const stored = all.map((one, at): Match => ({ ...one, id: `id-${at}` as MatchId, slug: `m-${at}` as Slug }));
        const rows = plan(
          stored.map((one) => cellsOf(one, zone)),
          stored,
        );
        expect(rows.map(({ kind }) => kind)).toEqual(stored.map(() => "same"));
      }),
      { numRuns: 100 },
    );
  });

  it("reads the maps that it has written", () => {
    const name = fc.string({ unit: "grapheme", maxLength: 20 }).filter((one) => one.trim() === one);
    fc.assert(
      fc.property(fc.array(fc.record({ name, ours: fc.nat(99), theirs: fc.nat(99) })), (maps) => {
        expect(readMaps(cellsOf(matchOf({ maps }), zone).maps)).toEqual(maps);
      }),
    );
  });
});
