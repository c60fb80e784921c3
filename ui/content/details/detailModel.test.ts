import { allSettled, createEffect, fork } from "effector";
import { expect, it } from "vitest";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { recentItemsForgotten } from "./recentItems.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { detailModel } from "./detailModel.ts";
import { fakes } from "../../../tests/fakes.ts";

type Item = { readonly id: string; readonly slug: string; readonly title: string };
type Answer = Item | { readonly kind: "not-found" } | Unexpected;

const smokes = { id: "1", slug: "smokes", title: "Tenir un site" };
const flashes = { id: "2", slug: "flashes", title: "Aveugler" };

const readFx = createEffect<{ readonly slug: string }, Item, { readonly kind: "not-found" } | Unexpected>();
const { opened, $item, $slug, $id } = detailModel({ name: "item-of-test", readFx });

const ready = (value: Item) => ({ status: "ready", value }) as const;

/** A reader. The test answers the requests one by one. */
const begin = (story?: Item) => {
  let say = (_: Answer) => {};
  const handler = () =>
    new Promise<Item>((answered, refused) => {
      say = (answer) => ("kind" in answer ? refused(answer) : answered(answer));
    });
  const scope = fork({
    handlers: fakes([readFx, handler]),
    values: story
      ? [
          [$item, ready(story)],
          [$slug, story.slug],
        ]
      : [],
  });
  let reading: Promise<unknown> = Promise.resolve();
  return {
    shown: () => scope.getState($item),
    id: () => scope.getState($id),
    arrive: () => allSettled(visitorArrived, { scope }),
    forget: () => allSettled(recentItemsForgotten, { scope }),
    open: (slug: string) => {
      reading = allSettled(opened, { scope, params: { params: { slug }, search: "" } });
    },
    answer: async (answer: Answer) => {
      say(answer);
      await reading;
    },
  };
};

it("shows a remembered item at once, and then its latest version", async () => {
  const { open, answer, shown } = begin();
  open("smokes");
  expect(shown()).toEqual({ status: "loading" });
  await answer(smokes);
  open("flashes");
  expect(shown()).toEqual({ status: "loading" });
  await answer(flashes);
  open("smokes");
  expect(shown()).toEqual(ready(smokes));
  await answer({ ...smokes, title: "Tenir un site à deux" });
  expect(shown()).toEqual(ready({ ...smokes, title: "Tenir un site à deux" }));
});

it("doesn't remember an answer under a former slug: the item may take it again", async () => {
  const { open, answer, shown } = begin();
  const moved = { ...smokes, slug: "fumees" };
  open("smokes");
  await answer(moved);
  open("fumees");
  await answer(moved);
  open("smokes");
  expect(shown()).toEqual({ status: "loading" });
  await answer(smokes);
  open("smokes");
  expect(shown()).toEqual(ready(smokes));
});

it("remembers the item of the server's page", async () => {
  const { arrive, open, answer, shown } = begin(smokes);
  await arrive();
  open("flashes");
  await answer(flashes);
  open("smokes");
  expect(shown()).toEqual(ready(smokes));
});

it("clears the id when the same item is opened again", async () => {
  const { open, answer, id } = begin();
  open("smokes");
  await answer(smokes);
  const ids: (string | null)[] = [];
  $id.updates.watch((now) => ids.push(now));
  open("smokes");
  expect([ids, id()]).toEqual([[null, "1"], "1"]);
});

it("keeps the item when a reload fails, unless it is gone", async () => {
  const { open, answer, shown } = begin();
  open("smokes");
  await answer(smokes);
  open("smokes");
  await answer({ kind: "unexpected", cause: "down" });
  expect(shown()).toEqual(ready(smokes));
  open("smokes");
  await answer({ kind: "not-found" });
  expect(shown()).toEqual({ status: "not-found" });
});

it("shows a failure for an item that isn't remembered", async () => {
  const { open, answer, shown } = begin();
  open("smokes");
  await answer({ kind: "unexpected", cause: "down" });
  expect(shown()).toEqual({ status: "failed" });
});

it("shows the loading state after all items are forgotten", async () => {
  const { open, answer, forget, shown } = begin();
  open("smokes");
  await answer(smokes);
  await forget();
  open("smokes");
  expect(shown()).toEqual({ status: "loading" });
  await answer({ kind: "unexpected", cause: "down" });
  expect(shown()).toEqual({ status: "failed" });
});
