import { expect, it } from "vitest";
import { french, typeset } from "./french.ts";

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
])("leaves %s as it is", (address) => {
  expect(french(address)).toBe(address);
  expect(typeset(`Voyez l'adresse ${address} : ici`)).toBe(`Voyez l’adresse ${address}\u00a0: ici`);
});

it("leaves what is set already", () => {
  const printed = typeset("« Déjà fait » : l'essai ?");
  expect(typeset(printed)).toBe(printed);
});

it("keeps the sentence's own signs after an address", () => {
  expect(french("Écrivez à club@exemple.fr ! Merci")).toBe("Écrivez à club@exemple.fr\u00a0! Merci");
});

it("[LY-12] sets the apostrophe of print in what people wrote", () => {
  expect(typeset("L'aiguille n'a pas trouvé !")).toBe("L’aiguille n’a pas trouvé\u00a0!");
});

it.each([
  ["Le 28 novembre, le 1er mai", "Le 28\u00a0novembre, le 1er\u00a0mai"],
  ["15 minutes, 24 h, 35 €, 30 °C", "15\u00a0minutes, 24\u00a0h, 35\u00a0€, 30\u00a0°C"],
  ["En 2025 encore, 11 sur 20, de 3 à 9", "En 2025 encore, 11 sur 20, de 3 à 9"],
])("keeps a number beside what it counts where people wrote it: %s", (text, shown) => {
  expect(typeset(text)).toBe(shown);
  expect(french(text)).toBe(text);
});
