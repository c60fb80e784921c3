import { describe, expect, it } from "vitest";
import type { ApplicationId } from "../../domain/applications/application.ts";
import type { Backstage } from "./backstage.ts";
import { camille, newApplication, type NewDevice, sarah, signedIn, yanis, nobody } from "./ports.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import type { FaultCalls } from "./files.ts";

const nothing = "99999999-9999-4999-8999-999999999999" as ApplicationId;

/** What every implementation of `Applications` must do. */
export const contract = (backend: string, newDevice: NewDevice, { mailsTo }: Backstage) =>
  describe(`[BE-4] applications on ${backend}`, () => {
    /** Sarah's device, with nothing of hers pending. */
    const begin = async (who = sarah) => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, who);
      const own = async () => {
        const answer = await ports.applications.of(member);
        if (!answer.ok) throw new Error("Nobody is signed in");
        return answer.value;
      };
      for (const { id, status } of await own()) {
        if (status === "pending") await ports.applications.withdraw(id, member);
      }
      return { ...ports, member, own, email: who.email };
    };
    const sentBy = async (
      { applications, member }: Awaited<ReturnType<typeof begin>>,
      wanted = newApplication(member),
    ) => {
      const sent = await applications.add(wanted);
      if (!sent.ok) throw new Error(`It was refused: ${sent.refusal.kind}`);
      return sent.value;
    };
    const signedOut = { ok: false, refusal: { kind: "signed-out" } };

    it("[RC-9] keeps one as pending, gives it back, and lists it first", async () => {
      const device = await begin();
      const before = await device.own();
      const wanted = newApplication(device.member, { age: null, discordUsername: "" });
      const sent = await sentBy(device, wanted);
      expect(sent).toMatchObject({
        ...wanted,
        status: "pending",
        staffNotes: null,
        decidedAt: null,
        withdrawnAt: null,
      });
      expect(new Date(sent.createdAt).getTime()).not.toBeNaN();
      expect(await device.own()).toEqual([sent, ...before]);
    });

    it("[RC-9] mails a receipt to the applicant", async () => {
      const device = await begin(yanis);
      const before = (await mailsTo(device.email)).length;
      await sentBy(device);
      const [newest, ...others] = await mailsTo(device.email);
      expect(others).toHaveLength(before);
      expect(newest?.subject).toContain("candidature");
    });

    it("[AU-13] has the seed's answer for Camille, with the staff's word", async () => {
      const { own } = await begin(camille);
      expect((await own()).find(({ status }) => status === "accepted")).toMatchObject({
        position: "event-manager",
        staffNotes: expect.stringContaining("Camille"),
        decidedAt: expect.any(String),
      });
    });

    it("[RC-13] takes one pending for a role, and others for other roles", async () => {
      const device = await begin();
      await sentBy(device);
      expect(await device.applications.add(newApplication(device.member))).toEqual({
        ok: false,
        refusal: { kind: "already-pending" },
      });
      await sentBy(device, newApplication(device.member, { position: "content-creator" }));
    });

    it("[RC-11] takes the same one again for a retry", async () => {
      const device = await begin();
      const wanted = newApplication(device.member, {
        motivation: `"a&b", (c) %00 *é* \u{1f44b}\n\\ ${crypto.randomUUID()}`,
      });
      const sent = await sentBy(device, wanted);
      expect(await sentBy(device, wanted)).toEqual(sent);
      expect((await device.own()).filter(({ motivation }) => motivation === wanted.motivation)).toHaveLength(1);
    });

    it("[RC-13] takes another for a role once the staff has decided", async () => {
      const device = await begin();
      const { id } = await sentBy(device);
      const staff = await begin(yanis);
      for (const decision of ["rejected", "accepted"] as const) {
        const pending = (await device.own()).find(({ status }) => status === "pending");
        const decided = await staff.reviews.decide(pending?.id ?? id, staff.member, decision, "");
        expect(decided).toMatchObject({ ok: true });
        const refused = await device.applications.withdraw(pending?.id ?? id, device.member);
        expect(refused).toEqual({ ok: false, refusal: { kind: "already-decided" } });
        await sentBy(device);
      }
    });

    it("[RC-16] takes one back, twice as well as once, and another after that", async () => {
      const device = await begin();
      const { id } = await sentBy(device);
      for (let times = 0; times < 2; times++) {
        expect(await device.applications.withdraw(id, device.member)).toEqual({ ok: true });
      }
      const withdrawn = (await device.own()).find((one) => one.id === id);
      expect(withdrawn).toMatchObject({ status: "withdrawn", withdrawnAt: expect.any(String) });
      await sentBy(device);
    });

    it("takes none back that is decided, or isn't there", async () => {
      const { applications, own, member } = await begin(camille);
      const accepted = (await own()).find(({ status }) => status === "accepted");
      expect(await applications.withdraw(accepted?.id ?? nothing, member)).toEqual({
        ok: false,
        refusal: { kind: "already-decided" },
      });
      expect(await applications.withdraw(nothing, member)).toEqual({ ok: false, refusal: { kind: "no-application" } });
    });

    it("[BE-3] leaves everybody's to themselves", async () => {
      const device = await begin();
      const { id } = await sentBy(device);
      const other = await begin(camille);
      expect((await other.own()).map((one) => one.id)).not.toContain(id);
      expect(await other.applications.withdraw(id, other.member)).toEqual({
        ok: false,
        refusal: { kind: "no-application" },
      });
      const seen = await other.applications.of(device.member);
      expect(seen.ok ? seen.value : []).toEqual([]);
      expect(await other.applications.add(newApplication(device.member))).toEqual(signedOut);
      expect((await device.own()).find((one) => one.id === id)?.status).toBe("pending");
    });

    it("[BE-3] refuses a visitor", async () => {
      const { session, applications, member } = await begin();
      await session.signOut();
      expect(await applications.add(newApplication(member))).toEqual(signedOut);
      expect(await applications.of(member)).toEqual(signedOut);
      expect(await applications.withdraw(nothing, member)).toEqual(signedOut);
    });
  });

const [sent] = seed.applications;
if (!sent) throw new Error("The seed has no application");

export const faultCalls: FaultCalls = {
  "applications.add": { call: ({ applications }) => applications.add(newApplication(nobody)), at401: "signed-out" },
  "applications.of": { call: ({ applications }) => applications.of(nobody), at401: "signed-out" },
  "applications.withdraw": { call: ({ applications }) => applications.withdraw(sent.id, nobody), at401: "signed-out" },
};
