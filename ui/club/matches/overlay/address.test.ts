import { assert, constantFrom, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { overlayOf, overlayPath, places } from "./address.ts";

const anyPlace = constantFrom(...places);
const part = option(anyPlace);
const person = option(record({ slug: constantFrom("nival" as Slug, "keva-2" as Slug), place: anyPlace }));

describe("the address of an overlay", () => {
  it("[MA-60] holds its parts and their places", () => {
    assert(
      property(record({ score: anyPlace, maps: part, person, next: part }), (overlay) => {
        const { search } = new URL(overlayPath("2026-match", overlay), "http://site.test");
        expect(overlayOf(search)).toEqual(overlay);
      }),
    );
  });

  it("[MA-60] shows the score when it names no part, and the usual place for one that is unknown", () => {
    expect(overlayOf("")).toEqual({ score: "haut-gauche", maps: null, person: null, next: null });
    expect(overlayOf("?manches=milieu&joueur=<b>")).toMatchObject({ maps: "bas", person: null });
    expect(overlayOf("?joueur=nival")).toMatchObject({ score: null, person: { slug: "nival", place: "bas-gauche" } });
  });
});
