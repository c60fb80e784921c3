import { createEffect } from "effector";
import { expect, it } from "vitest";
import * as z from "zod";
import type { Result } from "../domain/shared/result.ts";
import type { Unexpected } from "../ui/lib/feedback/failure.ts";
import { provide } from "./bindings.ts";
import { effectOf } from "../ui/lib/effectOf.ts";
import { checkedEffects, feature } from "./feature.ts";

type Gone = { readonly kind: "gone" };
const useCases = {
  count: provide((_: object) => async (from: number) => from + 1, {}),
  remove: provide(
    (_: object) =>
      async (_: string): Promise<Result<void, Gone>> => ({ ok: true, value: undefined }),
    {},
  ),
};
const bind = async () => ({ useCases });
const bindReads = async () => ({ useCases, parameters: () => ({ count: z.number() }) });
const countFx = createEffect<number, number, Unexpected>();
const removeFx = createEffect<string, void, Gone | Unexpected>();

it("[QA-2] takes only effects that say what their use cases take, give and refuse", () => {
  const fits = feature({ name: "fits", bind, handle: { count: countFx, remove: removeFx } });
  expect(Object.keys(fits.handle ?? {})).toEqual(["count", "remove"]);

  // @ts-expect-error: it has no effect for `remove`.
  feature({ name: "forgets one", bind, handle: { count: countFx } });
  // @ts-expect-error: there is no such use case.
  feature({ name: "has one more", bind, handle: { count: countFx, remove: removeFx, add: countFx } });
  // @ts-expect-error: `count` takes a number.
  feature({ name: "takes else", bind, handle: { count: removeFx, remove: removeFx } });
  const silentFx = createEffect<string, void, Unexpected>();
  // @ts-expect-error: the effect doesn't say that it may be gone.
  feature({ name: "refuses more", bind, handle: { count: countFx, remove: silentFx } });
  const textFx = createEffect<number, string, Unexpected>();
  // @ts-expect-error: `count` gives a number.
  feature({ name: "gives else", bind, handle: { count: textFx, remove: removeFx } });
});

it("[QA-2] takes reads apart, and checks them as the others", () => {
  const handle = { remove: removeFx };
  const fits = feature({ name: "fits", bind: bindReads, reads: { count: countFx }, handle });
  expect([fits.reads, fits.handle]).toEqual([{ count: countFx }, { remove: removeFx }]);
  feature({
    name: "has reads only",
    bind: async () => ({ useCases: { count: useCases.count }, parameters: () => ({ count: z.number() }) }),
    reads: { count: countFx },
  });

  // @ts-expect-error: `count` takes a number.
  feature({ name: "takes else", bind: bindReads, reads: { count: removeFx }, handle });
  // @ts-expect-error: there is no such use case.
  feature({ name: "has more", bind: bindReads, reads: { count: countFx, add: countFx }, handle });
  // @ts-expect-error: it has no effect for `remove`.
  feature({ name: "forgets one", bind: bindReads, reads: { count: countFx }, handle: {} });
});

it("[SE-44] takes only reads whose schemas give what their use cases take", () => {
  const handle = { remove: removeFx };
  const bounded = async () => ({ useCases, parameters: () => ({ count: z.int().max(9) }) });
  expect(feature({ name: "fits", bind: bounded, reads: { count: countFx }, handle }).reads).toEqual({ count: countFx });

  // @ts-expect-error: `count` has no schema.
  feature({ name: "has none", bind, reads: { count: countFx }, handle });
  const text = async () => ({ useCases, parameters: () => ({ count: z.string() }) });
  // @ts-expect-error: `count` takes a number.
  feature({ name: "gives else", bind: text, reads: { count: countFx }, handle });
  const one = async () => ({ useCases, parameters: () => ({ count: z.literal(1) }) });
  // @ts-expect-error: `count` takes any number.
  feature({ name: "gives less", bind: one, reads: { count: countFx }, handle });
});

it("[QA-2] takes only modules whose effects say the same", () => {
  const staff = bind;
  const countFx = effectOf("count")<number, number, Unexpected>();
  const removeFx = effectOf("remove")<string, void, Gone | Unexpected>();
  type Count = { readonly countFx: typeof countFx };
  type Remove = { readonly acts: { readonly removeFx: typeof removeFx }; readonly wordOf: () => string };
  const fits = feature({ name: "fits", staff, handle: checkedEffects<Count & Remove>() });
  // Nothing of the module is there.
  expect(fits.handle).toEqual({});

  // @ts-expect-error: it has no effect for `remove`.
  feature({ name: "forgets one", staff, handle: checkedEffects<Count>() });
  const addFx = effectOf("add")<number, number, Unexpected>();
  // @ts-expect-error: there is no such use case.
  feature({ name: "has one more", staff, handle: checkedEffects<Count & Remove & { fx: typeof addFx }>() });
  const takingFx = effectOf("count")<string, number, Unexpected>();
  // @ts-expect-error: `count` takes a number.
  feature({ name: "takes else", staff, handle: checkedEffects<Remove & { fx: typeof takingFx }>() });
  const silentFx = effectOf("remove")<string, void, Unexpected>();
  // @ts-expect-error: the effect doesn't say that it may be gone.
  feature({ name: "refuses more", staff, handle: checkedEffects<Count & { fx: typeof silentFx }>() });
  const textFx = effectOf("count")<number, string, Unexpected>();
  // @ts-expect-error: `count` gives a number.
  feature({ name: "gives else", staff, handle: checkedEffects<Remove & { fx: typeof textFx }>() });
  const namelessFx = createEffect<string, void, Gone | Unexpected>();
  // @ts-expect-error: nothing says that it asks `remove`.
  feature({ name: "has a nameless one", staff, handle: checkedEffects<Count & { fx: typeof namelessFx }>() });
});
