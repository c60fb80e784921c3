import { describe, expect, it } from "vitest";
import { positionFor } from "../../tests/positionFor.ts";
import { createFaultInjector } from "../../adapters/memory/shared/faultInjector.ts";
import { camille, signedIn } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { apply } from "./apply.ts";
import { longestOf, prefilled } from "./draft.ts";
import { myApplications, withdraw } from "./myApplications.ts";
import type { PositionId } from "./positions.ts";

const draft = prefilled(positionFor("community-manager"), { fullName: "Camille Martin", username: "camille" });

const club = (given: Parameters<typeof memoryDevice>[0] = {}) => {
  const device = memoryDevice(given);
  return { device, apply: apply(device) };
};

describe("applying", () => {
  it("[RC-8] [RC-9] needs no answers and stores given ones", async () => {
    const { device, apply } = club();
    const { id } = await signedIn(device, camille);
    const sent = await apply({
      ...draft,
      personalInfo: { ...draft.personalInfo, age: "quinze", discordUsername: " " },
      motivation: " @everyone ",
    });
    expect(sent).toMatchObject({
      ok: true,
      value: {
        applicant: id,
        position: "community-manager",
        discordUsername: "",
        age: null,
        availability: "",
        motivation: "@everyone",
        status: "pending",
      },
    });
    expect(sent.ok && JSON.parse(sent.value.experience)).toMatchObject({
      personalInfo: { firstName: "Camille", age: "quinze" },
    });
  });

  it("[RC-4] is refused to a visitor", async () => {
    const { apply } = club();
    expect(await apply(draft)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
  });

  it("is refused for an unknown position, a too long answer, and while one is pending", async () => {
    const { device, apply } = club();
    await signedIn(device, camille);
    expect(await apply({ ...draft, position: "president" as PositionId })).toEqual({
      ok: false,
      refusal: { kind: "unknown-position" },
    });
    expect(await apply({ ...draft, motivation: "a".repeat(longestOf.motivation + 2) })).toEqual({
      ok: false,
      refusal: { kind: "too-long", fields: { motivation: 2 } },
    });
    await apply(draft);
    expect(await apply({ ...draft, motivation: "Encore" })).toEqual({
      ok: false,
      refusal: { kind: "already-pending" },
    });
  });

  it("throws when the backend fails", async () => {
    const faults = createFaultInjector();
    const { device, apply } = club({ faults });
    await signedIn(device, camille);
    faults.fail(true);
    await expect(apply(draft)).rejects.toThrow();
  });
});

it("[AU-13] a member sees what they sent and takes it back; a visitor can do neither", async () => {
  const { device, apply } = club();
  const [mine, back] = [myApplications(device), withdraw(device)];
  const refusal = { ok: false, refusal: { kind: "signed-out" } };
  await signedIn(device, camille);
  const sent = await apply(draft);
  const all = await mine();
  const [newest] = all.ok ? all.value : [];
  expect(newest).toEqual(sent.ok && sent.value);
  if (!newest) return;
  expect(await back(newest.id)).toEqual({ ok: true });
  await device.session.signOut();
  expect([await mine(), await back(newest.id)]).toEqual([refusal, refusal]);
});
