import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubtsIn, isUnsure } from "../doubts.ts";
import { blankRow, numberIn, typedRow, type TypedRow } from "../rows.ts";
import { eachNumber, limitsOf, type NumberColumn, numberColumns, type StandingsRow } from "../standings.ts";
import { pasteRows } from "./pasteRows.ts";

const short = {
  played: "J",
  won: "G",
  drawn: "N",
  lost: "P",
  points: "Pts",
  mapsFor: "M+",
  mapsAgainst: "M-",
} as const;
const at = { at: 0, column: "name" } as const;
const paste = (text: string, rows: readonly TypedRow[] = [blankRow]) => pasteRows(rows, at, text, ["BORÉAL"]);

/** The rows as "Banquise J5 G4 P1", and behind a "?" what is unsure. */
const read = (text: string): readonly string[] => {
  const rows = paste(text)?.rows ?? [];
  return doubtsIn(rows, false).map((doubts, place) => {
    const row = rows[place] ?? blankRow;
    const cells = numberColumns.flatMap((column) => (row[column] === "" ? [] : [`${short[column]}${row[column]}`]));
    const unsure = Object.entries(doubts).map(([column, doubt]) => `${column} ${doubt}`);
    return [row.name, ...cells, ...(unsure.length > 0 ? ["?", unsure.join(", ")] : [])].join(" ");
  });
};

const both = ["Banquise J5 G4 P1 Pts12", "Les Huards J5 G3 P2 Pts9"];

describe("[ST-14] a table of the web", () => {
  it.each([
    [
      "records and a difference, without points",
      "1.\tBanquise\t5-0\t10-2\t+8\n2.\tLes Huards\t3-2\t7-5\t+2",
      ["Banquise J5 G5 P0 M+10 M-2 ? points absent", "Les Huards J5 G3 P2 M+7 M-5 ? points absent"],
    ],
    [
      "any dash, and a minus",
      "1.\tBanquise\t5–0\t10–2\t+8\n2.\tLes Huards\t2−3\t5−8\t−3",
      ["Banquise J5 G5 P0 M+10 M-2 ? points absent", "Les Huards J5 G2 P3 M+5 M-8 ? points absent"],
    ],
    [
      "a difference that isn't that of the maps",
      "Équipe\tV-D\tManches\tDiff\tPts\nBanquise\t5-0\t10-2\t+8\t15\nLes Huards\t3-2\t7-5\t+3\t9",
      [
        "Banquise J5 G5 P0 Pts15 M+10 M-2",
        "Les Huards J5 G3 P2 Pts9 M+7 M-5 ? mapsFor difference, mapsAgainst difference",
      ],
    ],
    [
      "records of three whose points tell the draws",
      "1\tBanquise\t3-1-1\t10\n2\tLes Huards\t2-2-1\t8",
      ["Banquise J5 G3 N1 P1 Pts10", "Les Huards J5 G2 N2 P1 Pts8"],
    ],
    [
      "records of three, the draws last",
      "1\tBanquise\t3-1-0\t6\n2\tLes Huards\t2-1-1\t5",
      ["Banquise J4 G3 N0 P1 Pts6", "Les Huards J4 G2 N1 P1 Pts5"],
    ],
    [
      "records of three that nothing explains",
      "1\tBanquise\t3-1-1\n2\tLes Huards\t2-2-1",
      [
        "Banquise J5 G3 N1 P1 ? drawn guessed, lost guessed, points absent",
        "Les Huards J5 G2 N2 P1 ? drawn guessed, lost guessed, points absent",
      ],
    ],
    [
      "records under their headings",
      "#\tTeam\tMatches\tGames\tRound Diff\n1.\tBanquise\t5-0\t10-2\t+34\n2.\tLes Huards\t3-2\t7-5\t+2",
      ["Banquise J5 G5 P0 M+10 M-2", "Les Huards J5 G3 P2 M+7 M-5"],
    ],
    ["a unit", "1\tBanquise\t4-1\t12 pts\n2\tLes Huards\t3-2\t9 pts", both],
    [
      "ranks with arrows and signs",
      "▲ 2\tBanquise\t5\t4\t1\t12\n↑\tLes Huards\t5\t3\t2\t9\n3=\tSolstice\t5\t2\t3\t6\n=\tVertex\t5\t2\t3\t6",
      [...both, "Solstice J5 G2 P3 Pts6", "Vertex J5 G2 P3 Pts6"],
    ],
    ["a crest's words", "1\tLogo Banquise Banquise\t5\t4\t1\t12\n2\tLogo Les Huards Les Huards\t5\t3\t2\t9", both],
    ["a crest's words apart", "1\tLogo Banquise\tBanquise\t5\t4\t1\t12\n2\tLogo Huards\tLes Huards\t5\t3\t2\t9", both],
    ["a crest's words alone", "1\tLogo de Banquise\t5\t4\t1\t12\n2\tLogo Les Huards\t5\t3\t2\t9", both],
    ["names that stand twice", "1\tBanquise Banquise\t5\t4\t1\t12\n2\tLes Huards Les Huards\t5\t3\t2\t9", both],
    [
      "a cell of a picture",
      "Rang\t\tÉquipe\tJ\tG\tP\tPts\n1\t\tBanquise\t5\t4\t1\t12\n2\t\tLes Huards\t5\t3\t2\t9",
      both,
    ],
    [
      "names that look like something else",
      "1\t100 Thieves\t5\t4\t1\t12\n2\tDuran Duran\t5\t3\t2\t9\n3\tCrest Gaming\t5\t3\t2\t9",
      ["100 Thieves J5 G4 P1 Pts12", "Duran Duran J5 G3 P2 Pts9", "Crest Gaming J5 G3 P2 Pts9"],
    ],
    [
      "two lines of headings",
      "#\tÉquipe\tMatchs\tManches\tPts\nJ\tG\tN\tP\t+\t-\n1\tBanquise\t5\t4\t0\t1\t8\t3\t12\n2\tLes Huards\t5\t3\t0\t2\t7\t5\t9",
      ["Banquise J5 G4 N0 P1 Pts12 M+8 M-3", "Les Huards J5 G3 N0 P2 Pts9 M+7 M-5"],
    ],
    [
      "two lines of headings above one another",
      "#\tÉquipe\tDomicile\tDomicile\tDomicile\tTotal\tTotal\tTotal\tPts\n#\tÉquipe\tJ\tG\tP\tJ\tG\tP\tPts\n1\tBanquise\t2\t2\t0\t5\t4\t1\t12\n2\tLes Huards\t3\t1\t2\t5\t3\t2\t9",
      both,
    ],
    [
      "two columns of one heading",
      "Équipe\tJ\tG\tG\tPts\nBanquise\t5\t4\t2\t12\nLes Huards\t5\t3\t1\t9",
      ["Banquise J5 Pts12 ? won twice", "Les Huards J5 Pts9 ? won twice"],
    ],
    [
      "a line of sums",
      "Équipe\tJ\tG\tP\tPts\nBanquise\t5\t4\t1\t12\nLes Huards\t5\t3\t2\t9\nTotal\t10\t7\t3\t21",
      both,
    ],
    [
      "a title, groups and headings that come again",
      "Classement 2026\nÉquipe\tJ\tG\tP\tPts\nGroupe A\nBanquise\t5\t4\t1\t12\nGroupe B\nÉquipe\tJ\tG\tP\tPts\nLes Huards\t5\t3\t2\t9\nMis à jour le 12/11",
      both,
    ],
    [
      "thousands",
      "Équipe\tJ\tPoints\nBanquise\t6\t1 234\nLes Huards\t6\t1,134\nSolstice\t6\t1\u202f034",
      ["Banquise J6 Pts1234", "Les Huards J6 Pts1134 ? points comma", "Solstice J6 Pts1034"],
    ],
    [
      "battle royale",
      "Rang\tÉquipe\tParties\tKills\tPlacement\tTotal\n1\tBanquise\t6\t41\t33\t74\n2\tLes Huards\t6\t35\t30\t65",
      ["Banquise J6 Pts74 ? points heading", "Les Huards J6 Pts65 ? points heading"],
    ],
    [
      "battle royale by rounds",
      "#\tÉquipe\t1\t2\t3\tPts\n1\tBanquise\t20\t30\t24\t74\n2\tLes Huards\t20\t20\t25\t65",
      ["Banquise Pts74", "Les Huards Pts65"],
    ],
    [
      "battle royale without headings",
      "1\tBanquise\t41\t33\t74\n2\tLes Huards\t35\t30\t65",
      ["Banquise ? points absent", "Les Huards ? points absent"],
    ],
    [
      "battle royale without headings, its total first",
      "1\tBanquise\t74\t41\t33\n2\tLes Huards\t65\t35\t30\n3\tSolstice\t60\t28\t32",
      [
        "Banquise J74 G41 P33 ? played guessed, won guessed, lost guessed, points absent",
        "Les Huards J65 G35 P30 ? played guessed, won guessed, lost guessed, points absent",
        "Solstice J60 G28 P32 ? played guessed, won guessed, lost guessed, points absent",
      ],
    ],
    [
      "battle royale of one team, its rounds and total first",
      "1\tBanquise\t6\t74\t41\t33",
      ["Banquise J74 G41 P33 Pts6 ? played guessed, won guessed, lost guessed, points guessed"],
    ],
    [
      "sums of as many matches, one later",
      "1\tBanquise\t5\t4\t1\n2\tLes Huards\t5\t3\t2\n3\tSolstice\t4\t2\t2",
      ["Banquise J5 G4 P1 ? points absent", "Les Huards J5 G3 P2 ? points absent", "Solstice J4 G2 P2 ? points absent"],
    ],
    [
      "more won and lost than matches have maps",
      "Banquise\t5\t4\t1\t65\t41\t+24\t12\nLes Huards\t5\t3\t2\t60\t44\t+16\t9",
      [
        "Banquise J5 G4 P1 Pts12 M+65 M-41 ? mapsFor guessed, mapsAgainst guessed",
        "Les Huards J5 G3 P2 Pts9 M+60 M-44 ? mapsFor guessed, mapsAgainst guessed",
      ],
    ],
    [
      "days without headings",
      "Banquise\t5\t12\t12/11\nLes Huards\t5\t9\t05/11",
      ["Banquise J5 Pts12 ? played guessed, points guessed", "Les Huards J5 Pts9 ? played guessed, points guessed"],
    ],
    [
      "fractions under a heading without parts",
      "Équipe\tMatchs\tPts\nBanquise\t3/5\t9\nLes Huards\t2/5\t6",
      ["Banquise J3/5 Pts9 ? played unreadable", "Les Huards J2/5 Pts6 ? played unreadable"],
    ],
    [
      "records of any sign under a heading with parts",
      "Équipe\tV/D\tPour/Contre\tPts\nBanquise\t4/1\t8:3\t12\nLes Huards\t3/2\t7:5\t9",
      ["Banquise J5 G4 P1 Pts12 M+8 M-3", "Les Huards J5 G3 P2 Pts9 M+7 M-5"],
    ],
    [
      "times without headings",
      "Banquise\t12\t25:30\nLes Huards\t9\t31:10",
      ["Banquise Pts12 ? points guessed", "Les Huards Pts9 ? points guessed"],
    ],
    [
      "countries before the names, both without headings",
      "Rang\t\t\tJ\tG\tP\tPts\n1\tFR\tBanquise\t5\t4\t1\t12\n2\tBE\tLes Huards\t5\t3\t2\t9",
      ["Banquise J5 G4 P1 Pts12 ? name heading", "Les Huards J5 G3 P2 Pts9 ? name heading"],
    ],
    [
      "countries before the names, without any heading",
      "1\tFR\tBanquise\t5\t4\t1\t12\n2\tBE\tLes Huards\t5\t3\t2\t9",
      ["Banquise J5 G4 P1 Pts12 ? name guessed", "Les Huards J5 G3 P2 Pts9 ? name guessed"],
    ],
    [
      "names with numbers behind them",
      "Boréal (2)\t5\t4\t1\t12\nSolstice [B]\t5\t3\t2\t9",
      ["Boréal J5 G4 P1 Pts12 ? name shortened", "Solstice [B] J5 G3 P2 Pts9"],
    ],
    ["notes", "1\tBanquise [a]\t5\t4\t1\t12[b]\n2\tLes Huards (Q)\t5\t3\t2\t9*", both],
    [
      "a note that tells teams apart",
      "Banquise\t5\t4\t1\t12\nBanquise (R)\t5\t3\t2\t9\nSolstice (B)\t5\t2\t3\t6",
      ["Banquise J5 G4 P1 Pts12", "Banquise (R) J5 G3 P2 Pts9", "Solstice (B) J5 G2 P3 Pts6"],
    ],
    ["names of two lines", 'Équipe\tJ\tG\tP\tPts\n"Banquise\nBNQ"\t5\t4\t1\t12\n"HRD\nLes Huards"\t5\t3\t2\t9', both],
    [
      "names that break their lines",
      "Équipe\tJ\tG\tP\tPts\nBanquise\nBNQ\t5\t4\t1\t12\nLes Huards\nHRD\t5\t3\t2\t9",
      both,
    ],
    [
      "names of lines that can all be one",
      'Équipe\tPts\n"Banquise\nLes Huards de Brest"\t12\nSolstice\t9',
      ["Banquise Pts12 ? name shortened", "Solstice Pts9"],
    ],
    [
      "Markdown",
      "| # | Équipe | J | V | D | Pts |\n|---|:--|--|--|--|--|\n| 1 | **Banquise** | 5 | 4 | 1 | 12 |\n| 2 | [Les Huards](https://x.example) | 5 | 3 | 2 | 9 |",
      both,
    ],
    ["CSV of semicolons", 'Rang;Équipe;J;V;D;Pts\r\n1;"Banquise";5;4;1;12\r\n2;"Les Huards";5;3;2;9\r\n', both],
    ["CSV of commas", "Rank,Team,P,W,L,Pts\n1,Banquise,5,4,1,12\n2,Les Huards,5,3,2,9", both],
    [
      "points first",
      "1\tBanquise\t12\t5\t4\t0\t1\t8\t3\t+5\n2\tLes Huards\t10\t5\t3\t1\t1\t7\t5\t+2",
      ["Banquise J5 G4 N0 P1 Pts12 M+8 M-3", "Les Huards J5 G3 N1 P1 Pts10 M+7 M-5"],
    ],
    ["wins and losses alone", "Équipe\tV\tD\nBanquise\t4\t1\nLes Huards\t3\t2", ["Banquise G4 P1", "Les Huards G3 P2"]],
    [
      "wins and losses alone, without headings",
      "Banquise\t4\t1\nLes Huards\t3\t2",
      [
        "Banquise G4 P1 ? won guessed, lost guessed, points absent",
        "Les Huards G3 P2 ? won guessed, lost guessed, points absent",
      ],
    ],
    [
      "numbers that contradict one another",
      "Équipe\tJ\tG\tN\tP\tPts\nBanquise\t5\t4\t0\t2\t12\nLes Huards\t5\t3\t0\t2\t9",
      ["Banquise J5 G4 N0 P2 Pts12 ? played sum, won sum, drawn sum, lost sum", "Les Huards J5 G3 N0 P2 Pts9"],
    ],
    [
      "words and nothing for numbers",
      "Équipe\tJ\tG\tP\tPts\nBanquise\t5\t4\t1\t+12\nLes Huards\t5\t3\t2\tDSQ\nVertex\t-\t–\t\t",
      [
        "Banquise J5 G4 P1 Pts12 ? points signed",
        "Les Huards J5 G3 P2 PtsDSQ ? points unreadable",
        "Vertex ? played missing, won missing, lost missing, points missing",
      ],
    ],
    [
      "an unknown heading of the names",
      "Pos\tEscouade\tPays\tJ\tG\tP\tPts\n1\tBanquise\tFR\t5\t4\t1\t12\n2\tLes Huards\tFR\t5\t3\t2\t9",
      ["Banquise J5 G4 P1 Pts12 ? name heading", "Les Huards J5 G3 P2 Pts9 ? name heading"],
    ],
  ])("with %s is read as far as it is sure", (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it("names the headings and lines that fill nothing", () => {
    const left = (text: string) => paste(text)?.left;
    expect(left("Rang\tÉquipe\tParties\tKills\tPlacement\tTotal\n1\tBanquise\t6\t41\t33\t74")).toEqual({
      columns: ["Kills", "Placement"],
      lines: [],
    });
    expect(left("Équipe\tPts\t\tForme\nBanquise\t12\t3\tVVD\nTotal\t12\t3\t\nGroupe B\nSolstice\t3\t1\tD")).toEqual({
      columns: ["", "Forme"],
      lines: ["Total", "Groupe B"],
    });
    expect(
      left("\t\tDomicile\tDomicile\tTotal\tTotal\n#\tÉquipe\tJ\tG\tJ\tG\n1\tBanquise\t2\t2\t5\t4")?.columns,
    ).toEqual(["Domicile J", "Domicile G"]);
    const divided = "#\tÉquipe\tParties\tParties\tPts\n#\tÉquipe\tJoués\tKills\tPts\n1\tBanquise\t6\t41\t74";
    expect(read(divided)).toEqual(["Banquise J6 Pts74"]);
    expect(left(divided)?.columns).toEqual(["Parties Kills"]);
    expect(left("1\tBanquise\t41\t33\t74\n2\tLes Huards\t35\t30\t65")).toEqual({ columns: [""], lines: [] });
    for (const text of [
      "Banquise\t5V 0D\nLes Huards\t3V 2D",
      "Banquise\t(8-3)\nLes Huards\t(7-5)",
      "Banquise\t80%\nLes Huards\t60%",
      "Banquise\t12\t1 000 €\nLes Huards\t9\t500 €",
      "Banquise\t5\t12\t12/11\nLes Huards\t5\t9\t05/11",
      "Banquise\t12\tVVD\nLes Huards\t9\tDVD",
      "Banquise\t12\t2 août\nLes Huards\t9\t3 août",
      "Équipe\tJ\tPts\t\nBanquise\t5\t12\tVVD\nLes Huards\t5\t9\tDVD",
      "Équipe\tJ\tPts\t\nBanquise\t5\t12\t80 %\nLes Huards\t5\t9\t60 %",
      "Rang\t\t\tJ\tPts\n1\tFR\tBanquise\t5\t12\n2\tBE\tLes Huards\t5\t9",
      "1\tFR\tBanquise\t12\n2\tBE\tLes Huards\t9",
    ]) {
      expect({ text, left: left(text) }).toEqual({ text, left: { columns: [""], lines: [] } });
    }
    expect(left("1\tLogo Banquise\tBanquise\tBanquise\t12\n2\tLogo Huards\tHuards\tHuards\t9")).toEqual({
      columns: [],
      lines: [],
    });
    expect(left("#\tÉquipe\tJ\tG\tP\tDiff\n1\tBanquise\t5\t4\t1\t+3")).toEqual({ columns: [], lines: [] });
  });

  it("tells which numbers of a known team are older", () => {
    const known = { ...blankRow, name: "Banquise", played: "4", points: "9" };
    const rows = paste("Équipe\tJ\tG\tP\nBanquise\t5\t4\t1", [known])?.rows ?? [];
    expect(doubtsIn(rows, true)).toEqual([{ points: "kept" }]);
    expect(rows[0]).toMatchObject({ played: "5", won: "4", points: "9" });
  });

  it("without names is of the rows from its cell on", () => {
    const rows = ["Un", "Deux"].map((name) => ({ ...blankRow, name }));
    const next = pasteRows(rows, { at: 0, column: "won" }, "4-1\t8-3\t+5\n3-2\t7-5\t+2", [])?.rows;
    expect(next?.map(({ name, won, mapsFor }) => [name, won, mapsFor])).toEqual([
      ["Un", "4", "8"],
      ["Deux", "3", "7"],
    ]);
  });
});

const name = fc
  .array(fc.constantFrom("Ban", "qui", "Hu", "ard", "Sol", "Étoi", "Ver", "Nord"), { minLength: 2, maxLength: 3 })
  .map((parts) => parts.join(""));
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 8, selector: (one) => one.toLowerCase() });
const number = (column: NumberColumn) => {
  const [min, max] = limitsOf[column];
  return fc.integer({ min, max });
};
const used = fc.subarray([...numberColumns], { minLength: 2 });
/** Rows that have the same numbers. */
const rowsArbitrary = fc.tuple(names, used).chain(([found, counted]) =>
  fc.tuple(
    ...found.map((one) =>
      fc
        .record(
          Object.fromEntries(numberColumns.map((column) => [column, number(column)])) as Record<
            NumberColumn,
            fc.Arbitrary<number>
          >,
        )
        .map((numbers): StandingsRow => {
          return {
            name: one,
            isOurs: false,
            team: null,
            ...eachNumber((column) => (counted.includes(column) ? numbers[column] : null)),
          };
        }),
    ),
  ),
);

const headings: Readonly<Record<NumberColumn, readonly string[]>> = {
  played: ["J", "Joués", "Matchs joués"],
  won: ["G", "Victoires", "W"],
  drawn: ["Nuls", "Draws"],
  lost: ["Défaites", "Perdus"],
  points: ["Pts", "Points"],
  mapsFor: ["M +", "Manches +"],
  mapsAgainst: ["M -", "Manches −"],
};
const cellArbitrary = fc.oneof(
  fc.integer({ min: -99, max: 2000 }).map(String),
  fc.constantFrom("", "-", "5-0", "3–1–1", "+8", "−3", "12 pts", "1 234", "DSQ", "Banquise", "(Q)", "80 %", "1,5"),
);

describe("[ST-14] any table", () => {
  it("comes back as it is written on the page, with its ranks and headings", () => {
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const shown = numberColumns.filter((column) => rows.some((row) => row[column] !== null));
        const lines = rows.map((row, place) => [place + 1, row.name, ...shown.map((column) => row[column])].join("\t"));
        const heads = ["", "Équipe", ...shown.map((column) => headings[column][0])].join("\t");
        const next = paste([heads, ...lines].join("\n"));
        expect(next?.rows.map((row) => ({ ...row, doubts: "" }))).toEqual(rows.map(typedRow));
        expect(next?.rows.every(({ doubts }) => doubts === "")).toBe(true);
        expect(next?.left).toEqual({ columns: [], lines: [] });
      }),
    );
  });

  it("gives no number to a column that its heading contradicts", () => {
    const heads = fc.uniqueArray(
      fc.oneof(
        fc.constantFrom(...numberColumns).map((column) => [column, headings[column][0]] as const),
        fc.constantFrom("Kills", "Placement", "Forme", "Série", "Pays").map((text) => [null, text] as const),
      ),
      { minLength: 1, maxLength: 7, selector: ([, text]) => text },
    );
    const lines = fc.array(fc.array(cellArbitrary, { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(heads, lines, (found, cells) => {
        const own = cells.map((line) => line.slice(0, found.length));
        const text = [
          ["Équipe", ...found.map(([, heading]) => heading)],
          ...own.map((line, place) => [`Club ${place} Nord`, ...line]),
        ];
        const rows = paste(text.map((line) => line.join("\t")).join("\n"))?.rows ?? [];
        const wrong = rows.flatMap((row, place) => {
          const byHeading = new Map(found.map(([column], at) => [column, own[place]?.[at] ?? ""]));
          // The cell under its heading, or none.
          return numberColumns.filter((column) => {
            const [number, cell = ""] = [numberIn(row[column]), byHeading.get(column)];
            return number !== undefined && cell.replace(/\D/g, "") !== String(Math.abs(number));
          });
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it("has no contradiction that isn't marked, and no cell that is neither empty, a number nor marked", () => {
    const lines = fc.array(fc.array(cellArbitrary, { minLength: 1, maxLength: 9 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.constantFrom("\t", ";"), (cells, separator) => {
        const text = cells.map((line, place) => [`Club ${place} Nord`, ...line].join(separator)).join("\n");
        const rows = paste(text)?.rows ?? [];
        const wrong = doubtsIn(rows, false).flatMap((doubts, place) => {
          const row = rows[place] ?? blankRow;
          const [played, won, drawn = 0, lost] = [row.played, row.won, row.drawn, row.lost].map(numberIn);
          const isOff =
            won !== undefined && lost !== undefined && played !== undefined && won + drawn + lost !== played;
          const odd = numberColumns.filter((column) => row[column] !== "" && numberIn(row[column]) === undefined);
          return [
            ...(isOff && !isUnsure(doubts) ? [row] : []),
            ...odd.filter((column) => doubts[column] === undefined),
          ];
        });
        expect(wrong).toEqual([]);
      }),
    );
  });
});
