import { isSlug, type Slug } from "../../../../domain/shared/slug.ts";
import { matchPath } from "../address.ts";

/** Where a part stands on the picture. In the address in French. */
export const places = ["haut-gauche", "haut", "haut-droite", "bas-gauche", "bas", "bas-droite"] as const;
export type Place = (typeof places)[number];

/** The parts of an overlay, each with its place; null: not shown. */
export type Overlay = {
  readonly score: Place | null;
  /** The line of all maps. */
  readonly maps: Place | null;
  /** The lower third of a person of the club. */
  readonly person: { readonly slug: Slug; readonly place: Place } | null;
  /** The next match of the club. */
  readonly next: Place | null;
};

export const queryNames = {
  score: "score",
  maps: "manches",
  person: "joueur",
  personPlace: "bandeau",
  next: "suivant",
} as const;

/** Where each part stands when the address names no known place. */
export const usualPlaces = {
  score: "haut-gauche",
  maps: "bas",
  person: "bas-gauche",
  next: "bas-droite",
} as const satisfies Record<keyof Overlay, Place>;

/** The overlay of an address that names no part. */
export const scoreAlone: Overlay = { score: usualPlaces.score, maps: null, person: null, next: null };

const placeIn = (text: string, usual: Place): Place => places.find((place) => place === text) ?? usual;

/** Reads the query of an overlay's address. An unknown place becomes the usual one; without any part, the score is shown. */
export const overlayOf = (search: string): Overlay => {
  const asked = new URLSearchParams(search);
  const placed = (part: "score" | "maps" | "next"): Place | null => {
    const text = asked.get(queryNames[part]);
    return text === null ? null : placeIn(text, usualPlaces[part]);
  };
  const slug = asked.get(queryNames.person);
  const person =
    slug !== null && isSlug(slug)
      ? { slug, place: placeIn(asked.get(queryNames.personPlace) ?? "", usualPlaces.person) }
      : null;
  const overlay = { score: placed("score"), maps: placed("maps"), person, next: placed("next") };
  return Object.values(overlay).every((part) => part === null) ? scoreAlone : overlay;
};

/** The path of a match's overlay with these parts. */
export const overlayPath = (match: string, { score, maps, person, next }: Overlay): string => {
  const asked = new URLSearchParams();
  if (score) asked.set(queryNames.score, score);
  if (maps) asked.set(queryNames.maps, maps);
  if (person) {
    asked.set(queryNames.person, person.slug);
    asked.set(queryNames.personPlace, person.place);
  }
  if (next) asked.set(queryNames.next, next);
  const query = asked.toString();
  return `${matchPath(match)}/overlay${query ? `?${query}` : ""}`;
};
