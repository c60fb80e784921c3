import { allSettled, fork } from "effector";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../domain/accounts/member.ts";
import { $memberId, $session, signOutPressed } from "../accounts/session/session.ts";
import { signOutFx, whoAmIFx } from "../accounts/effects.ts";
import { codecOf, createDraft, plainText, textIn } from "./draft.ts";
import { forgetDraftsFx, storeDraftFx, recallDraftFx } from "./drafts.ts";
import { fakes } from "../../tests/fakes.ts";

type Note = { readonly title: string };

const schema = (version: number) =>
  codecOf<Note>({
    version,
    parse: (stored) => {
      const title = textIn(stored, "title", 10);
      return title === null ? null : { title };
    },
    isEmpty: ({ title }) => title === "",
  });
const codec = schema(1);
const owned = createDraft({ nameOf: (key: string) => `note:${key}`, codec, $owner: $memberId });
const ofDevice = createDraft({ nameOf: (key: string) => `text:${key}`, codec: plainText });

const members = ["camille", "sarah"] as readonly string[] as readonly MemberId[];
const sessionOf = (id: MemberId) => ({ status: "member", account: { id } as Account }) as const;

const begin = (member: MemberId, device: Map<string, string>) =>
  fork({
    values: [[$session, sessionOf(member)]],
    handlers: fakes(
      [storeDraftFx, ({ name, text }: { name: string; text: string }) => !!device.set(name, text)],
      [recallDraftFx, (name: string) => device.get(name) ?? ""],
      [forgetDraftsFx, () => device.clear()],
      [signOutFx, () => {}],
      [whoAmIFx, () => null],
    ),
  });

const keys = fc.constantFrom("a", "b");
const move = fc.oneof(
  fc.record({ kind: fc.constant("type" as const), by: fc.nat(1), key: keys, title: fc.string({ maxLength: 10 }) }),
  fc.record({ kind: fc.constant("forget" as const), by: fc.nat(1), key: keys }),
  fc.record({ kind: fc.constant("sign out" as const), by: fc.nat(1) }),
);

it("returns its writer's last text, and none of another member or from before a sign-out", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 15 }), keys, async (moves, key) => {
      const device = new Map<string, string>();
      /** The last writer and text of each key. */
      const last = new Map<string, { readonly owner: MemberId; readonly value: Note }>();
      for (const one of moves) {
        const owner = members[one.by] as MemberId;
        const scope = begin(owner, device);
        if (one.kind === "sign out") {
          await allSettled(signOutPressed, { scope });
          last.clear();
          continue;
        }
        const value = one.kind === "type" ? { title: one.title } : null;
        await allSettled(owned.typed, { scope, params: { key: one.key, value } });
        if (value === null || value.title === "") last.delete(one.key);
        else last.set(one.key, { owner, value });
      }
      for (const member of members) {
        const found: unknown[] = [];
        const scope = begin(member, device);
        const unwatch = owned.recalled.watch((recalled) => found.push(recalled));
        await allSettled(owned.wanted, { scope, params: key });
        unwatch();
        const known = last.get(key);
        expect(found).toEqual([{ key, value: known?.owner === member ? known.value : null }]);
      }
    }),
  );
});

it("reads no invalid text from the device", () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.object().map((stored) => JSON.stringify({ version: 1, ...stored })),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const value = codec.read(text, null);
      expect(value === null || typeof value.title === "string").toBe(true);
    }),
  );
});

it("reads no draft of another version or member, and none that is too long", () => {
  const [camille, sarah] = members as readonly [MemberId, MemberId];
  const text = codec.write({ title: "Bonjour" }, camille);
  expect(codec.read(text, camille)).toEqual({ title: "Bonjour" });
  expect(codec.read(text, sarah)).toBeNull();
  expect(codec.read(text, null)).toBeNull();
  expect(schema(2).read(text, camille)).toBeNull();
  expect(codec.read(codec.write({ title: "Bien trop long" }, camille), camille)).toBeNull();
});

it("stores a device's draft as plain text, for all of its users", async () => {
  const device = new Map<string, string>();
  const scope = begin(members[0] as MemberId, device);
  await allSettled(ofDevice.typed, { scope, params: { key: "a", value: "Bonjour" } });
  expect(device.get("text:a")).toBe("Bonjour");
  const found: unknown[] = [];
  ofDevice.recalled.watch(({ value }) => found.push(value));
  await allSettled(ofDevice.wanted, { scope, params: "a" });
  await allSettled(ofDevice.wanted, { scope, params: "b" });
  expect(found).toEqual(["Bonjour", null]);
});
