import { describe, expect, it, onTestFinished } from "vitest";
import type { Details, PublicList } from "../../domain/club/lists/records.ts";
import { firstStandings } from "../../domain/club/standings/firstStandings.ts";
import { mostRows, mostStandings, type Standings } from "../../domain/club/standings/standings.ts";
import { saveStandings, standingsForm } from "../../domain/club/standings/typed.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { matches } from "../club.ts";
import { standingsRow } from "../standingsFor.ts";
import { cellsOf, contractOf, privilegesOf, probesOf, recordCallsOf } from "./orderedLists.ts";
import { type NewDevice, type Ports, sarah, signedIn } from "./ports.ts";
import type { FaultCalls } from "./files.ts";
import { calls } from "../security/grants.ts";

const [first] = firstStandings(matches);
if (!first) throw new Error("The club's folder has no standings");
const { competition } = first;

const details = (title: string): Details<Standings> => ({
  competition,
  title,
  asOf: "2026-11-12",
  rows: [
    standingsRow("Étoile 🐙", { drawn: 0, mapsFor: 8, mapsAgainst: 3 }),
    standingsRow("BORÉAL", { isOurs: true, team: "valorant", points: -2 }),
    standingsRow("نسور الشمال"),
    standingsRow("Sans points", { played: null, points: null }),
    standingsRow("Sans victoires", { played: null, won: null, lost: null }),
  ],
  note: "Deux lignes :\nla seconde",
  isPublished: true,
});

const recordsIn = (ports: Ports) => ports.standingsRecords;
const listIn = (ports: Ports): PublicList<Standings> => ({ list: () => ports.standings.of(competition) });

const list = contractOf({
  table: "standings",
  ids: { list: "[ST-1]", merge: "[ST-2]", first: "[ST-3]" },
  listIn,
  recordsIn,
  details,
  changes: [
    { rows: [standingsRow("Étoile 🐙", { points: 15 })] },
    { note: "", asOf: "2026-11-19" },
    { rows: [standingsRow("Étoile 🐙", { points: 13 })] },
  ],
  typed: standingsForm.textsOf,
  save: saveStandings,
  most: mostStandings,
  first: firstStandings(matches)
    .filter((one) => one.competition === competition)
    .map(({ place: _, ...standings }) => standings),
});

/** What every implementation of the standings must do. */
export const contract = (backend: string, newDevice: NewDevice): void => {
  list(backend, newDevice);
  describe(`[BE-4] standings of competitions on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      await signedIn(ports, sarah);
      const add = async (more: Partial<Details<Standings>>) => {
        const answer = await recordsIn(ports).add({ ...details("Essai"), ...more });
        if (!answer.ok) throw new Error(`The standings were refused: ${answer.refusal.kind}`);
        onTestFinished(async () => void (await recordsIn(ports).remove(answer.value.id)));
        return answer.value;
      };
      return { ports, add, shown: (await newDevice()).standings };
    };

    it("[ST-4] finds those of a competition and of a match in it, without drafts", async () => {
      const { ports, add, shown } = await begin();
      const [match] = await ports.matches.finished({ from: 0, count: 1, competition });
      const name = `Coupe ${crypto.randomUUID()}`;
      const [group, other] = [await add({ title: "Groupe B" }), await add({ competition: name })];
      const draft = await add({ isPublished: false });
      for (const port of [shown, ports.standings]) {
        const found = await port.of(competition);
        expect(found).toContainEqual(group);
        expect(found.map(({ id }) => id)).not.toContain(draft.id);
        expect(await port.ofMatch(match?.slug as Slug)).toEqual(found);
        expect(await port.of(name)).toEqual([other]);
        expect(await port.of("Nulle part")).toEqual([]);
        expect(await port.ofMatch("aucun-match" as Slug)).toEqual([]);
      }
    });

    it("[ST-4] names each competition that has some once, and none with drafts alone", async () => {
      const { add, shown } = await begin();
      const [name, hidden] = [`Coupe ${crypto.randomUUID()}`, `Coupe ${crypto.randomUUID()}`];
      await add({ competition: name, title: "Groupe A" });
      await add({ competition: name, title: "Groupe B" });
      await add({ competition: hidden, isPublished: false });
      const names = await shown.competitions();
      expect(names).toContain(competition);
      expect(names.filter((one) => one === name)).toEqual([name]);
      expect(names).not.toContain(hidden);
    });

    it("[ST-12] keeps a table of wins and losses alone, and of points alone", async () => {
      const { add, shown } = await begin();
      const name = `Coupe ${crypto.randomUUID()}`;
      const rows = [
        standingsRow("Banquise", { played: null, points: null }),
        standingsRow("Les Huards", { played: null, won: null, lost: null, points: 1234 }),
      ];
      await add({ competition: name, rows });
      expect((await shown.of(name)).map((one) => one.rows)).toEqual([rows]);
    });

    it("[ST-1] takes as many rows as fit", async () => {
      const { add } = await begin();
      const rows = Array.from({ length: mostRows }, (_, at) => standingsRow(`Équipe ${at + 1}`));
      expect((await add({ rows })).rows).toEqual(rows);
    });
  });
};

export const probes = probesOf({
  table: "standings",
  acts: {
    read: "read published standings",
    readDrafts: "read drafts of standings",
    change: "change standings",
    setRevision: "set the standings' revision",
  },
  recordsIn,
  details,
  row: ["competition, as_of, rows", `'Essai', '2026-11-12', '${JSON.stringify([standingsRow("Essai")])}'`],
});

export const privileges = [
  ...calls("everybody", "invoker", "standings_of_match"),
  ...calls("members", "definer", "private.are_standings"),
  ...privilegesOf("standings", "competition title as_of rows note"),
];

export const cells = cellsOf("standings", {
  rows: `insert into standings (competition, title, as_of, rows, is_published)
    select 'Essai', 'Essai', '2026-11-12', '[{"name": "Essai", "isOurs": false, "team": null, "played": 1, "won": 1, "drawn": null,
      "lost": 0, "points": 3, "mapsFor": null, "mapsAgainst": null}]', shown from unnest(array[true, false]) shown`,
  updated: "competition is_published note title",
});

export const faultCalls: FaultCalls = {
  "standings.of": { call: ({ standings }) => standings.of("Coupe") },
  "standings.ofMatch": { call: ({ standings }) => standings.ofMatch("essai" as Slug) },
  "standings.competitions": { call: ({ standings }) => standings.competitions() },
  ...recordCallsOf("standingsRecords", ({ standingsRecords }) => standingsRecords, details("Essai")),
};
