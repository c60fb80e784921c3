import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { EditedItem } from "../../../../domain/content/editing/contentItem.ts";
import type { ReadableDraft, DraftQuery } from "../../../../domain/content/editing/readDraft.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { sessionChanged } from "../../../accounts/session/session.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { articleOpened } from "../../articles/article.ts";
import { readArticleFx } from "../../articles/effects.ts";
import { $draft, $sought, draftLeft, draftRetried, draftWanted, publicSought } from "./draftPage.ts";
import { publishPressed } from "../list/acts.ts";
import { publishItemFx, readDraftFx, saveItemFx } from "../effects.ts";
import { fakes } from "../../../../tests/fakes.ts";

const wanted: DraftQuery = { kind: "article", slug: "stage" };
const draft = (title: string, isPublished = false) => ({ slug: "stage", title, isPublished }) as ReadableDraft;
const item = { kind: "article", id: "one", slug: "stage", title: "Stage" } as unknown as EditedItem;

const begin = async () => {
  const backend = { answers: [] as (() => ReadableDraft | Promise<ReadableDraft>)[], asked: 0, read: 0 };
  const who = { present: { id: "sarah", role: "staff" } as never };
  const scope = fork({
    handlers: fakes(
      [readDraftFx, () => (backend.asked++, (backend.answers.shift() ?? (() => draft("Stage")))())],
      [saveItemFx, () => item],
      [publishItemFx, () => item],
      [readArticleFx, () => (backend.read++, Promise.reject({ kind: "not-found" }))],
      [whoAmIFx, () => who.present],
    ),
  });
  await allSettled(sessionChanged, { scope });
  await allSettled(draftWanted, { scope, params: wanted });
  const title = () => {
    const state = scope.getState($draft);
    return state.status === "ready" ? state.value.title : state.status;
  };
  return { backend, scope, who, title };
};

it("[CO-1] shows the draft, and its latest version after a change here or elsewhere", async () => {
  const { backend, scope, title } = await begin();
  expect(title()).toBe("Stage");
  backend.answers = [() => draft("Enregistré"), () => draft("Changé ailleurs")];
  await allSettled(saveItemFx, { scope, params: item as never });
  expect(title()).toBe("Enregistré");
  await allSettled(changeHinted, { scope, params: "tips" });
  expect(title()).toBe("Enregistré");
  await allSettled(changeHinted, { scope, params: "articles" });
  expect(title()).toBe("Changé ailleurs");
});

it("[CO-1] keeps the draft when a reload fails, unless it is gone", async () => {
  const { backend, scope, title } = await begin();
  backend.answers = [() => Promise.reject({ kind: "unexpected" }), () => Promise.reject({ kind: "not-found" })];
  await allSettled(changeHinted, { scope, params: "articles" });
  expect(title()).toBe("Stage");
  await allSettled(changeHinted, { scope, params: "articles" });
  expect(title()).toBe("not-found");
});

it("[CO-1] shows a failure, and tries again on request", async () => {
  const { backend, scope, title } = await begin();
  backend.answers = [() => Promise.reject({ kind: "unexpected" })];
  await allSettled(draftWanted, { scope, params: { kind: "article", slug: "autre" } });
  expect(title()).toBe("failed");
  await allSettled(draftRetried, { scope });
  expect(title()).toBe("Stage");
});

it("[CO-1] drops the draft when the member changes and when its page is left", async () => {
  const { scope, who, title } = await begin();
  who.present = null as never;
  await allSettled(sessionChanged, { scope });
  expect(title()).toBe("loading");
  await allSettled(draftWanted, { scope, params: wanted });
  await allSettled(draftLeft, { scope });
  expect(title()).toBe("loading");
});

it("[CO-1] ignores an answer after its page was left", async () => {
  const { backend, scope, title } = await begin();
  let answer = (_: ReadableDraft) => {};
  backend.answers = [() => new Promise<ReadableDraft>((resolve) => (answer = resolve))];
  const asking = allSettled(draftRetried, { scope });
  const leaving = allSettled(draftLeft, { scope });
  answer(draft("Trop tard"));
  await Promise.all([asking, leaving]);
  expect(title()).toBe("loading");
});

it("[CO-1] requests the page of a published item once", async () => {
  const { backend, scope } = await begin();
  await allSettled(publicSought, { scope, params: "stage" });
  backend.answers = [() => draft("Stage", true)];
  await allSettled(draftRetried, { scope });
  expect(scope.getState($sought)).toEqual(["stage"]);
  await allSettled(draftRetried, { scope });
  expect(scope.getState($sought)).toEqual([]);
});

it("[CO-1] reloads the article's page when it is published or unpublished", async () => {
  const { backend, scope } = await begin();
  await allSettled(articleOpened, { scope, params: { params: { slug: "stage" }, search: "" } });
  expect(backend.read).toBe(1);
  await allSettled(publishPressed, { scope, params: item as never });
  expect(backend.read).toBe(2);
});
