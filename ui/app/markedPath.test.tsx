// @vitest-environment jsdom
import { fork } from "effector";
import { Provider } from "effector-react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Navigator, Router } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { club } from "../../tests/club.ts";
import { $club } from "../lib/page/club.ts";
import { Footer } from "./Footer.tsx";
import { NavigationContext, navigationOf } from "./navigation.ts";
import { TopBar } from "./TopBar.tsx";

const navigator: Navigator = { createHref: () => "", go() {}, push() {}, replace() {} };

it("[PF-31] bar, drawer and foot mark the current page after it is shown; the drawer is closed with it", async () => {
  const close = vi.fn();
  HTMLDialogElement.prototype.close = close; // jsdom has none.
  const readWords = vi.fn(() => "Tips");
  const tips = {
    to: "/tips",
    part: "club" as const,
    foot: "club" as const,
    get words() {
      return readWords();
    },
  };
  const navigation = navigationOf([tips, { to: "/news", words: "News", part: "club", foot: "club" }]);
  const place = document.createElement("div");
  const root = createRoot(place);
  const scope = fork({ values: [[$club, club]] });
  const open = (path: string) =>
    flushSync(() =>
      root.render(
        <Provider value={scope}>
          <NavigationContext value={navigation}>
            <Router navigator={navigator} location={path}>
              <TopBar />
              <h1>{path}</h1>
              <Footer />
            </Router>
          </NavigationContext>
        </Provider>,
      ),
    );
  const marked = () => [...place.querySelectorAll("[aria-current=page]")].map(({ textContent }) => textContent);
  open("/tips");
  expect(marked()).toEqual(["Tips", "Tips", "Tips"]);
  expect(close).not.toHaveBeenCalled();
  const before = readWords.mock.calls.length;
  open("/news");
  expect(place.querySelector("h1")?.textContent).toBe("/news");
  expect(close).toHaveBeenCalledTimes(1);
  expect(readWords).toHaveBeenCalledTimes(before);
  await vi.waitFor(() => expect(marked()).toEqual(["News", "News", "News"]));
  expect(close).toHaveBeenCalledTimes(1);
  root.unmount();
});
