import { describe, expect, it } from "vitest";
import { adminTabIn, applicationsAddress, applicationsSelectionOf } from "./address.ts";
import { adminTabAddress, applicationsTab, contentTab, overviewTab } from "./tabAddress.ts";

const searchOf = (address: string) => address.replace(/^[^?]*/, "");

const tabs: readonly [{ key: string }, ...{ key: string }[]] = [
  { key: overviewTab },
  { key: contentTab },
  { key: applicationsTab },
];
const keyIn = (address: string) => adminTabIn(searchOf(address), tabs).key;

it.each([overviewTab, contentTab, applicationsTab])("[AD-2] finds the tab %s again in its address", (tab) => {
  expect(keyIn(adminTabAddress(tab))).toBe(tab);
});

it.each(["", "?onglet=autre", "?onglet="])("opens the first tab at %j", (search) => {
  expect(keyIn(search)).toBe(overviewTab);
});

describe("[AD-16] the selection of the applications in the address", () => {
  it.each([
    { words: "", status: null, page: 1 },
    { words: "Éloi & Cie ?", status: "pending", page: 3 },
    { words: "", status: "rejected", page: 1 },
    { words: "%_*", status: "accepted", page: 2 },
  ] as const)("comes back from it: %j", (selection) => {
    const address = applicationsAddress(selection);
    expect(applicationsSelectionOf(searchOf(address))).toEqual(selection);
    expect(keyIn(address)).toBe(applicationsTab);
  });

  it.each(["?page=-3&statut=autre", "?page=x", "?page=0&statut=pending"])(
    "is all, from the first page, at %j",
    (search) => {
      expect(applicationsSelectionOf(search)).toEqual({ words: "", status: null, page: 1 });
    },
  );
});
