import { readClub } from "../../build/club/clubFile.ts";
import { clubFolder } from "../../build/folders.ts";
import { expect, it } from "vitest";
import { drawable } from "./cardFonts.ts";
import { clubCard, logo, matchCard, textCard } from "./shareCard.ts";

const { club } = await readClub(clubFolder);

/** Width and height in a PNG's header. Throws for other formats. */
const sizeOf = (bytes: Uint8Array): readonly [number, number] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x89504e47) throw new Error("No PNG");
  return [view.getUint32(16), view.getUint32(20)];
};

const text = { category: "Stratégie", label: "Stratégie", title: "Tenir un site à deux" };

it("[SH-4] draws every card in the size that is shared", async () => {
  expect(sizeOf(await textCard(club, text))).toEqual([1200, 630]);
  expect(sizeOf(await clubCard(club))).toEqual([1200, 630]);
  expect(sizeOf(await logo(club))).toEqual([512, 512]);
});

it("draws the same words the same way, and others otherwise", async () => {
  const card = Buffer.from(await textCard(club, text));
  expect(card.equals(await textCard(club, text))).toBe(true);
  expect(card.equals(await textCard(club, { ...text, title: "Tenir un site à trois" }))).toBe(false);
  expect(card.equals(await textCard(club, { ...text, category: "Aim Training" }))).toBe(false);
  expect(card.equals(await textCard(club, { ...text, label: "Tactique" }))).toBe(false);
});

it.each(["", "x".repeat(300), "<b>&amp;</b> </svg>", "日本 😀", "\u0000\ud83d", "Łódź, l'œuvre d'août : 100 %"])(
  "draws a card for %j",
  async (title) => {
    expect(sizeOf(await textCard(club, { category: title, label: title, title }))).toEqual([1200, 630]);
  },
);

it.each(["Solstice", "😀", "x".repeat(60), "Les Irréductibles Chevaliers de la Table Ronde d'Armorique"])(
  "[MA-43] draws a match against %j, and its score when there is one",
  async (opponent) => {
    const card = (score: { readonly ours: number; readonly theirs: number } | null) =>
      matchCard(club, { competition: "Ligue des Régions", opponent, score });
    const announced = Buffer.from(await card(null));
    const finished = Buffer.from(await card({ ours: 13, theirs: 99 }));
    expect([sizeOf(announced), sizeOf(finished)]).toEqual([
      [1200, 630],
      [1200, 630],
    ]);
    expect(announced.equals(finished)).toBe(false);
    expect(finished.equals(await card({ ours: 13, theirs: 9 }))).toBe(false);
  },
);

it("leaves out the letters that the font lacks", () => {
  expect(drawable("Łódź 😀  日本 l’été")).toBe("Łódź   l’été".replace(/ +/g, " "));
});
