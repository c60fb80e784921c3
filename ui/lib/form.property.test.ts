import { allSettled, attach, createEffect, createEvent, createStore, fork } from "effector";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Unexpected } from "./feedback/failure.ts";
import { $toasts } from "./feedback/toasts.ts";
import { createForm, type Errors } from "./form.ts";
import { fakes } from "../../tests/fakes.ts";

type Texts = { readonly name: string; readonly email: string };
type Refused =
  { readonly kind: "taken" } | { readonly kind: "bad"; readonly text: string } | { readonly kind: "silent" };

const sendFx = createEffect<string, void, Refused | Unexpected>();
const empty: Texts = { name: "", email: "" };
const check = ({ name, email }: Texts): Errors<Texts> => ({
  ...(name === "" && { name: "missing" }),
  ...(email === "" && { email: "missing" }),
});
const form = createForm({
  fields: empty,
  effect: attach({ effect: sendFx }),
  toParams: ({ name, email }) => `${name} ${email}`,
  check,
  errors: { taken: { name: "taken" }, bad: ({ text }) => ({ email: text }), silent: {} },
  failed: ({ kind }) => ({ tone: "bad", title: kind, topic: "form" }),
});

const refusals = { taken: { kind: "taken" }, bad: { kind: "bad", text: "no" }, silent: { kind: "silent" } } as const;
const shownOf = { taken: { name: "taken" }, bad: { email: "no" }, silent: {} } as const;
type Outcome = "done" | keyof typeof refusals | "unexpected";

/** Holds each request until the test settles it. */
const begin = () => {
  const inFlight: ((outcome: Outcome) => void)[] = [];
  const asked: string[] = [];
  const ask = (params: string) =>
    new Promise<void>((done, failed) => {
      asked.push(params);
      inFlight.push((outcome) => {
        if (outcome === "done") done();
        else failed(outcome === "unexpected" ? { kind: outcome, cause: "test" } : refusals[outcome]);
      });
    });
  return { scope: fork({ handlers: fakes([sendFx, ask]) }), asked, inFlight };
};

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const texts = fc.record({ name: fc.constantFrom("", "a", "b"), email: fc.constantFrom("", "x") });
const move = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("typed" as const), texts }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("sent" as const), texts }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("settle" as const),
      outcome: fc.constantFrom<Outcome>("done", "taken", "bad", "silent", "unexpected"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("left" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("shown" as const) }) },
);

it("sends one request at a time, and shows the errors of the last submit that still apply, after any interleaving", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
      const { scope, asked, inFlight } = begin();
      const expected = {
        typed: empty,
        errors: {} as Errors<Texts>,
        failure: null as string | null,
        tries: 0,
        isDone: false,
        isLeft: false,
        asked: [] as string[],
        toasts: 0,
      };
      const type = (given: Texts) => {
        expected.typed = given;
        const now = check(given);
        expected.errors = {
          ...(expected.errors.name && now.name && { name: now.name }),
          ...(expected.errors.email && now.email && { email: now.email }),
        };
      };

      for (const one of moves) {
        if (one.kind === "typed") {
          void allSettled(form.typed, { scope, params: one.texts });
          type(one.texts);
          expected.isDone = false;
        } else if (one.kind === "shown") {
          void allSettled(form.shown, { scope, params: expected.typed });
          expected.isLeft = false;
        } else if (one.kind === "left") {
          void allSettled(form.left, { scope });
          Object.assign(expected, { typed: empty, errors: {}, failure: null, tries: 0, isDone: false, isLeft: true });
        } else if (one.kind === "sent") {
          const isPending = inFlight.length > 0;
          void allSettled(form.sent, { scope, params: one.texts });
          type(one.texts);
          if (!isPending) {
            const errors = check(one.texts);
            Object.assign(expected, { errors, failure: null });
            if (Object.keys(errors).length > 0) expected.tries += 1;
            else {
              expected.asked.push(`${one.texts.name} ${one.texts.email}`);
              Object.assign(expected, { isDone: false, isLeft: false });
            }
          }
        } else {
          const settle = inFlight.shift();
          if (settle) {
            settle(one.outcome);
            if (one.outcome === "done") expected.isDone = true;
            else {
              const isToast = one.outcome === "unexpected";
              if (isToast) expected.toasts += 1;
              if (!expected.isLeft) {
                expected.errors = one.outcome === "unexpected" ? {} : shownOf[one.outcome];
                expected.failure = isToast ? one.outcome : null;
                expected.tries += 1;
              }
            }
          }
        }
        await turn();
        expect(asked).toEqual(expected.asked);
        expect(inFlight.length).toBeLessThanOrEqual(1);
        expect(scope.getState(form.$isPending)).toBe(inFlight.length > 0);
        expect(scope.getState(form.$typed)).toEqual(expected.typed);
        expect(scope.getState(form.$errors)).toEqual(expected.errors);
        expect(scope.getState(form.$failure)?.kind ?? null).toBe(expected.failure);
        expect(scope.getState(form.$tries)).toBe(expected.tries);
        expect(scope.getState(form.$isDone)).toBe(expected.isDone);
        expect(scope.getState($toasts)).toHaveLength(Math.min(1, expected.toasts));
      }
    }),
    { numRuns: 1_000 },
  );
});

it("keeps the requests of two forms with one effect apart", async () => {
  const other = createForm({ fields: empty, effect: attach({ effect: sendFx }), toParams: ({ email }) => email });
  const { scope, inFlight } = begin();
  void allSettled(other.sent, { scope, params: { name: "", email: "x" } });
  expect([scope.getState(other.$isPending), scope.getState(form.$isPending)]).toEqual([true, false]);
  inFlight[0]?.("taken");
  await turn();
  expect([scope.getState(other.$failure), scope.getState(form.$failure)]).toEqual([{ kind: "taken" }, null]);
  expect([scope.getState(other.$tries), scope.getState(form.$tries)]).toEqual([1, 0]);
});

it("reads a state beside the texts, and sends nothing for null", async () => {
  const opened = createEvent<string>();
  const $token = createStore<string | null>(null, { serialize: "ignore" }).on(opened, (_, token) => token);
  const reset = createForm({
    fields: empty,
    effect: attach({ effect: sendFx }),
    $source: $token,
    toParams: ({ name }, token) => token && `${token} ${name}`,
    check: ({ name }, token) => ({ name: name === token ? "same" : undefined }),
  });
  const { scope, asked, inFlight } = begin();
  const send = (name: string) => void allSettled(reset.sent, { scope, params: { name, email: "" } });
  send("a");
  expect(asked).toEqual([]);
  await allSettled(opened, { scope, params: "t" });
  send("t");
  expect(scope.getState(reset.$errors)).toEqual({ name: "same" });
  send("a");
  expect(asked).toEqual(["t a"]);
  inFlight[0]?.("done");
});

it("writes the same texts again when the model fills the form twice", async () => {
  const { scope } = begin();
  await allSettled(form.filled, { scope, params: empty });
  const first = scope.getState(form.$filled);
  await allSettled(form.filled, { scope, params: empty });
  expect(scope.getState(form.$filled)).toEqual(empty);
  expect(scope.getState(form.$filled)).not.toBe(first);
});

it("doesn't compile with a refusal that has no words, or whose field doesn't exist", () => {
  const parts = { fields: empty, effect: attach({ effect: sendFx }), toParams: ({ name }: Texts) => name };
  const words = { taken: "taken", bad: "bad" } as const;
  // @ts-expect-error "silent" and "unexpected" have no words.
  createForm({ ...parts, failed: ({ kind }) => ({ tone: "bad", title: words[kind] }) });
  // @ts-expect-error The form has no such field.
  createForm({ ...parts, errors: { taken: { pseudo: "taken" } } });
  // @ts-expect-error The effect has no such refusal.
  createForm({ ...parts, errors: { gone: {} } });
  const rest = createForm({ ...parts, errors: { taken: { name: words.taken } } });
  // @ts-expect-error A field shows it.
  expect(fork().getState(rest.$failure)?.kind === "taken").toBe(false);
});
