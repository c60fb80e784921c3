import { describe, expect, it } from "vitest";
import { savePageTexts } from "../../domain/club/pages/editPages.ts";
import { optionalFeatures } from "../../domain/club/pages/optionalFeatures.ts";
import { type SectionName, sections } from "../../domain/club/pages/sections.ts";
import { pickTexts, type Texts, withTextsAt } from "../../domain/club/pages/texts.ts";
import { about, club, contact, legal, recruitment, values } from "../club.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { camille, type NewDevice, type Ports, sarah, signedIn, yanis } from "./ports.ts";
import { type Cells, ofAll, ofStaff } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const first: Readonly<Record<"about" | "values" | "recruitment" | "contact" | "identity" | "legal", Texts>> = {
  about: pickTexts(sections.about, about),
  contact: pickTexts(sections.contact, { ...contact, lead: "Écrivez-nous." }),
  // Without an uploaded logo there is no address of one, and without colours those of the folder stand.
  identity: pickTexts(sections.identity, { ...club, crest: "", colours: undefined }),
  legal: pickTexts(sections.legal, legal),
  recruitment: pickTexts(sections.recruitment, recruitment),
  values: pickTexts(sections.values, values),
};
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });
const done = { ok: true };

const portsOf = (ports: Ports) => {
  const [pages, editing] = [ports.pages, ports.pageEditing];
  const { contrast } = ports;
  return { pages, editing, save: savePageTexts({ pages, editing, contrast }), site: pages.site };
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
      expect((await pages.site()).changed).not.toContain("about");
      expect(await pages.texts(["about"])).toEqual([]);
    });

    /** Saves an edit of the page about the club, which began with these texts; returns what is stored. */
    const saved = async ({ save }: ReturnType<typeof portsOf>, before: Texts, after: Texts, revision = 0) => {
      const answer = await save({ section: "about", revision, before, after, first: first.about });
      if (!answer.ok) throw new Error(`The texts were refused: ${answer.refusal.kind}`);
      return answer.value;
    };

    it("[PS-1] stores the texts of a section for everybody, and counts its changes", async () => {
      const ports = await begin();
      const after = withTextsAt(first.about, "history.events.0.title", "L'été « 2024 » 🦊 أهلا");
      const { revision, texts } = await saved(ports, first.about, after);
      expect(texts).toEqual(after);
      expect(await readBy("about")).toMatchObject({ texts: after, revision });
      expect((await ports.site()).changed).toContain("about");
      const next = withTextsAt(after, "lead", "Autrement.");
      const again = await saved(ports, after, next, revision);
      expect(again.texts).toEqual(next);
      expect(again.revision).toBeGreaterThan(revision);
    });

    it("[PS-2] keeps what another member changed elsewhere in the section", async () => {
      const ports = await begin();
      await saved(ports, first.about, withTextsAt(first.about, "title", "Le leur"));
      const mine = withTextsAt(first.about, "method.steps.1.text", "Le mien.");
      expect((await saved(ports, first.about, mine)).texts).toEqual(withTextsAt(mine, "title", "Le leur"));
    });

    it("[PS-2] refuses a text that another member changed too, with theirs; the same text sent twice is one change", async () => {
      const ports = await begin();
      const lead = (text: string) => withTextsAt(first.about, "lead", text);
      const { revision } = await saved(ports, first.about, lead("Le leur"));
      expect((await saved(ports, first.about, lead("Le leur"))).revision).toBe(revision);
      const edit = { section: "about", revision: 0, before: first.about, first: first.about } as const;
      expect(await ports.save({ ...edit, after: lead("Le mien") })).toMatchObject({
        ok: false,
        refusal: { kind: "texts-conflict", contested: ["lead"], theirs: { revision } },
      });
      expect(await readBy("about")).toMatchObject({ texts: lead("Le leur") });
    });

    it("[PS-5] keeps a text of the folder that a row of an older version doesn't have", async () => {
      const { editing, save } = await begin("recruitment");
      const { call, ...others } = first.recruitment as { readonly call: Readonly<Record<string, Texts>> };
      const { address: _, ...older } = call;
      expect(
        await editing.save({ section: "recruitment", texts: { ...others, call: older }, revision: 0 }),
      ).toMatchObject(done);
      const after = withTextsAt(first.recruitment, "title", "Venez");
      const edit = {
        section: "recruitment",
        revision: 0,
        before: first.recruitment,
        after,
        first: first.recruitment,
      } as const;
      expect(await save(edit)).toMatchObject({ value: { texts: after } });
      await editing.restore("recruitment");
    });

    it("[PS-5] refuses an address that isn't https, and an e-mail address that is none, by their fields", async () => {
      const { save, pages } = await begin("contact");
      const wrong = withTextsAt(
        withTextsAt(first.contact, "email", "club"),
        "channels.0.address",
        "javascript:alert(1)",
      );
      const edit = { section: "contact", revision: 0, before: first.contact, first: first.contact } as const;
      expect(await save({ ...edit, after: wrong })).toMatchObject({
        refusal: {
          kind: "invalid-texts",
          fields: { email: { kind: "bad-email" }, "channels.0.address": { kind: "bad-address" } },
        },
      });
      expect((await pages.site()).changed).not.toContain("contact");
    });

    it("[PS-1] returns a section to the folder's texts; an edit that began before changes them", async () => {
      const ports = await begin();
      const titled = withTextsAt(first.about, "title", "Un essai");
      const { revision } = await saved(ports, first.about, titled);
      for (let times = 0; times < 2; times++) expect(await ports.editing.restore("about")).toMatchObject(done);
      expect((await ports.pages.site()).changed).not.toContain("about");
      const after = withTextsAt(titled, "lead", "Après le retour.");
      expect((await saved(ports, titled, after, revision)).texts).toEqual(
        withTextsAt(first.about, "lead", "Après le retour."),
      );
    });

    it("[PS-2] a revision from before a return fits no later texts", async () => {
      const { editing } = await begin("values");
      const texts = { section: "values" as const, texts: first.values };
      const stored = await editing.save({ ...texts, revision: 0 });
      const revision = stored.ok ? stored.value.revision : 0;
      expect(await editing.save({ ...texts, revision: 0 })).toEqual(refusal("stale"));
      await editing.restore("values");
      expect(await editing.save({ ...texts, revision })).toEqual(refusal("stale"));
      expect(await editing.save({ ...texts, revision: 0 })).toMatchObject(done);
      expect(await editing.save({ ...texts, revision })).toEqual(refusal("stale"));
      await editing.restore("values");
    });

    it.each([
      ["identity", "name", "Les Furets"],
      ["legal", "address", "3 rue du Terrier, 29000 Quimper"],
    ] as const)("[CF-10] admins change the %s of the club, and take it back", async (section, path, text) => {
      const ports = await newDevice();
      await signedIn(ports, yanis);
      const { editing, save, site } = portsOf(ports);
      await editing.restore(section);
      const edit = { section, before: first[section], first: first[section] };
      const after = withTextsAt(first[section], path, text);
      const answer = await save({ ...edit, revision: 0, after });
      expect(answer).toMatchObject({ ok: true, value: { texts: after } });
      expect(await readBy(section)).toMatchObject({ texts: after });
      expect((await site()).changed).toContain(section);
      const revision = answer.ok ? answer.value.revision : 0;
      const next = withTextsAt(after, path, `${text} 2`);
      expect(await save({ ...edit, revision, before: after, after: next })).toMatchObject({ value: { texts: next } });
      expect(await editing.restore(section)).toMatchObject(done);
      expect(await readBy(section)).toBeUndefined();
    });

    it("[CF-10] refuses a change of the club's identity by staff who aren't admins, and keeps what is stored", async () => {
      const admin = await newDevice();
      await signedIn(admin, yanis);
      const { editing: admins } = portsOf(admin);
      await admins.restore("identity");
      const { editing } = await begin();
      const row = { section: "identity" as const, texts: withTextsAt(first.identity, "name", "Les Putois") };
      expect(await editing.save({ ...row, revision: 0 })).toEqual(refusal("not-staff"));
      const stored = await admins.save({ section: "identity", texts: first.identity, revision: 0 });
      const revision = stored.ok ? stored.value.revision : 0;
      expect(await editing.save({ ...row, revision })).toEqual(refusal("not-staff"));
      expect(await editing.restore("identity")).toEqual(refusal("not-staff"));
      expect(await readBy("identity")).toMatchObject({ texts: first.identity, revision });
      await admins.restore("identity");
    });

    it("[CF-14] [CF-15] stores colours that can be told apart, and refuses others by their fields, with what would do", async () => {
      const ports = await newDevice();
      await signedIn(ports, yanis);
      const { editing, save } = portsOf(ports);
      await editing.restore("identity");
      const edit = { section: "identity", revision: 0, before: first.identity, first: first.identity } as const;
      const withColour = (name: string, hex: string) => withTextsAt(first.identity, `colours.${name}`, hex);
      expect(await save({ ...edit, after: withColour("accent", "#5b0f1a") })).toMatchObject({
        refusal: {
          kind: "invalid-texts",
          fields: {
            "colours.accent": {
              kind: "low-contrast",
              least: expect.any(Number),
              contrast: expect.any(Number),
              nearest: expect.stringMatching(/^#[0-9a-f]{6}$/),
            },
          },
        },
      });
      expect(await save({ ...edit, after: withColour("light.1", "vert") })).toMatchObject({
        refusal: { kind: "invalid-texts", fields: { "colours.light.1": { kind: "bad-colour" } } },
      });
      expect(await readBy("identity")).toBeUndefined();
      const after = withColour("accent", "#8fe3c0");
      expect(await save({ ...edit, after })).toMatchObject({ value: { texts: after } });
      expect(await readBy("identity")).toMatchObject({ texts: after });
      await editing.restore("identity");
    });

    it("[CF-10] refuses a day that isn't in the calendar, and takes a notice without a number", async () => {
      const ports = await newDevice();
      await signedIn(ports, yanis);
      const { editing, save } = portsOf(ports);
      await editing.restore("legal");
      const edit = { section: "legal", revision: 0, before: first.legal, first: first.legal } as const;
      const wrong = withTextsAt(withTextsAt(first.legal, "since", "2026-02-30"), "host", "x".repeat(301));
      expect(await save({ ...edit, after: wrong })).toMatchObject({
        refusal: { kind: "invalid-texts", fields: { since: { kind: "bad-day" }, host: { kind: "too-long", over: 1 } } },
      });
      const after = withTextsAt(first.legal, "registration", "");
      expect(await save({ ...edit, after })).toMatchObject({ value: { texts: after } });
      await editing.restore("legal");
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
      expect((await pages.site()).changed).not.toContain("values");
    });
  });

export const probes: Probes = {
  "read what is changed of the pages": {
    port: async ({ ports }) => (await ports.pages.switchedOff()).length >= 0,
    request: async ({ client }) =>
      (await client.from("switched_off").select()).error === null &&
      (await client.from("page_texts").select()).error === null,
  },
  "change the pages' texts": {
    port: async ({ ports }) => {
      const editing = ports.pageEditing;
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
  "change the club's identity": {
    port: async ({ ports }) => {
      const editing = ports.pageEditing;
      const { ok } = await editing.save({ section: "identity", texts: first.identity, revision: 0 });
      return ok && (await editing.restore("identity")).ok;
    },
    request: async ({ client, backend }) => {
      await backend.query("delete from page_texts");
      await client.from("page_texts").insert({ section: "identity", texts: { name: "Essai" } });
      const added = await backend.query("delete from page_texts returning 1");
      await backend.query(`insert into page_texts (section, texts) values ('legal', '{"host":"A"}')`);
      await client
        .from("page_texts")
        .update({ texts: { host: "B" } })
        .eq("section", "legal");
      // A section of the staff's must not become one of the admins', nor the other way round.
      await client.from("page_texts").update({ section: "values" }).eq("section", "legal");
      const changed = await backend.query("select from page_texts where texts ->> 'host' = 'B'");
      await client.from("page_texts").delete().eq("section", "legal");
      const left = await backend.query("delete from page_texts where texts ->> 'host' is not null returning 1");
      const acts = [added.length > 0, changed.length > 0, left.length === 0];
      if (new Set(acts).size > 1) throw new Error("Some of insert, update and delete worked, and not all");
      return added.length === 1;
    },
  },
  "switch features on and off": {
    port: async ({ ports }) => {
      const editing = ports.pageEditing;
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
  "anon: select on changes",
  "authenticated: select on changes",
  ...calls("everybody", "invoker", "site_state"),
  ...calls("members", "definer", "private.are_page_addresses private.are_page_texts"),

  ...["page_texts", "switched_off"].flatMap((table) => [
    `anon: select on ${table}`,
    `authenticated: select on ${table}`,
    `authenticated: delete on ${table}`,
  ]),
  ...["section", "texts"].map((column) => `authenticated: insert on page_texts (${column})`),
  "authenticated: update on page_texts (texts)",
  "authenticated: insert on switched_off (feature)",
];

export const cells: Cells = {
  rows: `insert into page_texts (section, texts) values ('home', '{}'), ('legal', '{}');
    insert into switched_off (feature) values ('shop')`,
  reach: {
    "select public.page_texts": ofAll,
    "select public.switched_off": ofAll,
    "update public.page_texts": ofStaff,
    "delete public.page_texts": { staff: "section not in ('identity', 'legal')", admin: "true" },
    "delete public.switched_off": ofStaff,
  },
  stored: { staff: ["delete public.page_texts", "delete public.switched_off"] },
};

export const faultCalls: FaultCalls = {
  "pages.site": { call: ({ pages }) => pages.site() },
  "pages.switchedOff": { call: ({ pages }) => pages.switchedOff() },
  "pages.texts": { call: ({ pages }) => pages.texts(["home"]) },
  "pageEditing.switchFeature": {
    call: ({ pageEditing }) => pageEditing.switchFeature({ feature: "shop", isOn: false }),
    at401: "signed-out",
  },
  "pageEditing.save": {
    call: ({ pageEditing }) => pageEditing.save({ section: "home", texts: {}, revision: 0 }),
    at401: "signed-out",
  },
  "pageEditing.restore": { call: ({ pageEditing }) => pageEditing.restore("home"), at401: "signed-out" },
};
