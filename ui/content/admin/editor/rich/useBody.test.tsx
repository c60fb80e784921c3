// @vitest-environment jsdom
import { fork } from "effector";
import { Provider } from "effector-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { sourceBody } from "../../../../../adapters/sourceBody.ts";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import { readBody } from "../../../../../domain/content/editing/readBody.ts";
import { fakes } from "../../../../../tests/fakes.ts";
import { readBodyFx } from "../../effects.ts";
import { documentOf } from "./document/document.ts";
import { useBody } from "./useBody.ts";

type Body = ReturnType<typeof useBody>;

const written = (words: string) =>
  documentOf(words.split(" / ").map((text) => ({ kind: "paragraph", inlines: [{ kind: "text", text }] })));

/** An editor whose model holds what it tells. `write`: the model changes the content itself. */
const opened = async (content: string, kind: ContentKind = "article", { fails = false } = {}) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const read = readBody({ readSource: sourceBody });
  const scope = fork({
    handlers: fakes([readBodyFx, (source) => (fails ? Promise.reject({ kind: "unexpected" }) : read(source))]),
  });
  const root = createRoot(document.createElement("div"));
  const model = { content, kind, writes: 0 };
  const last: { body: Body | null } = { body: null };
  /** What was shown, one after the other. */
  const modes: string[] = [];
  const Editor = (props: typeof model) => {
    last.body = useBody({ ...props, onChange: (content) => (model.content = content) });
    modes.push(last.body.mode.kind);
    return null;
  };
  const show = () =>
    act(async () => {
      root.render(
        <Provider value={scope}>
          <Editor {...model} />
        </Provider>,
      );
    });
  /** React shows what was read when an act ends. */
  const rested = async (tries = 500): Promise<void> => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
    if (body().mode.kind === "reading" && tries > 0) await rested(tries - 1);
  };
  const body = () => last.body as unknown as Body;
  const write = async (content: string) => {
    Object.assign(model, { content, writes: model.writes + 1 });
    await show();
    await rested();
  };
  await show();
  await rested();
  const type = (words: string) => act(async () => body().documentChanged(written(words)));
  const number = () => {
    const { mode } = body();
    return mode.kind === "document" ? mode.opened.number : 0;
  };
  const text = () => {
    const { mode } = body();
    return mode.kind === "document" ? mode.opened.document.textContent : null;
  };
  return { model, modes, body, show, write, type, number, text, rested };
};

it.each([
  ["article", "<P>Un   <b>mot</b>, l&#39;autre</P>\n\n<ul><li><p>a</p></li></ul>"],
  ["tip", "Titre\n=====\n\n* a\n* b\n\n__gras__  \nfin"],
] as const)(
  "[NW-30] tells no change of an %s by opening it, and gives back its source when all was undone",
  async (kind, source) => {
    const { model, body, type } = await opened(source, kind);
    const { mode } = body();
    expect([mode.kind, model.content]).toEqual(["document", source]);
    await type("Autre chose");
    expect(model.content).not.toBe(source);
    if (mode.kind === "document") await act(async () => body().documentChanged(mode.opened.document));
    expect(model.content).toBe(source);
  },
);

it("[NW-36] keeps what is typed while a save is answered: its own text, told by the model, opens nothing anew", async () => {
  const { model, type, show, number } = await opened("<p>Un</p>");
  const before = number();
  await type("Un / deux");
  model.writes += 1;
  await show();
  expect([model.content, number()]).toEqual(["<p>Un</p>\n<p>deux</p>", before]);
});

it("[NW-36] shows a draft, a version or another's text that the model writes, and its undo reaches no further back", async () => {
  const { model, type, write, number, text } = await opened("<p>Un</p>");
  const before = number();
  await type("Le mien");
  await write("<p>Le sien</p>");
  expect([text(), number() > before, model.content]).toEqual(["Le sien", true, "<p>Le sien</p>"]);
});

it.each([
  ["article", '<table class="a"><tr><td>a</td></tr></table>'],
  ["article", "<p>a<!-- note --></p>"],
  ["article", "<h2>a<br>b</h2>"],
  ["tip", "| a | b |\n| :- | - |\n| c | d |"],
  ["tip", '[a](https://x.fr "titre")'],
] as const)(
  "[NW-37] opens an %s that it would not keep whole as its source, and says what: %s",
  async (kind, source) => {
    const { body, model } = await opened(source, kind);
    expect(body().mode).toMatchObject({
      kind: "source",
      why: { kind: "losses", losses: expect.arrayContaining([expect.anything()]) },
    });
    expect(model.content).toBe(source);
  },
);

it("[NW-37] opens it as a document only when that is asked for, and shows the source of one that can't be read", async () => {
  const { body, model, rested } = await opened("<div>Un</div>");
  await act(async () => body().toDocument(true));
  await rested();
  expect([body().mode.kind, model.content]).toEqual(["document", "<div>Un</div>"]);
  const unread = await opened("<p>Un</p>", "article", { fails: true });
  expect(unread.body().mode).toEqual({ kind: "source", why: { kind: "unread" } });
});

it("[NW-37] goes to the source and back, with what was typed in each", async () => {
  const { body, model, show, text, rested, type } = await opened("<p>Un</p>");
  await type("Un / deux");
  await show();
  await act(async () => body().toSource());
  await act(async () => body().sourceTyped("<p>Trois</p>"));
  await show();
  await act(async () => body().toDocument(false));
  await rested();
  expect([text(), model.content]).toEqual(["Trois", "<p>Trois</p>"]);
});

it("[NW-38] writes the text in the other kind's format when the kind changes, and back", async () => {
  const { model, show, type } = await opened("");
  await type("5 * 3 / l'autre");
  model.kind = "tip";
  await show();
  expect(model.content).toBe("5 \\* 3\n\nl'autre");
  model.kind = "article";
  await show();
  expect(model.content).toBe("<p>5 * 3</p>\n<p>l'autre</p>");
});

it("[NW-38] gives back a source that couldn't be converted when one goes back to its kind", async () => {
  const source = "<table><tr><td>a</td></tr></table>";
  const { model, body, show, rested } = await opened(source);
  await act(async () => body().toSource());
  model.kind = "tip";
  await show();
  await rested();
  expect(body().mode).toEqual({ kind: "source", why: { kind: "other-kind" } });
  model.kind = "article";
  await show();
  await rested();
  expect([body().mode.kind, model.content]).toEqual(["source", source]);
});

it("[NW-38] lets nothing be typed into a source while it is converted", async () => {
  const { model, modes, body, show, rested } = await opened("");
  await act(async () => body().toSource());
  await act(async () => body().sourceTyped("<p>Un</p>"));
  model.kind = "tip";
  const before = modes.length;
  await show();
  await rested();
  expect([[...new Set(modes.slice(before))], model.content]).toEqual([["source", "reading", "document"], "Un"]);
});
