import { expect, it } from "vitest";
import { atUnits, french, ofName, typeset, unbroken } from "./french.ts";

it.each([
  ["Connexion réussie !", "Connexion réussie\u00a0!"],
  ["Trois règles suffisent : bouger ; viser ?", "Trois règles suffisent\u00a0: bouger\u00a0; viser\u00a0?"],
  ["Quoi ?!", "Quoi\u00a0?!"],
  ["Dites « porte » ou «deux».", "Dites «\u00a0porte\u00a0» ou «\u00a0deux\u00a0»."],
  ["URL d'image invalide", "URL d'image invalide"],
  ["Oops! à 12:30", "Oops! à 12:30"],
])("sets %s", (text, printed) => {
  expect(french(text)).toBe(printed);
});

it.each([
  "https://exemple.fr/?q=l'eau;a=b:c!",
  "http://exemple.fr:8080/a?b=c",
  "www.exemple.fr/l'ete",
  "o'neil@exemple.fr",
])("leaves %s unchanged", (address) => {
  expect(french(address)).toBe(address);
  expect(typeset(`Voyez l'adresse ${address} : ici`)).toBe(`Voyez l’adresse ${address}\u00a0: ici`);
});

it("leaves text with French spaces unchanged", () => {
  const printed = typeset("« Déjà fait » : l'essai ?");
  expect(typeset(printed)).toBe(printed);
});

it("keeps punctuation after an address", () => {
  expect(french("Écrivez à club@exemple.fr ! Merci")).toBe("Écrivez à club@exemple.fr\u00a0! Merci");
});

it("[LY-12] replaces keyboard apostrophes in members' texts", () => {
  expect(typeset("L'aiguille n'a pas trouvé !")).toBe("L’aiguille n’a pas trouvé\u00a0!");
  expect(typeset(`L'écran de 27", soit 5'10"`)).toBe(`L’écran de 27", soit 5'10"`);
});

it.each([
  ["Le 28 novembre, le 1er mai", "Le 28\u00a0novembre, le 1er\u00a0mai"],
  ["15 minutes, 3 000 crédits", "15\u00a0minutes, 3\u202f000\u00a0crédits"],
  ["En 2025 encore, 11 sur 20, de 3 à 9, 35000 Rennes", "En 2025 encore, 11 sur 20, de 3 à 9, 35000 Rennes"],
])("keeps a number beside what it counts in typeset texts: %s", (text, shown) => {
  expect(typeset(text)).toBe(shown);
  expect(french(text)).toBe(text);
});

it.each([
  ["24 h, 35 €, 30 °C, 100 %, 5 Mo", "24\u202fh, 35\u202f€, 30\u202f°C, 100\u202f%, 5\u202fMo"],
  ["dans 30 s.", "dans 30\u202fs."],
  ["20 h 30", "20\u202fh\u202f30"],
  ["3 horaires, 2 hauts, 7 secondes", "3 horaires, 2 hauts, 7 secondes"],
  ["35€ et 24h", "35€ et 24h"],
])("[FR-2] sets a narrow space between a figure and its unit: %s", (text, shown) => {
  expect(french(text)).toBe(shown);
});

it.each([
  ["35€", ["35", "€", ""]],
  ["Sous 24h en moyenne", ["Sous 24", "h", " en moyenne"]],
  ["JPG/PNG, max 5MB", ["JPG/PNG, max 5", "MB", ""]],
  ["+12%", ["+12", "%", ""]],
  ["+0.2", ["+0.2"]],
  ["15+ tournois", ["15+ tournois"]],
])("[FR-2] finds the unit that follows its figure in %s", (text, pieces) => {
  expect(atUnits(text)).toEqual(pieces);
});

it("[LK-9] keeps a verb with its pronoun, e-mail and a group's letter on one line", () => {
  expect(unbroken("Dites-nous")).toBe("Dites-\u2060nous");
  expect(unbroken("passe-t-il")).toBe("passe-\u2060t-\u2060il");
  expect(unbroken("un e-mail, vous-même")).toBe("un e-\u2060mail, vous-\u2060même");
  expect(unbroken("le groupe B.")).toBe("le groupe\u00a0B.");
  expect(unbroken("porte-avion, mi-novembre, à Rennes")).toBe("porte-avion, mi-novembre, à Rennes");
});

it.each([
  ["Ozark", "d'Ozark"],
  ["Éloi", "d'Éloi"],
  ["Yves", "d'Yves"],
  ["Yanis", "de Yanis"],
  ["Nival", "de Nival"],
  ["Hugo", "de Hugo"],
])('[LK-9] writes "de" before %s', (name, written) => {
  expect(ofName(name)).toBe(written);
});
