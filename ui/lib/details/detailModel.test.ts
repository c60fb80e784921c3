import { allSettled, createEffect, fork } from "effector";
import { expect, it } from "vitest";
import type { Unexpected } from "../feedback/failure.ts";
import { recentItemsForgotten } from "./recentItems.ts";
import { readerArrived } from "../page/reader.ts";
import { detailModel } from "./detailModel.ts";

type Story = { readonly id: string; readonly slug: string; readonly title: string };
type Answer = Story | { readonly kind: "not-found" } | Unexpected;

const smokes = { id: "1", slug: "smokes", title: "Tenir un site" };
const flashes = { id: "2", slug: "flashes", title: "Aveugler" };

const readFx = createEffect<{ readonly slug: string }, Story, { readonly kind: "not-found" } | Unexpected>();
const { opened, $story, $slug, $id } = detailModel({ name: "story-of-test", readFx });

const ready = (value: Story) => ({ status: "ready", value }) as const;

/** A reader whose questions are answered one by one, by hand. */
const begin = (story?: Story) => {
  let say = (_: Answer) => {};
  const handler = () =>
    new Promise<Story>((answered, refused) => {
      say = (answer) => ("kind" in answer ? refused(answer) : answered(answer));
    });
  const scope = fork({
    handlers: [[readFx, handler]],
    values: story
      ? [
          [$story, ready(story)],
          [$slug, story.slug],
        ]
      : [],
  });
  let reading: Promise<unknown> = Promise.resolve();
  return {
    shown: () => scope.getState($story),
    id: () => scope.getState($id),
    arrive: () => allSettled(readerArrived, { scope }),
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

it("shows at once what was read before, and then what it says now", async () => {
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

it("knows what came with the server's page", async () => {
  const { arrive, open, answer, shown } = begin(smokes);
  await arrive();
  open("flashes");
  await answer(flashes);
  open("smokes");
  expect(shown()).toEqual(ready(smokes));
});

it("opens the same one anew: what was begun with it is over", async () => {
  const { open, answer, id } = begin();
  open("smokes");
  await answer(smokes);
  const ids: (string | null)[] = [];
  $id.updates.watch((now) => ids.push(now));
  open("smokes");
  expect([ids, id()]).toEqual([[null, "1"], "1"]);
});

it("keeps what is shown when it can't be read again, unless it is gone", async () => {
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

it("says that one can't be read which nobody has read", async () => {
  const { open, answer, shown } = begin();
  open("smokes");
  await answer({ kind: "unexpected", cause: "down" });
  expect(shown()).toEqual({ status: "failed" });
});

it("is seen as if for the first time once all is forgotten", async () => {
  const { open, answer, forget, shown } = begin();
  open("smokes");
  await answer(smokes);
  await forget();
  open("smokes");
  expect(shown()).toEqual({ status: "loading" });
  await answer({ kind: "unexpected", cause: "down" });
  expect(shown()).toEqual({ status: "failed" });
});
