import { allSettled, type Scope } from "effector";
import { expect, it } from "vitest";
import { nothingUnread, type ReadText } from "../../../../../domain/content/editing/leftOut.ts";
import { contentTab } from "../../../../../tests/contentTab.ts";
import { $toasts } from "../../../../lib/feedback/toasts.ts";
import { createClosed, createOpened } from "../../create/create.ts";
import { pasteBegun, pasteFailed, pasteRead, pasteRefused } from "./pasting.ts";

const read = (unread: Partial<ReadText["unread"]>, badLinks = 0, words = "un"): ReadText => ({
  content: words ? [{ kind: "paragraph", inlines: [{ kind: "text", text: words }] }] : [],
  unread: { ...nothingUnread, ...unread },
  badLinks,
});
const told = (scope: Scope) => scope.getState($toasts).map(({ title, text }) => [title, text]);

it.each([
  [read({}), []],
  [
    read({ tables: 1, images: 2 }),
    [
      "Collé sans : la forme d'un tableau, 2 images.",
      "Les cellules fusionnées sont séparées, un tableau dans un autre devient des lignes. Ajoutez les images avec « Ajouter une image ».",
    ],
  ],
  [read({ images: 1 }, 0, ""), ["Pas collé : 1 image.", "Ajoutez l'image avec « Ajouter une image »."]],
  [
    read({ comments: 2, changes: 3 }),
    [
      "Collé sans : 2 commentaires, suivi des modifications.",
      "Les commentaires en marge ne sont pas publiés. Le texte est celui où toutes les modifications sont acceptées.",
    ],
  ],
  [read({ styles: 3 }), ["Collé sans : mise en forme.", undefined]],
  [read({ embeds: 2 }), ["Collé sans : 2 contenus intégrés.", undefined]],
  [read({}, 2), ["Collé sans : 2 liens.", "Seules les adresses en http ou https sont gardées."]],
])("[CO-3] tells what a paste left out", async (text, words) => {
  const { scope } = await contentTab();
  await allSettled(createOpened, { scope });
  await allSettled(pasteRead, { scope, params: text });
  expect(told(scope)).toEqual(words.length > 0 ? [words] : []);
});

it("[CO-3] closes the message of a paste with the next paste and with the text", async () => {
  const { scope } = await contentTab();
  await allSettled(createOpened, { scope });
  for (const next of [pasteBegun, createClosed]) {
    await allSettled(pasteRead, { scope, params: read({ images: 1 }) });
    expect(told(scope)).toHaveLength(1);
    await allSettled(next, { scope });
    expect(told(scope)).toEqual([]);
  }
});

it("[NW-32] says of a paste that is too long or can't be read that nothing was pasted", async () => {
  const { scope } = await contentTab();
  await allSettled(pasteRefused, { scope });
  expect(told(scope)).toEqual([
    ["Ce que vous collez est trop long : rien n'est collé.", expect.stringContaining("Votre texte reste")],
  ]);
  await allSettled(pasteFailed, { scope });
  expect(told(scope).at(-1)?.[0]).toBe("Le texte n'a pas pu être collé");
});
