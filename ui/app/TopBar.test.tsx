// @vitest-environment jsdom
import { fork } from "effector";
import { Provider } from "effector-react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Navigator, Router } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { club } from "../../tests/club.ts";
import { $club } from "../lib/page/club.ts";
import { NavigationContext, navigationOf } from "./navigation.ts";
import { TopBar } from "./TopBar.tsx";

const navigator: Navigator = { createHref: () => "", go() {}, push() {}, replace() {} };

HTMLDialogElement.prototype.close = () => {}; // jsdom has none.

it("[PF-31] marks the current page after the page itself is shown", async () => {
  const read = vi.fn(() => "Tips");
  const tips = {
    to: "/tips",
    part: "club" as const,
    get words() {
      return read();
    },
  };
  const navigation = navigationOf([tips, { to: "/news", words: "News", part: "club" }]);
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
            </Router>
          </NavigationContext>
        </Provider>,
      ),
    );
  const marked = () => place.querySelector("header > div > nav [aria-current=page]")?.textContent;
  open("/tips");
  expect(marked()).toBe("Tips");
  const before = read.mock.calls.length;
  open("/news");
  expect(place.querySelector("h1")?.textContent).toBe("/news");
  expect(read).toHaveBeenCalledTimes(before);
  await vi.waitFor(() => expect(marked()).toBe("News"));
  root.unmount();
});
