import { describe, expect, it } from "vitest";
import { applicationsAddress, applicationsSelectionOf, tabsOf, viewAt, viewsUnder } from "./address.ts";
import { movedAddress } from "./movedAddress.ts";
import { applicationsView, viewAddress } from "./viewAddress.ts";

const searchOf = (address: string) => address.replace(/^[^?]*/, "");

const views = [
  { path: "matchs/classements", order: 1 },
  { path: "pages", order: 1, tab: { group: "site", icon: "globe" } },
  { path: "contenu", order: 2, tab: { group: "week", icon: "doc" } },
  { path: "matchs", order: 1, tab: { group: "week", icon: "calendar" } },
  { path: "", order: 0, tab: { group: "todo", icon: "check" } },
] as const;
const pathsOf = (some: readonly { readonly path: string }[]) => some.map(({ path }) => path);

it.each(views)('[AD-2] [AD-42] finds the view "$path" again at its address', (view) => {
  expect(viewAt(viewAddress(view.path), views)).toBe(view);
  expect(viewAt(`${viewAddress(view.path)}/`, views)).toBe(view);
});

it.each(["/admin/autre", "/admin/matchs/autre", "/admin/matchs/classements/x"])("knows no view at %s", (pathname) => {
  expect(viewAt(pathname, views)).toBeUndefined();
});

it("[AD-42] orders the tabs by their groups, and has the views inside one after its own", () => {
  expect(pathsOf(tabsOf(views))).toEqual(["", "matchs", "contenu", "pages"]);
  expect(pathsOf(viewsUnder("matchs/classements", views))).toEqual(["matchs", "matchs/classements"]);
  expect(pathsOf(viewsUnder("", views))).toEqual([""]);
});

it.each([
  ["?onglet=apercu", "/admin"],
  ["?onglet=autre", "/admin"],
  ["?onglet=contenu&type=tips&formulaire=nouveau", "/admin/contenu?type=tips&formulaire=nouveau"],
  ["?onglet=candidatures&statut=en-attente&page=2", "/admin/candidatures?statut=en-attente&page=2"],
  ["?onglet=roles", "/admin/candidatures/postes"],
  ["?onglet=categories", "/admin/contenu/categories"],
  ["?onglet=matchs&periode=termines", "/admin/matchs?periode=termines"],
  ["?onglet=matchs&periode=classements", "/admin/matchs/classements"],
  ["?onglet=equipes&vue=personnes&formulaire=lya", "/admin/equipes/personnes?formulaire=lya"],
  ["?onglet=equipes&equipe=valorant", "/admin/equipes?equipe=valorant"],
])("[AD-42] leads the earlier address %s to %s", (search, address) => {
  expect(movedAddress("/admin", search)).toBe(address);
});

it("leads no other address elsewhere", () => {
  expect(movedAddress("/admin", "?page=2")).toBeUndefined();
  expect(movedAddress("/admin/matchs", "?onglet=contenu")).toBeUndefined();
  expect(movedAddress("/profile", "?onglet=parametres")).toBeUndefined();
});

describe("[AD-16] the selection of the applications in the address", () => {
  it.each([
    { words: "", status: null, sorting: undefined, page: 1 },
    { words: "Éloi & Cie ?", status: "pending", page: 3 },
    { words: "", status: "rejected", page: 1 },
    { words: "%_*", status: "accepted", page: 2 },
  ] as const)("comes back from it: %j", (selection) => {
    const address = applicationsAddress(selection);
    expect(applicationsSelectionOf(searchOf(address))).toEqual(selection);
    expect(address.split("?")[0]).toBe(viewAddress(applicationsView));
  });

  it.each(["?page=-3&statut=autre", "?page=x", "?page=0&statut=pending"])(
    "is all, from the first page, at %j",
    (search) => {
      expect(applicationsSelectionOf(search)).toEqual({ words: "", status: null, sorting: undefined, page: 1 });
    },
  );
});
