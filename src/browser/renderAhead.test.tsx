// @vitest-environment jsdom
import { createStore, fork } from "effector";
import { useUnit } from "effector-react";
import { useEffect, useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";
import { renderAhead } from "./renderAhead.tsx";

const place = { pathname: "/tips/plateau", search: "" };
const $title = createStore("none", { serialize: "ignore" });

const matchOf = (Component: () => React.ReactNode, errorElement?: React.ReactNode) => [
  {
    params: {},
    pathname: place.pathname,
    pathnameBase: place.pathname,
    route: { id: "tip", path: "/tips/:slug", Component, errorElement },
  },
];

it("[PF-18] renders a page with its data, runs no effect and leaves the document as it is", async () => {
  const rendered = vi.fn();
  const ran = vi.fn();
  const Page = () => {
    rendered(useUnit($title));
    useEffect(ran);
    useLayoutEffect(ran);
    return (
      <h1>
        <title>Plateau</title>
      </h1>
    );
  };
  const before = document.documentElement.outerHTML;
  await renderAhead(fork({ values: [[$title, "Plateau"]] }), matchOf(Page), place);
  expect(rendered).toHaveBeenCalledWith("Plateau");
  expect(ran).not.toHaveBeenCalled();
  expect(document.documentElement.outerHTML).toBe(before);
});

it("ends in silence when the page can't be rendered, also where its route shows errors", async () => {
  const logged = vi.spyOn(console, "error");
  const Page = () => {
    throw new Error("broken");
  };
  await renderAhead(fork(), matchOf(Page), place);
  await renderAhead(fork(), matchOf(Page, <p />), place);
  expect(logged).not.toHaveBeenCalled();
});
