import { expect, it } from "vitest";
import { pagesAround } from "./Pager.tsx";

it.each([
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 22, [1, 2, null, 22]],
  [4, 22, [1, 2, 3, 4, 5, null, 22]],
  [9, 22, [1, null, 8, 9, 10, null, 22]],
  [22, 22, [1, null, 21, 22]],
])("offers pages around %i of %i", (page, pages, offered) => {
  expect(pagesAround(page, pages)).toEqual(offered);
});
