import { expect, it } from "vitest";
import { isOwnPicture, shownPicture } from "./ownPicture.ts";

const own = "/storage/v1/object/public/contenus/images/4f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.jpg";

it("[CO-2] knows an uploaded picture by its path", () => {
  expect(isOwnPicture(own)).toBe(true);
  expect(isOwnPicture("/storage/v1/object/public/contenus/photo.png")).toBe(true);
});

it.each([
  "",
  "/image.png",
  "/storage/v1/object/public/contenus/",
  "/storage/v1/object/public/avatars/a/avatar.png",
  "/storage/v1/object/contenus/images/a.png",
  "/storage/v1/object/public/contenus/../avatars/a.png",
  "/storage/v1/object/public/contenus/images/..",
  "/storage/v1/object/public/contenus//evil.example/a.png",
  "/storage/v1/object/public/contenus/a.png?b",
  "/storage/v1/object/public/contenus/a b.png",
  "/storage/v1/object/public/contenus/a.png\n",
  `https://club.example${own}`,
  `//club.example${own}`,
  `.${own}`,
  `${own}${"a".repeat(2_000)}`,
])("[CO-2] takes %j for none", (address) => {
  expect(isOwnPicture(address)).toBe(false);
});

it("[CO-2] asks the host that keeps it, and leaves other addresses alone", () => {
  expect(shownPicture(own, "")).toBe(own);
  expect(shownPicture(own, "https://project.supabase.co")).toBe(`https://project.supabase.co${own}`);
  for (const other of ["https://a.fr/b.png", "/image.png", "", "javascript:alert(1)"]) {
    expect(shownPicture(other, "https://project.supabase.co")).toBe(other);
  }
});
