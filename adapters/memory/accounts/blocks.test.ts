import { expect, it } from "vitest";
import { mostBlocked } from "../../../domain/accounts/blocking.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { limits } from "../../../domain/shared/limits.ts";
import { camille, sarah, signedIn } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { memoryBackend } from "../backend.ts";
import { seed } from "../seed/seed.ts";
import { memoryStore } from "../shared/keyValueStore.ts";

it(`[MP-4] blocks ${mostBlocked} members at most, ${limits.block} in ten minutes, and forgets with each who is blocked`, async () => {
  const [first] = seed.members;
  const many = Array.from({ length: mostBlocked }, (_, at) => ({
    ...(first as NonNullable<typeof first>),
    id: `other-${at}` as MemberId,
    email: `autre-${at}@exemple.fr`,
    username: `autre-${at}`,
  }));
  const dataset = { ...seed, members: [...seed.members, ...many] };
  const store = memoryStore();
  let now = Date.now();
  const { blocks, profiles, session } = memoryDevice({ dataset, store, now: () => new Date(now) });
  const { id: me } = await signedIn({ session }, camille);
  const answers = new Set<string>();
  for (const { id } of many) {
    const answer = await blocks.set(me, id, true);
    answers.add(answer.ok ? "done" : answer.refusal.kind);
    if (answer.ok) continue;
    now += 601_000;
    await blocks.set(me, id, true);
  }
  expect([...answers]).toEqual(["done", "too-many"]);
  now += 601_000;
  const others = seed.members.filter(({ id }) => id !== me);
  const [one] = others.filter(({ email }) => email === sarah.email);
  const [last] = others.filter(({ id }) => id !== one?.id);
  expect(await blocks.set(me, one?.id as MemberId, true)).toEqual({ ok: false, refusal: { kind: "full" } });
  expect(await blocks.set(me, many[0]?.id as MemberId, false)).toEqual({ ok: true });
  expect(await blocks.set(me, one?.id as MemberId, true)).toEqual({ ok: true });
  // Who is blocked leaves.
  await signedIn({ session }, sarah);
  expect(await profiles.remove(one?.id as MemberId)).toEqual({ ok: true });
  await signedIn({ session }, camille);
  expect(await blocks.set(me, last?.id as MemberId, true)).toEqual({ ok: true });
  expect(memoryBackend(dataset, store).blocks.read()).toHaveLength(mostBlocked);
});
