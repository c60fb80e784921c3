import { expect, it } from "vitest";
import { keptFile, ownFiles, shownFile } from "./ownFile.ts";

const id = "01234567-89ab-4cde-8f01-23456789abcd";
const address = `${ownFiles}${id}_1234567/reglement-saison-3.pdf`;

it("[NW-152] reads id, size and kind of an uploaded file in its address", () => {
  expect(keptFile(address)).toEqual({ id, size: 1_234_567, extension: "pdf" });
  expect(shownFile(address, "")).toBe(`${address}?download`);
  expect([keptFile(`${address}?download`), shownFile(`${address}?download`, "")]).toEqual([
    keptFile(address),
    `${address}?download`,
  ]);
  expect(shownFile(address, "https://files.example")).toBe(`https://files.example${address}?download`);
});

it.each([
  "/tips",
  `https://club.example${address}`,
  `${address}?a`,
  `${address}#a`,
  `${ownFiles}../contenus/${id}_1/a.pdf`,
  `${ownFiles}${id}_1/../a.pdf`,
  `${ownFiles}${id}_0/a.pdf`,
  `${ownFiles}${id}_1/a`,
  `${ownFiles}${id}_1/%61.pdf`,
  `${ownFiles}${id}_1/a b.pdf`,
  `${ownFiles}${id}/a.pdf`,
])("[NW-152] takes %s for no uploaded file", (other) => {
  expect([keptFile(other), shownFile(other, "https://files.example")]).toEqual([undefined, other]);
});
