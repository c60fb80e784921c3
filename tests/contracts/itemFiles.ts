import { describe, expect, it } from "vitest";
import { keptFile } from "../../domain/content/body/ownFile.ts";
import { kept } from "../security/attempts.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, sarah, signedIn, valueIn } from "./ports.ts";

const bytes = new TextEncoder().encode("%PDF-1.7\n");
const pdf = { name: "reglement.pdf", extension: "pdf", bytes } as const;

/** What every implementation of `ItemFiles` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] the files for download on ${backend}`, () => {
    it("[NW-150] keeps a file at a path that tells its size and its kind, each at its own", async () => {
      const device = await newDevice();
      await signedIn(device, sarah);
      const [one, other] = [valueIn(await device.itemFiles.put(pdf)), valueIn(await device.itemFiles.put(pdf))];
      expect(keptFile(one)).toEqual({ id: expect.any(String), size: bytes.length, extension: "pdf" });
      expect(one).toMatch(/\/reglement\.pdf$/);
      expect(other).not.toBe(one);
      const page = new TextEncoder().encode("<!doctype html>");
      expect(await device.itemFiles.put({ ...pdf, bytes: page })).toEqual({
        ok: false,
        refusal: { kind: "other-content" },
      });
    });

    it("[NW-150] refuses members and visitors", async () => {
      const device = await newDevice();
      await signedIn(device, camille);
      expect(await device.itemFiles.put(pdf)).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      await device.session.signOut();
      expect(await device.itemFiles.put(pdf)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
    });
  });

export const probes: Probes = {
  "add a file to what is written": {
    port: async ({ ports }) => (await ports.itemFiles.put(pdf)).ok,
    request: async (attempt) => {
      const bucket = attempt.client.storage.from("fichiers");
      const path = `${crypto.randomUUID()}_9/a.pdf`;
      await bucket.upload(path, bytes, { contentType: "application/pdf" });
      await bucket.upload("intrus/a.pdf", bytes, { contentType: "application/pdf" });
      if (await kept(attempt, "select from storage.objects where name = 'intrus/a.pdf'")) return true;
      return kept(attempt, "delete from storage.objects where name = $1 returning 1", path);
    },
  },
};

export const faultCalls: FaultCalls = {
  "itemFiles.put": { call: ({ itemFiles }) => itemFiles.put(pdf), at401: "signed-out" },
};
