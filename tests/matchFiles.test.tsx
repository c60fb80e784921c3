import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { papaTable } from "../adapters/csv/papaTable.ts";
import { cellsOf } from "../domain/club/matches/files/cells.ts";
import { disarmedCell, writeCsv } from "../domain/shared/csv.ts";
import { planFile, type TableFile } from "../domain/club/matches/files/planFile.ts";
import { type Match, type MatchId, matchStatuses } from "../domain/club/matches/match.ts";
import type { MatchRepository } from "../domain/club/matches/ports.ts";
import type { Slug } from "../domain/shared/slug.ts";
import { exportedFile } from "../ui/club/matches/admin/files/exportText.ts";
import { reasonOfFile, vocabulary, words } from "../ui/club/matches/admin/files/words.ts";
import { Preview } from "../ui/club/matches/admin/files/Preview.tsx";
import { matchOf } from "./matchOf.ts";

// The export, the reading of CSV and the comparison together, as the panel joins them.

const zone = "Europe/Paris";
const teams = [{ slug: "valorant" as Slug, game: "Valorant" }];
const isOver = ({ status }: Match) => status === "finished" || status === "cancelled";

const fileOf = (text: string): TableFile => {
  const bytes = new TextEncoder().encode(text);
  return { size: bytes.length, read: async () => bytes };
};

const planOf = async (text: string, stored: readonly Match[], progress: unknown[] = []) => {
  const slice: MatchRepository["slice"] = async (wanted) =>
    stored.filter((match) => isOver(match) === wanted.isOver).slice(wanted.from, wanted.from + wanted.count);
  const plan = planFile({
    readTable: papaTable,
    clock: { tell: async () => ({ now: Date.parse("2027-01-01T00:00:00Z"), zone }) },
    matches: { slice, teams: async () => teams } as Partial<MatchRepository> as MatchRepository,
  });
  return plan({ file: fileOf(text), vocabulary, zone, progressed: (seen) => void progress.push(seen) });
};

const rowsOf = async (text: string, stored: readonly Match[]) => {
  const answer = await planOf(text, stored);
  if (!answer.ok) throw new Error(answer.refusal.kind);
  return answer.value.rows;
};

const numbered = (all: readonly Partial<Match>[]): readonly Match[] =>
  all.map((one, at) => matchOf({ ...one, id: `id-${at}` as MatchId, slug: `m-${at}` as Slug }));

const text = (longest: number) =>
  fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength: longest }),
      fc.stringMatching(/^'{0,2}[=+@-][a-z"';, \n]{0,9}$/),
      fc.constantFrom('a;"b"', "'", "''=", "un\ndeux", "13-9; 7-13", "\\"),
    )
    .map((one) => one.trim())
    .filter((one) => one !== "" && [...one].length <= longest);
const map = fc.record({ name: fc.oneof(text(20), fc.constant("")), ours: fc.nat(99), theirs: fc.nat(99) });
const match = fc.record({
  opponent: text(20),
  stage: fc.option(text(10)),
  notes: fc.option(text(40)),
  lineup: fc.array(text(10), { maxLength: 3 }),
  maps: fc.array(map, { maxLength: 5 }),
  start: fc
    .date({ min: new Date("2000-01-02"), max: new Date("2099-12-30"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  status: fc.constantFrom(...matchStatuses),
  forfeit: fc.constantFrom(null, "ours" as const, "theirs" as const),
  isPublished: fc.boolean(),
});

describe("[FI-5] an exported CSV", () => {
  it("brings no change when it is imported as it is, whatever the matches are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(match, { minLength: 1, maxLength: 5 }), async (all) => {
        const stored = numbered(all);
        const rows = await rowsOf(exportedFile("csv", stored).text, stored);
        expect(rows.map(({ kind }) => kind)).toEqual(stored.map(() => "same"));
      }),
      { numRuns: 200 },
    );
  });

  it("brings the one change that was made in it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(match, { minLength: 1, maxLength: 5 }), fc.nat(), async (all, pick) => {
        const stored = numbered(all.map((one) => ({ ...one, forfeit: null, maps: [], status: "scheduled" as const })));
        const at = pick % stored.length;
        const edited = stored.map((one, place) => (place === at ? { ...one, competition: "Coupe de France" } : one));
        const rows = await rowsOf(exportedFile("csv", edited).text, stored);
        expect(rows.map(({ kind }) => kind)).toEqual(stored.map((_, place) => (place === at ? "changed" : "same")));
        expect(rows[at]).toMatchObject({
          changes: [{ column: "competition", after: "Coupe de France" }],
          write: { kind: "change", id: `id-${at}`, change: { competition: "Coupe de France" } },
        });
      }),
      { numRuns: 100 },
    );
  });

  it("holds no cell that a spreadsheet takes for a formula", () => {
    const { text: csv } = exportedFile("csv", numbered([{ opponent: "=HYPERLINK(1)", notes: "@a", stage: "-1" }]));
    expect(csv).toContain(";'=HYPERLINK(1);");
    expect(csv).not.toMatch(/[;\n]"?[=+@-]/);
  });

  it("[FI-5] guards cells behind line ends, spaces, quotes and unseen characters, wide operators too, and gives back what was meant", async () => {
    const leads = [
      "",
      "\n",
      "\r",
      "\t",
      "\r\n",
      " ",
      "\u00a0",
      "\u200b",
      "\ufeff",
      "\u00ad",
      "\u3164",
      '"',
      "'",
      "''",
      "« ",
      "\u2028",
    ];
    for (const operator of "=+-@＝＋－＠﹦﹢﹣﹫−") {
      for (const lead of leads) {
        const cell = `${lead}${operator}1`;
        const [, written = ""] = /^\uFEFF"?([^]*)/.exec(writeCsv([[cell]])) ?? [];
        expect([cell, written[0]]).toEqual([cell, "'"]);
      }
    }
    for (const cell of ["\n", "\ta", "\rb", "\u0000", "\u0085x"]) expect(writeCsv([[cell]])).toMatch(/^\uFEFF"?'/);
    for (const cell of ["abc", "1-2", "a=b", "L'équipe", "« Non »", "5", "", "'abc"]) {
      expect(writeCsv([[cell]])).toBe(`\uFEFF${cell}\r\n`);
    }
    await fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."'\"=＝- \n\ta\u200b") }), (cell) => {
        const [, written = ""] = /^\uFEFF([^]*)\r\n$/.exec(writeCsv([[cell]])) ?? [];
        const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
        expect(disarmedCell(read)).toBe(cell);
      }),
    );
  });
});

describe("[FI-9] a date and a time in columns of their own", () => {
  const startsIn = async (header: string, start: string) => {
    const [row] = await rowsOf(`${header},Équipe,Adversaire,Compétition\n${start},Valorant,Banquise,Coupe`, []);
    return row?.kind === "new" && row.write.kind === "add" ? row.write.match.start : row;
  };
  const evening = "2026-11-28T20:00:00.000Z";

  it.each([
    ["date,heure", "28/11/2026,21h00"],
    ["Date,Heure", "28/11/2026,21h"],
    ["DATE,Horaire", "2026-11-28,21:00"],
    ["Jour,Heure de début", "28.11.2026,21:00:00"],
    ["Heure,Date", "21 h 00,28-11-2026"],
    ["Début,Heure", '"28/11/2026","21H00"'],
    ["Date,Début", "28/11/2026,21:00"],
    ["date,heure", "2026-11-28T00:00:00,21:00"],
    ["date,heure", "28/11/2026 00:00,21:00"],
    ["date,heure", "28/11/2026 21:00,"],
    ["Date", "28/11/2026 21:00"],
    ["Date et heure", "28/11/2026 à 21 h 00"],
  ])("is read: %s, %s", async (header, start) => {
    expect(await startsIn(header, start)).toBe(evening);
  });

  it.each([
    ["date,heure", "28/11/2026,"],
    ["date,heure", "28/11/2026,25:00"],
    ["date,heure", "29/03/2026,2h30"],
    ["date,heure", "28/11/2026 20:00,21:00"],
    ["heure", "21:00"],
  ])("is refused with its reason: %s, %s", async (header, start) => {
    const row = await startsIn(header, start);
    expect(row).toMatchObject({ kind: "refused", problems: [{ column: "start", problem: "no-such-time" }] });
    const text = reasonsIn(row);
    expect(text).toContain("colonne Heure");
  });

  it("is read from every system: marks, line ends, quotes, commas, tabs and semicolons", async () => {
    const table = [
      ["Date", "Heure", "Équipe", "Adversaire", "Compétition"],
      ["28/11/2026", "21h00", "Valorant", "Banquise", "Coupe"],
      ["29/11/2026", "18:30:00", "Valorant", "Cormorans", "Coupe"],
    ];
    for (const mark of ["", "\uFEFF"]) {
      for (const end of ["\n", "\r\n", "\r"]) {
        for (const separator of [",", ";", "\t"]) {
          for (const quote of ["", '"']) {
            const lines = table.map((row) => row.map((cell) => quote + cell + quote).join(separator));
            const rows = await rowsOf(mark + lines.join(end) + end, []);
            expect(rows.map((row) => row.kind === "new" && row.write.kind === "add" && row.write.match.start)).toEqual([
              evening,
              "2026-11-29T17:30:00.000Z",
            ]);
          }
        }
      }
    }
  });

  it("changes nothing of a match that has this start", async () => {
    const [stored] = numbered([{ competition: "Coupe", opponent: "Banquise" }]);
    if (!stored) throw new Error("There is no match");
    const csv = "Date;Heure;Équipe;Adversaire;Compétition\n28/11/2026;21h;valorant;Banquise;Coupe";
    expect(await rowsOf(csv, [stored])).toMatchObject([{ kind: "same" }]);
  });
});

/** What the preview says of a refused row. */
const reasonsIn = (row: unknown): string =>
  renderToStaticMarkup(<Preview plan={{ rows: [row], unknownColumns: [] } as never} />)
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ")
    .replaceAll("\u202f", " ")
    .replaceAll(/&#x27;|’/g, "'");

describe("[FI-10] a row whose cells contradict each other", () => {
  const header = "équipe;adversaire;compétition;format;début;statut;manches;forfait;visibilité";
  const reasonOf = async (cells: string) => {
    const [row] = await rowsOf(`${header}\nvalorant;Alpha;Ligue;${cells};publié`, []);
    expect(row).toMatchObject({ kind: "refused", line: 2 });
    return reasonsIn(row);
  };

  it("is refused with its line, its cells, and what to write: maps as the score of the series", async () => {
    const text = await reasonOf("bo3;07/11/2026 21:00;terminé;2-1;");
    expect(text).toContain("Ligne 2");
    expect(text).toContain(
      "Manches « 2-1 » avec Format « bo3 » et Statut « terminé » : C'est le nombre de manches gagnées.",
    );
    expect(text).toContain("Écrivez les points de chaque manche : Ascent 13-9; Bind 7-13; Haven 13-8.");
    expect(text).toContain("Sans les points, écrivez qui a gagné chaque manche : 1-0; 0-1; 1-0.");
  });

  it.each([
    [
      "bo3;07/11/2026 21:00;terminé;13-9;",
      "Manches « 13-9 » avec Format « bo3 » et Statut « terminé » : Un match terminé est gagné",
    ],
    ["bo3;07/11/2026 21:00;annulé;13-9;", "Manches « 13-9 » avec Statut « annulé » : Un match annulé n'a pas de score"],
    [
      "bo3;07/11/2026 21:00;reporté;13-9;",
      "Manches « 13-9 » avec Statut « reporté » : Un match reporté n'a pas de score",
    ],
    ["bo3;07/11/2026 21:00;prévu;13-9;", "Manches « 13-9 » avec Statut « prévu » : Un match prévu n'a pas de score"],
    [
      "bo3;07/11/2026 21:00;en direct;;notre équipe",
      "Forfait « notre équipe » avec Statut « en direct » : Un forfait termine le match",
    ],
    [
      "bo1;07/11/2026 21:00;terminé;13-9;l'adversaire",
      "Forfait « l'adversaire » avec Manches « 13-9 » et Format « bo1 » : Les manches décident déjà",
    ],
    ["bo1;07/11/2026 21:00;terminé;13-9; 9-13;", "Manches"],
    [
      "bo3;07/11/2027 21:00;en direct;;",
      "Début « 07/11/2027 21:00 » avec Statut « en direct » : Un match en direct ou joué a déjà commencé",
    ],
    ["bo3;07/11/2027 21:00;;13-9\\; 13-9;", "Début"],
  ])("%s", async (cells, expected) => {
    const written = cells.replace("13-9; 9-13", '"13-9; 9-13"').replace("13-9\\; 13-9", '"13-9; 13-9"');
    expect(await reasonOf(written)).toContain(expected);
  });
});

it("[FI-8] says a postponed match both ways", async () => {
  const stored = numbered([{ status: "postponed" }]);
  const { text: csv } = exportedFile("csv", stored);
  expect(csv).toContain(";reporté;");
  expect(await rowsOf(csv, stored)).toMatchObject([{ kind: "same" }]);
  expect(await rowsOf(csv, numbered([{}]))).toMatchObject([
    {
      kind: "changed",
      write: { change: { status: "postponed" } },
      changes: [{ column: "status", after: "postponed" }],
    },
  ]);
  expect(JSON.parse(exportedFile("json", stored).text)).toMatchObject({ matches: [{ status: "postponed" }] });
});

it("[FI-5] an exported JSON has every match whole", () => {
  const stored = numbered([{}, { opponent: "Banquise" }]);
  expect(JSON.parse(exportedFile("json", stored).text)).toEqual({ version: 1, matches: stored });
});

describe("[FI-6] a file of a club's own", () => {
  it("has its columns in any order, under French names; others are named and left out", async () => {
    const answer = await planOf(
      ["DEBUT,Adversaire,Arbitre,équipe,Compétition,Statut", "2026-12-01 21:00,Banquise,Jo,valorant,Coupe,Prévu"].join(
        "\n",
      ),
      [],
    );
    expect(answer).toMatchObject({
      ok: true,
      value: { unknownColumns: ["Arbitre"], rows: [{ kind: "new", line: 2, write: { match: { team: "valorant" } } }] },
    });
  });

  it.each([
    ["a;b\n1;2", "nommer les colonnes"],
    ["Équipe;Notes;Equipe\n1;2;3", "Equipe"],
    ["Équipe;Notes", "aucune ligne"],
    [`Équipe\n${"a\n".repeat(10_001)}`, "lignes"],
  ])("is refused as a whole with what to do", async (csv, reason) => {
    const answer = await planOf(csv, []);
    expect(answer.ok ? "" : reasonOfFile(answer.refusal)).toContain(reason);
  });

  it("that is too large isn't read", async () => {
    const file = { size: 11 * 1024 * 1024, read: () => Promise.reject(new Error("It was read")) };
    const plan = planFile({ readTable: papaTable } as never);
    expect(await plan({ file, vocabulary, zone, progressed: () => {} })).toMatchObject({
      refusal: { kind: "too-large" },
    });
  });

  it("may leave out the last cells of a row, except those that a match needs", async () => {
    const [stored] = numbered([{ notes: "En salle" }]);
    if (!stored) throw new Error("There is no match");
    const header = "Équipe;Adversaire;Compétition;Début;Notes;Identifiant";
    const rows = await rowsOf(
      `${header}\nvalorant;Banquise;Coupe;2026-12-01 21:00\nvalorant;Cormorans\nvalorant;Solstice;Coupe;${stored.start}`,
      [stored],
    );
    expect(rows).toMatchObject([
      { kind: "new" },
      { kind: "refused", problems: [{ column: "competition" }, { column: "start" }] },
      { kind: "changed", changes: [{ column: "competition" }] },
    ]);
  });

  it("names the line of rows that can't be read", async () => {
    const rows = await rowsOf('Équipe;Notes\nA;b;c\nA;"b" c\n', []);
    expect(rows).toMatchObject([
      { kind: "broken", line: 2, problem: "too-many-cells" },
      { kind: "broken", line: 3, problem: "bad-quotes" },
    ]);
  });

  it("of 5,000 rows is compared in pieces", async () => {
    const stored = numbered(
      Array.from({ length: 2_500 }, (_, at) => ({ start: new Date(Date.UTC(2020, 0, 1, at)).toISOString() })),
    );
    const added = Array.from({ length: 2_500 }, (_, at) => {
      const start = new Date(Date.UTC(2030, 0, 1, at)).toISOString();
      return ["valorant", "Banquise", "Coupe", start];
    });
    const known = stored.map((one) => {
      const { team, opponent, competition, start } = cellsOf(one, zone);
      return [team, opponent, competition, start];
    });
    const progress: unknown[] = [];
    const csv = writeCsv([["Équipe", "Adversaire", "Compétition", "Début"], ...known, ...added]);
    const answer = await planOf(csv, stored, progress);
    const kinds = answer.ok ? answer.value.rows.map(({ kind }) => kind) : [];
    expect([kinds.filter((kind) => kind === "same").length, kinds.filter((kind) => kind === "new").length]).toEqual([
      2_500, 2_500,
    ]);
    expect(progress).toHaveLength(25);
    const writes = answer.ok ? answer.value.rows.flatMap((row) => (row.kind === "new" ? [row.write] : [])) : [];
    expect(new Set(writes.map((write) => write.kind === "add" && write.match.slug)).size).toBe(2_500);
    expect(words.send(2_500).replace(/\s/g, " ")).toBe("Importer 2 500 matchs");
  });
});
