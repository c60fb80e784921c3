import { describe, expect, it } from "vitest";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { createFaultInjector } from "../../../adapters/memory/shared/faultInjector.ts";
import { camille, noTip, signedIn, siteForTwo, tipOf } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { like, likesOf } from "./like.ts";

describe("a like", () => {
  it("[TP-6] is added and removed for the signed-in member, and counted as theirs", async () => {
    const device = memoryDevice();
    const { id: tip, likes } = await tipOf(device, siteForTwo);
    await signedIn(device, camille);
    expect(await likesOf(device)({ id: tip })).toEqual({ count: likes, mine: false });
    expect(await like(device)({ id: tip, liked: true })).toEqual({ ok: true });
    expect(await likesOf(device)({ id: tip })).toEqual({ count: likes + 1, mine: true });
    expect(await like(device)({ id: tip, liked: false })).toEqual({ ok: true });
    expect(await likesOf(device)({ id: tip })).toEqual({ count: likes, mine: false });
  });

  it("[TP-6] is refused to a visitor without a request", async () => {
    const faults = createFaultInjector();
    faults.fail(true);
    expect(await like(memoryDevice({ faults }))({ id: noTip, liked: true })).toEqual({
      ok: false,
      refusal: { kind: "signed-out" },
    });
  });

  it("[TP-6] is counted for a visitor, and none of them is theirs", async () => {
    const device = memoryDevice();
    const { id: tip, likes } = await tipOf(device, siteForTwo);
    expect(await likesOf(device)({ id: tip })).toEqual({ count: likes, mine: false });
  });

  it("is refused on a deleted content item and on a draft", async () => {
    const device = memoryDevice();
    await signedIn(device, camille);
    const draft = seed.tips.find(({ isPublished }) => !isPublished)?.id ?? noTip;
    for (const tip of [noTip, draft]) {
      expect(await like(device)({ id: tip, liked: true })).toEqual({ ok: false, refusal: { kind: "gone" } });
    }
  });

  it("throws when the backend fails", async () => {
    const faults = createFaultInjector();
    const device = memoryDevice({ faults });
    await signedIn(device, camille);
    faults.fail(true);
    await expect(like(device)({ id: noTip, liked: true })).rejects.toThrow();
    await expect(likesOf(device)({ id: noTip })).rejects.toThrow();
  });
});
