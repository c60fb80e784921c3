import { expect, it } from "vitest";
import { words } from "./words.ts";

it("[SR-4] promises no more results of a kind than its page shows", () => {
  expect(words.allOfKind("Articles", 12, 12)).toBe("Articles : les 12 résultats");
  expect(words.allOfKind("Articles", 30, 120)).toBe("Articles : les 30 premiers résultats sur 120");
  expect(words.firstOfKind(30, 120)).toMatch(/^Voici les 30 premiers résultats sur 120\./);
});
