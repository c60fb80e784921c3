// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { type Selection, useSelectionOf } from "./selection.ts";

it("[AD-51] forgets a chosen row that leaves the page", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.createElement("div"));
  let selection: Selection | null = null;
  const Table = ({ ids }: { readonly ids: readonly string[] }) => {
    selection = useSelectionOf(ids);
    return null;
  };
  const show = (...ids: string[]) => act(() => root.render(<Table ids={ids} />));
  const known = () => selection as unknown as Selection;
  show("a", "b");
  act(() => known().toggleAll());
  show("b", "c");
  expect(known().chosen).toEqual(["b"]);
  show("a", "b");
  expect(known().chosen).toEqual(["b"]);
});
