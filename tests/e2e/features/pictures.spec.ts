import sharp from "sharp";
import { pngOf } from "../../pictures.ts";
import { bodyIn, create, dialog, giveFiles, openContentTab, submit } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect, failedRequest } from "../page.ts";

/** A photo as a phone stores it: on its side, with its camera's name. Upright, it is 1,300 by 2,600 pixels: its left half is red. */
const photo = async (): Promise<Buffer> => {
  const half = { create: { width: 2600, height: 650, channels: 3, background: "#c00" } } as const;
  return sharp({ create: { width: 2600, height: 1300, channels: 3, background: "#00c" } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 650 }])
    .withExif({ IFD0: { Model: "Appareil", Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};
const file = (name: string, buffer: Uint8Array) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from(buffer) });
const small = Buffer.from(pngOf({ width: 40, height: 30 }));

test("[NW-127] [NW-129] turns and shrinks pictures before they are sent, and readers load the width that they need", async ({
  browser,
  page,
  own,
}) => {
  const title = `Images ${crypto.randomUUID()}`;
  own.deletesAfterwards("articles", "title", title);
  await openContentTab(page);
  await create(page, title);
  const sheet = dialog(page);
  const text = bodyIn(page);
  await text.click();
  await page.keyboard.type("Avant");
  const pick = sheet.getByLabel("Envoyer des images");
  await pick.setInputFiles([
    file("grande.jpg", await photo()),
    file("petite.png", small),
    file("cassée.jpg", small.subarray(0, 20)),
  ]);
  const tray = sheet.getByRole("region", { name: "Fichiers en cours d'envoi" });
  await expect(tray.getByText("Fichiers dans le texte : 2 sur 3. En échec : 1.")).toBeVisible();
  await expect(tray.getByRole("listitem")).toHaveText(/^cassée\.jpg.*Choisissez une image/);
  await tray.getByRole("button", { name: "Retirer, cassée.jpg" }).press("Enter");
  await expect(tray).toHaveCount(0);
  await expect(text.locator("> p:has(img)")).toHaveCount(2);
  await text.locator(".picture").first().click();
  await expect(sheet.getByText(/Rien n’est encore écrit/)).toBeVisible();
  await sheet.getByLabel("Texte alternatif").fill("Deux couleurs");
  await sheet.getByLabel("Légende").fill("La finale");
  await sheet.getByLabel("Crédit").fill("Lya");

  await sheet.getByLabel("Publier immédiatement").check();
  await submit(page);
  await page.getByRole("link", { name: "Lire l'article" }).click();
  const [large, little] = [page.locator("main figure img").first(), page.locator("main figure img").last()];
  await expect(large).toHaveAttribute("alt", "Deux couleurs");
  await expect(page.locator("main figcaption")).toHaveText("La finale Lya");
  await expect(large).toHaveAttribute("width", "1200");
  await expect(large).toHaveAttribute("height", "2400");
  await expect(large).toHaveAttribute("srcset", /_1200x2400\.webp 1200w, \S+_960\.webp 960w, \S+_480\.webp 480w$/);
  await expect(little).toHaveAttribute("width", "40");
  await expect(little).not.toHaveAttribute("srcset");

  const stored = async (width: number) => {
    const address = (await large.getAttribute("srcset"))?.split(", ").find((one) => one.endsWith(` ${width}w`)) ?? "";
    return (await page.request.get(address.split(" ")[0] ?? "")).body();
  };
  for (const width of [1200, 960, 480]) {
    const bytes = await stored(width);
    const { format, exif, orientation, ...size } = await sharp(bytes).metadata();
    expect([format, exif, orientation, size.width, size.height]).toEqual([
      "webp",
      undefined,
      undefined,
      width,
      2 * width,
    ]);
    const [red = 0, , blue = 0] = await sharp(bytes).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(blue);
  }
  // This browser has the widest already, from the preview.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  await reader.goto(page.url());
  const loaded = reader.locator("main figure img").first();
  await loaded.scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/_480\.webp$/);
  await context.close();
});

test("[NW-128] [NW-137] dropped and pasted pictures go into the text and become a gallery; one that met an outage is sent again", async ({
  page,
  silence,
  own,
}) => {
  silence.allow(failedRequest);
  const title = `Images ${crypto.randomUUID()}`;
  own.deletesAfterwards("articles", "title", title);
  await openContentTab(page);
  await create(page, title);
  const text = bodyIn(page);
  await text.click();
  await page.route("**/storage/v1/object/**", (route) => route.abort(), { times: 1 });
  const give = (type: "paste" | "drop", names: readonly string[]) =>
    giveFiles(
      text,
      type,
      names.map((name) => ({ name, type: "image/png", bytes: small })),
    );
  await give("paste", ["une.png", "deux.png"]);
  const tray = dialog(page).getByRole("region", { name: "Fichiers en cours d'envoi" });
  await expect(tray.getByText("Fichiers dans le texte : 1 sur 2. En échec : 1.")).toBeVisible();
  await tray.getByRole("button", { name: "Réessayer, une.png" }).press("Enter");
  await expect(tray).toHaveCount(0);
  await expect(text.locator(".picture img")).toHaveCount(2);
  await give("drop", ["trois.png"]);
  await expect(text.locator(".picture img")).toHaveCount(3);

  await text.locator(".picture").nth(1).click();
  const sheet = dialog(page);
  await sheet.getByRole("button", { name: "Réunir les images voisines en galerie" }).press("Enter");
  await expect(text.locator("> p:has(img)")).toHaveCount(1);
  await sheet.getByLabel("Légende").fill("Au milieu");
  await sheet.getByLabel("Publier immédiatement").check();
  await submit(page);
  await page.getByRole("link", { name: "Lire l'article" }).click();
  const figures = page.locator("main figure");
  await expect(figures.nth(1)).toContainText("Au milieu");
  const boxes = await Promise.all([0, 1].map((at) => figures.nth(at).boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[1]?.x).toBeGreaterThan(boxes[0]?.x ?? 0);
});
