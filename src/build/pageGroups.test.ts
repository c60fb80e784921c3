import { expect, it } from "vitest";
import { pageGroups } from "./pageGroups.ts";

/** Modules by who imports them. Pages and dialogs are imported dynamically. */
const graph: Record<string, { readonly by?: readonly string[]; readonly later?: readonly string[] }> = {
  "home.tsx": { later: ["features.ts"] },
  "tip.tsx": { later: ["features.ts"] },
  "panel.tsx": { later: ["features.ts"] },
  "dialog.tsx": { later: ["home.tsx"] },
  "card.ts": { by: ["home.tsx", "list.ts"] },
  "list.ts": { by: ["tip.tsx", "card.ts"] },
  "table.ts": { by: ["panel.tsx"] },
  "field.ts": { by: ["panel.tsx", "tip.tsx"] },
  "icon.ts": { by: ["dialog.tsx"] },
  "staff.ts": { later: ["features.ts"] },
  "board.tsx": { later: ["panel.tsx"] },
  "kit.tsx": { later: ["routes.ts"] },
  "rule.ts": { by: ["staff.ts", "board.tsx"] },
  "row.ts": { by: ["panel.tsx", "board.tsx"] },
  "grip.ts": { by: ["board.tsx", "kit.tsx"] },
  "acts.ts": { later: ["features.ts"] },
  "like.ts": { by: ["acts.ts", "tip.tsx"] },
  "name.ts": { by: ["acts.ts", "tip.tsx", "home.tsx"] },
};
const modules = {
  getModuleInfo: (id: string) => ({ importers: graph[id]?.by ?? [], dynamicImporters: graph[id]?.later ?? [] }),
};
const groups = pageGroups({
  kinds: {
    staff: (id) => id === "staff.ts",
    panel: (id) => id === "panel.tsx",
    boards: (id) => id === "board.tsx",
    home: (id) => id === "home.tsx",
    tips: (id) => id === "tip.tsx" || id === "kit.tsx",
    acts: (id) => id === "acts.ts",
  },
  patient: ["staff", "panel", "boards"],
  late: { kind: "acts", least: 2 },
  isLeftOut: (id) => id === "kit.tsx",
});
const groupOf = (id: string) => groups.map((name) => name(id, modules)).find((name) => name !== null) ?? null;

it("names a file by the kinds of pages that need its modules, also in a circle", () => {
  expect(groupOf("card.ts")).toBe("home-tips");
  expect(groupOf("list.ts")).toBe("home-tips");
  expect(groupOf("table.ts")).toBe("panel");
});

it("doesn't tell the patient kind apart from the others", () => {
  expect(groupOf("field.ts")).toBe("tips");
});

it("tells the late kind apart where few others need the same", () => {
  expect(groupOf("like.ts")).toBe("tips-acts");
  expect(groupOf("name.ts")).toBe("home-tips");
});

it("gives what several patient kinds need to the first, or else the second of them", () => {
  expect(groupOf("rule.ts")).toBe("staff");
  expect(groupOf("row.ts")).toBe("panel");
});

it("doesn't count what the build leaves out", () => {
  expect(groupOf("grip.ts")).toBe("boards");
});

it("leaves alone what no kind needs", () => {
  expect(groupOf("icon.ts")).toBeNull();
});

it("begins with what most kinds need", () => {
  expect(groups.map((name) => name("card.ts", modules))).toEqual([null, "home-tips", null, null, null, null]);
});
