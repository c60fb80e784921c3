import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeSlug, isSlug, isSlugLike, type Slug, slugOf } from "./slug.ts";

describe("a slug", () => {
  it.each(["a", "0", "tenir-un-site-a-deux", "10-mots", "a-1-b-2", "a".repeat(200)])("may be %s", (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each([
    "",
    "-",
    "-a",
    "a-",
    "a--b",
    "A",
    "été",
    "a b",
    "a_b",
    "a/b",
    "a%2fb",
    "../secret",
    "a\n",
    "\na",
    "a\u0000",
    "a.b",
    "a?b",
    "a\u200bb",
    "\uff41",
    "a".repeat(201),
    "a".repeat(10_000),
    "a-".repeat(5_000),
  ])("may not be %j", (text) => {
    expect(isSlug(text)).toBe(false);
  });
});

describe("the slug of a title", () => {
  it.each([
    ["Tenir un site à deux", "tenir-un-site-a-deux"],
    ["  Équipe -- l'été & Noël !  ", "equipe-l-ete-noel"],
    ["Cœur, ÆGIR, Straße, Łódź, Øre", "coeur-aegir-strasse-lodz-ore"],
    ["ＦＵＬＬ ½ ﬁn", "full-1-2-fin"],
    ["LAN™ ℂ", "lantm-c"],
    ["admin", "admin"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
    ["../../etc/passwd", "etc-passwd"],
    ["a\u0000b\u202ec", "a-b-c"],
    ["\u{1f44b}\u{1f525}", undefined],
    ["مرحبا", undefined],
    ["---", undefined],
    [" ", undefined],
    ["", undefined],
    ["é".repeat(300), "e".repeat(200)],
    [`${"a".repeat(199)} b`, "a".repeat(199)],
  ])("[AD-11] of %j is %j", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it("[AD-11] is a slug, whatever the title is, and its own slug", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        const slug = slugOf(title);
        expect(slug === undefined || (isSlug(slug) && slugOf(slug) === slug)).toBe(true);
      }),
    );
  });

  it.each([
    ["un", [], "un"],
    ["un", ["deux", "un-2"], "un"],
    ["un", ["un"], "un-2"],
    ["un", ["un", "un-2", "un-3"], "un-4"],
    ["un", ["un", "un-3"], "un-2"],
    ["un-2", ["un-2"], "un-2-2"],
    ["a".repeat(200), ["a".repeat(200)], `${"a".repeat(198)}-2`],
    [`${"a".repeat(197)}-bc`, [`${"a".repeat(197)}-bc`], `${"a".repeat(197)}-2`],
  ])("[AD-11] %s becomes another where it is taken", (wanted, taken, free) => {
    expect(freeSlug(wanted as Slug, taken as Slug[])).toBe(free);
    expect(isSlug(free)).toBe(true);
  });
});

it("[AD-11] is like another that it begins with, and no word longer", () => {
  const like = (slug: string) => isSlugLike(slug as Slug, "plan-a" as Slug);
  expect(["plan-a", "plan-a-2", "plan-a-b"].map(like)).toEqual([true, true, true]);
  expect(["plan-ab", "plan", "le-plan-a"].map(like)).toEqual([false, false, false]);
});
