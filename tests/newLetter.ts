import type { LetterId } from "../domain/club/letter/letters.ts";
import type { Slug } from "../domain/shared/slug.ts";

/** A letter that is saved for the first time, with its mail. */
export const newLetter = () => ({
  id: crypto.randomUUID() as string as LetterId,
  revision: 0,
  title: `La lettre ${crypto.randomUUID()}`,
  preheader: "Derrière le titre",
  content: "<p>Un</p>",
  isInArchive: true,
  slug: `la-lettre-${crypto.randomUUID()}` as Slug,
  lead: "Un",
  mail: { text: "Un\n\nPartir : {{leave}}\n", html: '<p>Un</p><a href="{{leave}}">Partir</a>' },
});
