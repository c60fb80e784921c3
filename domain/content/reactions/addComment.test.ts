import { describe, expect, it } from "vitest";
import { createFaultInjector } from "../../../adapters/memory/shared/faultInjector.ts";
import { camille, noTip, signedIn, siteForTwo, tipOf } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { addComment } from "./addComment.ts";
import { longestComment } from "./comment.ts";

const begin = async () => {
  const device = memoryDevice();
  await signedIn(device, camille);
  return { comment: addComment(device), tip: (await tipOf(device, siteForTwo)).id };
};

describe("a comment", () => {
  it("[TP-8] is returned as it is stored: trimmed, without harmful characters", async () => {
    const { comment, tip } = await begin();
    expect(await comment({ id: tip, text: "  Bien\u202e vu\r\n!  " })).toMatchObject({
      ok: true,
      value: { text: "Bien vu\n!", card: { username: "camille" } },
    });
  });

  it.each(["", "   ", "\n\t", "\u200b\u200d", "\u202e\u2066", "\u3164", "\u0000"])(
    "[TP-8] is refused when blank: %j",
    async (text) => {
      const { comment, tip } = await begin();
      expect(await comment({ id: tip, text })).toEqual({ ok: false, refusal: { kind: "blank" } });
    },
  );

  it.each(["é", "\u{1f44b}", "\u4e2d"])("[TP-8] may have 2,000 characters, each %s counted once", async (character) => {
    const { comment, tip } = await begin();
    expect((await comment({ id: tip, text: character.repeat(longestComment) })).ok).toBe(true);
    expect(await comment({ id: tip, text: character.repeat(longestComment + 3) })).toEqual({
      ok: false,
      refusal: { kind: "too-long", over: 3 },
    });
  });

  it("[TP-8] isn't too long for the spaces around it", async () => {
    const { comment, tip } = await begin();
    expect((await comment({ id: tip, text: ` ${"a".repeat(longestComment)}\n` })).ok).toBe(true);
  });

  it("[TP-8] is refused for its text first, then to a visitor, without a request", async () => {
    const faults = createFaultInjector();
    faults.fail(true);
    const comment = addComment(memoryDevice({ faults }));
    const refusal = async (text: string) => {
      const answer = await comment({ id: noTip, text });
      return answer.ok ? "none" : answer.refusal.kind;
    };
    expect([await refusal(" "), await refusal("a".repeat(3_000)), await refusal("Bien vu")]).toEqual([
      "blank",
      "too-long",
      "signed-out",
    ]);
  });

  it("is refused on a deleted content item", async () => {
    const { comment } = await begin();
    expect(await comment({ id: noTip, text: "Bien vu" })).toEqual({ ok: false, refusal: { kind: "gone" } });
  });
});
