// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { focusInvalid } from "./focusContent.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

/** What is scrolled into sight, in order, after a form with these fields was refused. */
const scrolledIn = (fields: string) => {
  document.body.innerHTML = `<form>${fields}</form>`;
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.id);
  });
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const isFound = focusInvalid(document.querySelector("form"));
  return { scrolled, isFound, focused: document.activeElement?.id, options: focus.mock.lastCall?.[0] };
};

it("[PF-42] brings the first invalid field into sight with its label, and leaves the browser's own scrolling out", () => {
  const field = (name: string, more = "") =>
    `<div id="${name}-frame"><label id="${name}-label">Nom</label><div><input id="${name}" ${more} /></div></div>`;
  const invalid = 'aria-invalid="true"';
  expect(scrolledIn(field("name") + field("age", invalid) + field("game", invalid))).toEqual({
    isFound: true,
    focused: "age",
    options: { preventScroll: true },
    scrolled: ["age-frame", "age-label"],
  });
});

it("[PF-42] brings a field without a label's frame into sight by itself, and does nothing without one", () => {
  expect(scrolledIn('<textarea id="text" aria-invalid="true"></textarea>').scrolled).toEqual(["text"]);
  expect(scrolledIn('<input id="name" />')).toMatchObject({ isFound: false, scrolled: [] });
});
