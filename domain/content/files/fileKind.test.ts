import { expect, it } from "vitest";
import { downloadName, extensionOf, fileTitle, isOfKind } from "./fileKind.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ["Règlement.PDF", "pdf"],
  ["scores.2026.csv", "csv"],
  ["page.html", undefined],
  ["page.pdf.html", undefined],
  ["dessin.svg", undefined],
  ["script.js", undefined],
  ["programme.pdf.exe", undefined],
  ["sans extension", undefined],
  ["dossier.pdf/", undefined],
  // Shown as "exe.pdf" by a system that obeys the mark.
  ["\u202efdp.exe", undefined],
  ["pdf", undefined],
  ["", undefined],
])("[NW-150] knows the kind of %j by its end: %s", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

it.each([
  ["Règlement saison 3.pdf", "Règlement saison 3", "reglement-saison-3.pdf"],
  ["C:\\Bureau\\..\\plan.pdf", "plan", "plan.pdf"],
  ["../../etc/passwd.pdf", "passwd", "passwd.pdf"],
  ["page.html.pdf", "page.html", "page-html.pdf"],
  ["a\u202egnp.exe\u200f b.pdf", "agnp.exe b", "agnp-exe-b.pdf"],
  ["大会規定.pdf", "大会規定", "fichier.pdf"],
  [".pdf", "Fichier", "fichier.pdf"],
  ["\u200f \u202e.pdf", "Fichier", "fichier.pdf"],
])("[NW-150] calls %j %s, downloaded as %s", (name, title, file) => {
  expect([fileTitle(name), downloadName(name, "pdf")]).toEqual([title, file]);
});

it("[NW-150] cuts a name of 300 characters, between letters", () => {
  const long = `${"é".repeat(299)}💥.pdf`;
  expect([...fileTitle(long)]).toHaveLength(120);
  expect(fileTitle(`${"💥".repeat(300)}.pdf`)).toBe("💥".repeat(120));
  expect(downloadName(long, "pdf")).toBe(`${"e".repeat(80)}.pdf`);
  expect(downloadName(`${"a".repeat(79)} b.pdf`, "pdf")).toBe(`${"a".repeat(79)}.pdf`);
});

it.each([
  ["pdf", "%PDF-1.7\n", true],
  ["pdf", "<!doctype html>", false],
  ["pdf", " %PDF-1.7", false],
  ["zip", "PK\x03\x04rest", true],
  ["zip", "%PDF-1.7\n", false],
  ["txt", "Bonjour,\r\n\tà tous\n", true],
  ["txt", "Prix \xe9lev\xe9", true],
  ["txt", "\xef\xbb\xbf\n <html>", false],
  ["cfg", "<svg xmlns=''>", false],
  ["cfg", "#!/bin/sh", false],
  ["cfg", "// bind <w>", true],
  ["csv", "a;b\0", false],
  ["dem", "PBDEMS2\0...", true],
  ["dem", "MZ...", false],
  ["rofl", "RIOT\x02", true],
] as const)("[NW-150] a %s of %j: %s", (extension, text, is) => {
  expect(isOfKind(extension, bytes(text))).toBe(is);
});
