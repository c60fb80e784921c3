// @vitest-environment jsdom
import { fork } from "effector";
import { Provider } from "effector-react";
import { EditorState, type Command, TextSelection } from "prosemirror-state";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { htmlBody } from "../../../../../../adapters/html/htmlBody.ts";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import type { Find, SiteFinds } from "../../../../../../domain/search/searchSite.ts";
import { sourceOf } from "../../../../../../domain/content/editing/source.ts";
import { FeaturesContext } from "../../../../../lib/page/features.ts";
import { $siteAddress } from "../../../../../lib/page/site.ts";
import { searchSiteFx } from "../../../../../search/effects.ts";
import { contentOf, documentOf } from "../document/document.ts";
import { LinkBar } from "./LinkBar.tsx";
import { words } from "../words.ts";

const find = (kind: Find["kind"], slug: string): Find => ({
  kind,
  slug,
  title: [
    { text: "Tenir ", isMarked: false },
    { text: slug, isMarked: true },
  ],
  passage: [],
  at: null,
});
const found: SiteFinds = {
  kind: "found",
  finds: [find("tip", "mirage"), find("article", "retour")],
  totals: { article: 1, tip: 1, match: 0, team: 0, person: 0, page: 0 },
  near: [],
  isCut: false,
};

/** The bar over a text whose link is selected, in a page with another field. */
const opened = async (kind: ContentKind = "article", search = async (): Promise<SiteFinds> => found) => {
  vi.useFakeTimers();
  const scope = fork({ handlers: [[searchSiteFx, search]], values: [[$siteAddress, "https://club.example"]] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const [place, other] = [document.createElement("div"), document.createElement("input")];
  document.body.replaceChildren(place, other);
  const first = EditorState.create({ doc: documentOf(htmlBody('<p><a href="https://x.fr">un</a> deux</p>').body) });
  const last = { state: first.apply(first.tr.setSelection(TextSelection.create(first.doc, 2))) };
  const root = createRoot(place);
  const run = (command: Command) =>
    void command(last.state, (transaction) => {
      last.state = last.state.apply(transaction);
    });
  const show = () =>
    act(async () =>
      root.render(
        <Provider value={scope}>
          <FeaturesContext value={["search", "tips", "articles"]}>
            <LinkBar isButton={false} kind={kind} state={last.state} run={run} onClose={() => {}} />
          </FeaturesContext>
        </Provider>,
      ),
    );
  await show();
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll("button")].find((one) => one.textContent === name)?.click());
  const type = (typed: string) =>
    act(async () => {
      const input = place.querySelector("input");
      if (input) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
      input?.dispatchEvent(new Event("input", { bubbles: true }));
      await vi.runAllTimersAsync();
    });
  return { place, other, last, show, press, type };
};

it("takes the focus once, when it opens", async () => {
  const { place, other, show } = await opened();
  expect(document.activeElement).toBe(place.querySelector("input"));
  other.focus();
  await show();
  expect(document.activeElement).toBe(other);
});

it("changes the link where it stands now, when the text has changed since", async () => {
  const { last, show, press } = await opened();
  last.state = last.state.apply(last.state.tr.insertText("avant ", 1));
  await show();
  await press(words.removeLink);
  expect(sourceOf("article", contentOf(last.state.doc))).toBe("<p>avant un deux</p>");
});

it.each([
  ["article", '<p><a href="/tips/mirage">un</a> deux</p>'],
  ["tip", `<p><a href="https://club.example/tips/mirage">un</a> deux</p>`],
] as const)("[NW-145] finds pages of the site by words, and links one of an %s by a press", async (kind, html) => {
  const { place, last, type, press } = await opened(kind);
  await type("mirage");
  expect(place.querySelector("[role=status]")?.textContent).toBe("2 pages du site");
  await press("Tenir mirage Tips");
  expect(sourceOf("article", contentOf(last.state.doc))).toBe(html);
});

it("[NW-145] asks nothing for an address, and says when the search failed", async () => {
  const search = vi.fn(async () => {
    throw new Error("down");
  });
  const { place, type } = await opened("article", search);
  await type("/tips");
  await type("https://x.fr/a");
  expect(search).not.toHaveBeenCalled();
  await type("mirage");
  expect(place.querySelector("[role=status]")?.textContent).toBe(words.ownPagesFailed);
});
