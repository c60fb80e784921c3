import { describe, expect, it } from "vitest";
import { readSetup } from "../../domain/club/readSetup.ts";
import type { FolderFacts } from "../../domain/club/setupFacts.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { camille, type NewDevice, sarah, signedIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

const legal = {
  publisher: "Les Furets, association loi 1901",
  address: "1 rue du Port, Guérande",
  director: "Ana Morin",
  host: "Hébergeur, 2 rue du Port",
  since: "2026-01-01",
};
const colours = { accent: "#ffc857", field: "#27364f", light: ["#8fd3ff", "#b8e0f0", "#8ea2d8"] } as const;
const folder: FolderFacts = {
  sendsMails: true,
  hasOwnLogo: true,
  hasOwnColours: true,
  hasOwnHome: true,
  texts: { home: {}, contact: { email: "bonjour@furets.example" }, foot: { links: [] }, legal, identity: { colours } },
};

/** What every implementation of `ClubSetup` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] the first steps on ${backend}`, () => {
    const deviceOf = async (who = sarah) => {
      const ports = await newDevice();
      await signedIn(ports, who);
      return { ports, setup: ports.clubSetup, pages: ports.pages };
    };

    it("[AD-39] knows what the club has that visitors see", async () => {
      const { setup } = await deviceOf();
      expect(await setup.read()).toMatchObject({
        ok: true,
        value: {
          hasAdminName: true,
          hasTeam: true,
          hasMatch: true,
          hasArticle: true,
          hasTip: true,
          hasPosition: true,
          hasPartner: true,
        },
      });
    });

    it("[AD-39] lists what the folder and the panel lack, and counts what the staff has written", async () => {
      const { ports, setup, pages } = await deviceOf();
      const editing = ports.pageEditing;
      await editing.restore("foot");
      const stepsOf = async (facts: FolderFacts) => {
        const read = await readSetup({ setup, pages })(facts);
        return read.ok && read.value.steps.map(({ id }) => id);
      };
      expect(await stepsOf(folder)).toEqual(["links"]);
      const unnamed = {
        ...folder,
        texts: { ...folder.texts, legal: { ...legal, address: "", director: "", host: "" } },
      };
      expect(await stepsOf(unnamed)).toEqual(["legal", "links"]);
      const admins = (await deviceOf(yanis)).ports.pageEditing;
      const saved = { registration: "", ...legal, address: "", director: "" };
      expect((await admins.save({ section: "legal", texts: saved, revision: 0 })).ok).toBe(true);
      expect(await stepsOf(unnamed)).toEqual(["legal", "links"]);
      await admins.restore("legal");
      const links = [{ name: "Discord", address: "https://discord.example.org/club" }];
      await editing.save({ section: "foot", texts: { links }, revision: 0 });
      expect(await stepsOf(folder)).toEqual([]);
      await editing.restore("foot");
    });

    it("[AD-39] an admin puts the list away for all staff, and takes it out again; both are idempotent", async () => {
      const { setup } = await deviceOf(yanis);
      const elsewhere = (await deviceOf()).setup;
      for (const isPutAway of [true, true, false, false]) {
        expect(await setup.putAway(isPutAway)).toEqual({ ok: true });
        expect(await elsewhere.read()).toMatchObject({ ok: true, value: { isPutAway } });
      }
    });

    it("[BE-3] tells members and visitors nothing, and takes no order of staff", async () => {
      const { setup, ports } = await deviceOf(camille);
      expect(await setup.read()).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      expect(await setup.putAway(true)).toEqual({ ok: false, refusal: { kind: "not-allowed" } });
      await ports.session.signOut();
      expect(await setup.read()).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      expect(await setup.putAway(true)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      const staff = await deviceOf();
      expect(await staff.setup.putAway(true)).toEqual({ ok: false, refusal: { kind: "not-allowed" } });
      expect(await staff.setup.read()).toMatchObject({ ok: true, value: { isPutAway: false } });
    });
  });

export const probes = {
  "put the first steps away": {
    port: async ({ ports }) => (await ports.clubSetup.putAway(false)).ok,
    request: async ({ client }) => (await client.rpc("put_setup_away", { put_away: false })).error === null,
  },
} satisfies Probes;

export const privileges = calls("members", "definer", "club_setup put_setup_away");

export const faultCalls: FaultCalls = {
  "clubSetup.read": { call: ({ clubSetup }) => clubSetup.read(), at401: "signed-out" },
  "clubSetup.putAway": { call: ({ clubSetup }) => clubSetup.putAway(true), at401: "signed-out" },
};
