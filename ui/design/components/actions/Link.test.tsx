// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Link, type LinkProps, PathHere } from "./Link.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** Presses a link on the page "/". Returns what the app was told, and whether the browser follows the link. */
const press = async (props: Partial<LinkProps>, event: MouseEventInit = {}, pathHere: string | null = null) => {
  const told: unknown[] = [];
  const tell =
    (way: string) =>
    (to: unknown, state?: unknown, options?: object): void =>
      void told.push([way, to, state, options]);
  const navigator = { createHref: String, go() {}, push: tell("push"), replace: tell("replace") };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(() =>
    root.render(
      <Router location="/" navigator={navigator}>
        <PathHere value={pathHere}>
          <Link to="/tips" {...props}>
            Tips
          </Link>
        </PathHere>
      </Router>,
    ),
  );
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...event });
  // Last of all, so that the test's own document isn't left.
  let isFollowed = false;
  const end = (last: Event) => {
    isFollowed = !last.defaultPrevented;
    last.preventDefault();
  };
  addEventListener("click", end, { once: true });
  await act(() => place.querySelector("a")?.dispatchEvent(click));
  await act(() => root.unmount());
  place.remove();
  return { told, isFollowed };
};

const byBrowser = { told: [], isFollowed: true };
const moved = { preventScrollReset: false };

it("[LY-17] opens a page of the site in the app, with its state, and as it is asked to", async () => {
  expect(await press({ state: 1 })).toEqual({ told: [["push", "/tips", 1, moved]], isFollowed: false });
  expect((await press({ replace: true })).told).toEqual([["replace", "/tips", undefined, moved]]);
  expect((await press({ preventScrollReset: true })).told).toEqual([
    ["push", "/tips", undefined, { preventScrollReset: true }],
  ]);
});

it("[LY-17] adds no step to the history for the page itself, unless it is told so", async () => {
  expect((await press({ to: "/" })).told).toEqual([["replace", "/", undefined, moved]]);
  expect((await press({ to: "/", replace: false })).told).toEqual([["push", "/", undefined, moved]]);
});

it("leaves to the browser what is for another tab, another site or a document of its own", async () => {
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
    expect(await press({}, { [key]: true })).toEqual(byBrowser);
  }
  expect(await press({}, { button: 1 })).toEqual(byBrowser);
  expect(await press({ target: "_blank" })).toEqual(byBrowser);
  expect(await press({ reloadDocument: true })).toEqual(byBrowser);
  for (const to of ["https://discord.gg/boreal", "//evil.example", "mailto:contact@club.test"]) {
    expect(await press({ to })).toEqual(byBrowser);
  }
});

it("does nothing when its own handler prevents it", async () => {
  expect(await press({ onClick: (event) => event.preventDefault() })).toEqual({ told: [], isFollowed: false });
});

it("[OF-8] leaves a page without a network to the worker, unless all of it is here", async () => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: {} } });
  expect(await press({})).toEqual(byBrowser);
  for (const to of ["/admin", "/admin?vue=1", "/admin#a", "/admin/matchs?page=2"]) {
    expect((await press({ to }, {}, "/admin")).isFollowed).toBe(false);
  }
  for (const to of ["/", "/tips", "/administration"]) expect(await press({ to }, {}, "/admin")).toEqual(byBrowser);
});
