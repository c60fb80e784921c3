import { describe, expect, it } from "vitest";
import { readSite, savePageTexts } from "../../domain/club/pages/editPages.ts";
import { optionalFeatures } from "../../domain/club/pages/optionalFeatures.ts";
import { type SectionName, sections } from "../../domain/club/pages/sections.ts";
import { pickTexts, type Texts, withTextsAt } from "../../domain/club/pages/texts.ts";
import { PagesToken } from "../../src/features/pages.bind.ts";
import { PageEditingToken } from "../../src/features/pages.staff.ts";
import { about, values } from "../club.ts";
import type { Probes } from "./files.ts";
import { camille, type NewDevice, type Ports, sarah, signedIn } from "./ports.ts";

const first: Readonly<Record<"about" | "values", Texts>> = {
  about: pickTexts(sections.about, about),
  values: pickTexts(sections.values, values),
};
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });
const done = { ok: true };

const portsOf = (ports: Ports) => {
  const [pages, editing] = [ports.port(PagesToken), ports.port(PageEditingToken)];
  return { pages, editing, save: savePageTexts({ pages, editing }), site: readSite({ pages }) };
};

/** What every implementation of `Pages` and `PageEditing` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] pages on ${backend}`, () => {
    const begin = async (section: SectionName = "about") => {
      const ports = await newDevice();
      await signedIn(ports, sarah);
      const all = portsOf(ports);
      await all.editing.restore(section);
      return all;
    };
    const readBy = async (section: SectionName) => {
      const [stored] = await portsOf(await newDevice()).pages.texts([section]);
      return stored;
    };

    it("[PS-1] has no texts at first: those of the folder stand", async () => {
      const { pages } = await begin();
      expect(await pages.changed()).not.toContain("about");
      expect(await pages.texts(["about"])).toEqual([]);
    });

    it("[PS-1] stores the texts of a section for everybody, and counts its changes", async () => {
      const { save, site } = await begin();
      const after = withTextsAt(first.about, "history.events.0.title", "L'été « 2024 » 🦊 أهلا");
      const saved = await save({ section: "about", revision: 0, before: first.about, after });
      expect(saved).toMatchObject({ ok: true, value: { section: "about", texts: after, revision: 1 } });
      expect(await readBy("about")).toMatchObject({ texts: after, revision: 1 });
      expect((await site()).changed).toContain("about");
      const next = withTextsAt(after, "lead", "Autrement.");
      const again = await save({ section: "about", revision: 1, before: after, after: next });
      expect(again).toMatchObject({ ok: true, value: { texts: next, revision: 2 } });
    });

    it("[PS-2] keeps what another member changed elsewhere in the section", async () => {
      const { save } = await begin();
      const theirs = withTextsAt(first.about, "title", "Le leur");
      await save({ section: "about", revision: 0, before: first.about, after: theirs });
      const mine = withTextsAt(first.about, "method.steps.1.text", "Le mien.");
      expect(await save({ section: "about", revision: 0, before: first.about, after: mine })).toMatchObject({
        ok: true,
        value: { texts: withTextsAt(mine, "title", "Le leur"), revision: 2 },
      });
    });

    it("[PS-2] refuses a text that another member changed too, with theirs; the same text sent twice is one change", async () => {
      const { save } = await begin();
      const edit = (lead: string) => ({
        section: "about" as const,
        revision: 0,
        before: first.about,
        after: withTextsAt(first.about, "lead", lead),
      });
      for (let times = 0; times < 2; times++) {
        expect(await save(edit("Le leur"))).toMatchObject({ ok: true, value: { revision: 1 } });
      }
      expect(await save(edit("Le mien"))).toMatchObject({
        ok: false,
        refusal: { kind: "texts-conflict", contested: ["lead"], theirs: { revision: 1 } },
      });
      expect(await readBy("about")).toMatchObject({ texts: edit("Le leur").after });
    });

    it("[PS-1] returns a section to the folder's texts; an edit that began before is the next change of them", async () => {
      const { save, editing, pages } = await begin();
      const after = withTextsAt(first.about, "title", "Un essai");
      await save({ section: "about", revision: 0, before: first.about, after });
      for (let times = 0; times < 2; times++) expect(await editing.restore("about")).toMatchObject(done);
      expect(await pages.changed()).not.toContain("about");
      const next = withTextsAt(after, "lead", "Après le retour.");
      expect(await save({ section: "about", revision: 1, before: after, after: next })).toMatchObject({
        ok: true,
        value: { texts: next, revision: 1 },
      });
    });

    it("[PS-1] refuses a stale revision of the port", async () => {
      const { editing } = await begin("values");
      const texts = { section: "values" as const, texts: first.values };
      expect(await editing.save({ ...texts, revision: 3 })).toEqual(refusal("stale"));
      expect(await editing.save({ ...texts, revision: 0 })).toMatchObject(done);
      expect(await editing.save({ ...texts, revision: 0 })).toEqual(refusal("stale"));
      await editing.restore("values");
    });

    it("[PS-3] switches each feature off and on; idempotent", async () => {
      const { editing, pages } = await begin();
      for (const feature of optionalFeatures) {
        for (let times = 0; times < 2; times++) {
          expect(await editing.switchFeature({ feature, isOn: false })).toMatchObject(done);
        }
        expect(await pages.switchedOff()).toEqual([feature]);
        for (let times = 0; times < 2; times++) {
          expect(await editing.switchFeature({ feature, isOn: true })).toMatchObject(done);
        }
      }
      expect(await pages.switchedOff()).toEqual([]);
    });

    it("[BE-3] refuses visitors and members", async () => {
      const ports = await newDevice();
      const { editing, pages } = portsOf(ports);
      const acts = () => [
        editing.switchFeature({ feature: "shop", isOn: false }),
        editing.switchFeature({ feature: "shop", isOn: true }),
        editing.save({ section: "values", texts: first.values, revision: 0 }),
        editing.restore("values"),
      ];
      for (const act of acts()) expect(await act).toEqual(refusal("signed-out"));
      await signedIn(ports, camille);
      for (const act of acts()) expect(await act).toEqual(refusal("not-staff"));
      expect(await pages.switchedOff()).toEqual([]);
      expect(await pages.changed()).not.toContain("values");
    });
  });

export const probes: Probes = {
  "read what is changed of the pages": {
    port: async ({ ports }) => (await ports.port(PagesToken).switchedOff()).length >= 0,
    request: async ({ client }) =>
      (await client.from("switched_off").select()).error === null &&
      (await client.from("page_texts").select()).error === null,
  },
  "change the pages' texts": {
    port: async ({ ports }) => {
      const editing = ports.port(PageEditingToken);
      const { ok } = await editing.save({ section: "values", texts: first.values, revision: 0 });
      return ok && (await editing.restore("values")).ok;
    },
    request: async ({ client, backend }) => {
      await backend.query("delete from page_texts");
      await client.from("page_texts").insert({ section: "values", texts: { title: "Essai" } });
      await backend.query(`insert into page_texts (section, texts) values ('founders', '{"title":"A"}')`);
      await client
        .from("page_texts")
        .update({ texts: { title: "B" } })
        .eq("section", "founders");
      const written = await backend.query("select from page_texts where section = 'values' or texts ->> 'title' = 'B'");
      await client.from("page_texts").delete().eq("section", "founders");
      const left = await backend.query("delete from page_texts where section = 'founders' returning 1");
      await backend.query("delete from page_texts");
      const acts = [written.length > 0, written.length > 1, left.length === 0];
      if (new Set(acts).size > 1) throw new Error("Some of insert, update and delete worked, and not all");
      return written.length === 2;
    },
  },
  "switch features on and off": {
    port: async ({ ports }) => {
      const editing = ports.port(PageEditingToken);
      const { ok } = await editing.switchFeature({ feature: "partners", isOn: false });
      return ok && (await editing.switchFeature({ feature: "partners", isOn: true })).ok;
    },
    request: async ({ client, backend }) => {
      await client.from("switched_off").insert({ feature: "partners" });
      await backend.query("insert into switched_off (feature) values ('contact')");
      await client.from("switched_off").delete().eq("feature", "contact");
      const rows = await backend.query("delete from switched_off returning feature");
      const [isAdded, isDeleted] = ["partners", "contact"].map((name) => rows.some(({ feature }) => feature === name));
      if (isAdded === isDeleted) throw new Error("A feature could be switched off or on, and not both");
      return isAdded === true;
    },
  },
};

export const privileges = [
  ...["page_texts", "switched_off"].flatMap((table) => [
    `anon: select on ${table}`,
    `authenticated: select on ${table}`,
    `authenticated: delete on ${table}`,
  ]),
  ...["section", "texts"].map((column) => `authenticated: insert on page_texts (${column})`),
  "authenticated: update on page_texts (texts)",
  "authenticated: insert on switched_off (feature)",
];
