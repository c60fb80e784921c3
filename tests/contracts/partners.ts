import type { Details } from "../../domain/club/lists/records.ts";
import { type Partner, partnerForm, savePartner } from "../../domain/club/partners/partner.ts";
import { partners } from "../club.ts";
import { cellsOf, contractOf, privilegesOf, probesOf, recordCallsOf } from "./orderedLists.ts";
import type { Ports } from "./ports.ts";
import type { FaultCalls } from "./files.ts";
import { calls } from "../security/grants.ts";

const details = (name: string): Details<Partner> => ({
  name,
  kind: "Boulangerie",
  text: "Deux lignes :\nla seconde 🐙",
  address: "https://essai.example.org/",
  logo: "/partage/club.png",
  isPublished: true,
});
const recordsIn = (ports: Ports) => ports.partnerRecords;

/** What every implementation of the list of partners must do. */
export const contract = contractOf({
  table: "partners",
  ids: { list: "[PT-1]", merge: "[PT-2]", first: "[PT-3]" },
  listIn: (ports) => ports.partners,
  recordsIn,
  details,
  changes: [{ text: "Autre chose" }, { logo: null }, { text: "Encore autre chose" }],
  typed: partnerForm.textsOf,
  save: savePartner,
  first: partners.list.map(({ name, kind, text, address }) => ({
    name,
    kind,
    text,
    address,
    logo: `/partenaires/${encodeURIComponent(name)}.svg`,
    isPublished: true,
  })),
});

export const probes = probesOf({
  table: "partners",
  acts: {
    read: "read published partners",
    readDrafts: "read drafts of partners",
    change: "change partners",
    setRevision: "set a partner's revision",
  },
  recordsIn,
  details,
  row: ["name, kind, text, address", "'Essai', 'Essai', 'Essai', 'https://essai.example.org'"],
});

export const privileges = [
  ...calls("members", "definer", "place_record"),
  ...privilegesOf("partners", "name kind text address logo"),
];

export const cells = cellsOf("partners", {
  rows: `insert into partners (name, kind, text, address, is_published)
    select 'Essai', 'Essai', 'Essai', 'https://essai.example.org', shown from unnest(array[true, false]) shown`,
  updated: "address is_published kind logo name text",
});

export const faultCalls: FaultCalls = {
  "partners.list": { call: ({ partners }) => partners.list() },
  ...recordCallsOf("partnerRecords", ({ partnerRecords }) => partnerRecords, details("Essai")),
};
