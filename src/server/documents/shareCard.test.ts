import { readClub } from "../../build/club/clubFile.ts";
import { clubFolder } from "../../build/folders.ts";
import sharp from "sharp";
import { expect, it } from "vitest";
import { themeColour } from "../../../ui/design/tokens/recolour.ts";
import { letteringOf } from "./cardFonts.ts";
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
  expect(card.equals(await textCard(club, { ...text, plan: null }))).toBe(true);
});

it("[LK-32] draws a tip's plan on its card", async () => {
  const card = Buffer.from(await textCard(club, { ...text, plan: "nous,48,24" }));
  expect(card.equals(await textCard(club, text))).toBe(false);
  expect(card.equals(await textCard(club, { ...text, plan: "eux,48,24" }))).toBe(false);
  const walls = await textCard(club, { ...text, plan: "mur,0,0,96,4;mur,0,44,96,4;nous,8,24;eux,88,24" });
  const top = sharp(walls).extract({ left: 760, top: 10, width: 400, height: 60 }).removeAlpha().raw();
  const blues = (await top.toBuffer()).filter((_, at) => at % 3 === 2);
  expect(Math.min(...blues)).toBeGreaterThan(90);
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

const drawnOf = async (text: string) => (await letteringOf({ title: [text], text: [] })).drawable(text);

it("[SH-7] leaves out the letters that no font has", async () => {
  expect(await drawnOf("Łódź  \u{13080}  l’été \ud83d தமிழ்")).toBe("Łódź l’été");
});

it.each([
  ["Viva 🏆", "Viva 🏆"],
  ["👨‍👩‍👧 👍🏽 ❤️", "👨 👍 ❤"],
  ["🇫🇷 1️⃣", "FR 1"],
  ["Cafe\u0301", "Café"],
])("[SH-7] draws %j as %j", async (text, drawn) => {
  expect(await drawnOf(text)).toBe(drawn);
});

/** The number of light pixels where a title is, or an opponent's name. */
const lightIn = async (card: Uint8Array, [left, top, width, height]: readonly [number, number, number, number]) => {
  const { data } = await sharp(card)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey > 200).length;
};

it.each([
  "Новий фінал",
  "Τελικός στην Αθήνα",
  "서울 드래곤즈",
  "فريق النجوم",
  "הגמר הראשון",
  "รอบชิงชนะเลิศ",
  "फ़ाइनल",
  "東京での決勝戦",
  "上海的决赛",
  "🎉🏆🔥",
  "Hà Nội",
])("[SH-7] draws the letters of %j", async (title) => {
  expect(await drawnOf(title)).toBe(title);
  const article = await textCard(club, { ...text, title });
  expect(await lightIn(article, [64, 330, 840, 180])).toBeGreaterThan(1_500);
  const match = await matchCard(club, { competition: "Ligue", opponent: title, score: null });
  expect(await lightIn(match, [208, 316, 600, 168])).toBeGreaterThan(1_500);
});

it("[SH-7] begins a title of Arabic or Hebrew letters at the right", async () => {
  for (const title of ["النجوم", "הגמר"]) {
    const card = await textCard(club, { ...text, title });
    expect(await lightIn(card, [64, 400, 300, 105])).toBe(0);
    expect(await lightIn(card, [600, 400, 300, 105])).toBeGreaterThan(1_500);
  }
});

it("[SH-7] has no empty band for a title, and a word for an opponent, whose letters no font has", async () => {
  const bare = sharp(await textCard(club, { category: "Stratégie", label: "", title: "தமிழ்" }));
  const { data, info } = await bare.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // Left of the plate's edge, where the cover is behind it on other cards.
  const at = (400 * info.width + 600) * 3;
  const ground = data.subarray(0, 3);
  expect(data.subarray(at, at + 3)).not.toEqual(ground);
  const match = await matchCard(club, { competition: "Ligue", opponent: "தமிழ்", score: null });
  const named = await matchCard(club, { competition: "Ligue", opponent: "Adversaire", score: null });
  const name = [208, 316, 600, 168] as const;
  expect(await lightIn(match, name)).toBe(await lightIn(named, name));
});

it("[SH-7] draws the club's own short name in its letters, and its name where no font has them", async () => {
  const named = (shortName: string) =>
    matchCard({ ...club, shortName }, { competition: "Ligue", opponent: "Solstice", score: null });
  const [first, second, without] = await Promise.all(["Фурец 林", "Фурец 東", "தமிழ்"].map(named));
  expect(first).not.toEqual(second);
  expect(without).toEqual(await named(club.name));
});

it("[CF-14] draws cards in the club's colours", async () => {
  const own = { accent: "#8fe3c0", field: "#402a5c", light: ["#f0d9ff", "#c9a6ff", "#8b6bff"] } as const;
  const other = { ...club, colours: own };
  const pairs = [
    [await textCard(club, text), await textCard(other, text)],
    [await clubCard(club), await clubCard(other)],
  ] as const;
  for (const pair of pairs) {
    const grounds = await Promise.all(
      pair.map(async (card) => {
        const { data, info } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        // At the lower edge, under the club's name.
        const at = (620 * info.width + 20) * 3;
        return `#${data.subarray(at, at + 3).toString("hex")}`;
      }),
    );
    expect(grounds).toEqual([themeColour(club.colours), themeColour(own)]);
  }
});
