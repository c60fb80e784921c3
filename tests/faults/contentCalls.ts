import { createElement } from "react";
import type { ItemRef, ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { ModeratedComment } from "../../domain/content/reactions/moderate.ts";
import { $memberId } from "../../ui/accounts/session/session.ts";
import { panelShown } from "../../ui/admin/access.ts";
import { publishPressed, removePressed } from "../../ui/content/admin/list/acts.ts";
import { contentSelectionOf } from "../../ui/content/admin/address.ts";
import {
  $creation,
  $isOpen,
  createOpened,
  creationRested,
  creationTyped,
} from "../../ui/content/admin/create/create.ts";
import { CreateForm } from "../../ui/content/admin/create/CreateForm.tsx";
import { $isCreating, createPressed } from "../../ui/content/admin/create/creating.ts";
import { creationName } from "../../ui/content/admin/create/creationDraft.ts";
import { $edit, editOpened, editRested, editTyped } from "../../ui/content/admin/edit/edit.ts";
import { Body } from "../../ui/content/admin/edit/EditDialog.tsx";
import { editName } from "../../ui/content/admin/edit/editDraft.ts";
import { contents } from "../../ui/content/admin/list/list.ts";
import { $isSaving, savePressed } from "../../ui/content/admin/edit/saving.ts";
import { imageChosen, newImage } from "../../ui/content/admin/editor/pictures/upload.ts";
import { commentsSelectionOf } from "../../ui/content/reactions/admin/address.ts";
import { Comments } from "../../ui/content/reactions/admin/CommentsTab.tsx";
import { comments } from "../../ui/content/reactions/admin/list.ts";
import { hidePressed, restorePressed } from "../../ui/content/reactions/admin/moderation.ts";
import { pngOf } from "../pictures.ts";
import type { Tab } from "../tab.tsx";
import { advised, advisedOnRead, type Call } from "./call.ts";

const path = "/admin/contenu";
const signInFirst = "Connectez-vous pour ouvrir le panel";
const signIn = "Se connecter";
const title = "Un titre pour les soirs de neige";
const picture = pngOf({ width: 12, height: 12 });
const file = { size: picture.length, read: async () => picture };

const sessionOver = "Votre session a pris fin.";
const noRight = "Vous n'avez plus ce droit.";
const keptHere = "Votre texte est gardé sur cet appareil.";

const shown = async (tab: Tab, kind: ContentKind = "article") => {
  await tab.do(panelShown, undefined);
  await tab.do(contents.wanted, contentSelectionOf(kind === "tip" ? "?type=tips" : ""));
};
const itemsIn = (tab: Tab) => {
  const list = tab.get(contents.$list);
  return list.status === "ready" ? list.value.items : [];
};
const first = (tab: Tab) => itemsIn(tab)[0];
const firstRef = (tab: Tab) => first(tab) as ItemRef;
const draft = (tab: Tab) => itemsIn(tab).find(({ isPublished }) => !isPublished);

const writing = (kind: ContentKind) => async (tab: Tab) => {
  await shown(tab);
  await tab.do(createOpened, undefined);
  await tab.do(creationTyped, { title, kind });
  await tab.do(creationRested, undefined);
};
const keptCreation = async (tab: Tab) => JSON.parse((await tab.draft(creationName)) || "{}").title;
const isWriting = (tab: Tab) => tab.get($isOpen) && !tab.get($isCreating);

// The edited item: the list is gone once the session has ended.
let edited: ItemRef | undefined;
const editing = (kind: ContentKind) => async (tab: Tab) => {
  await shown(tab, kind);
  edited = firstRef(tab);
  await tab.do(editOpened, edited);
  await tab.do(editTyped, { title });
  await tab.do(editRested, undefined);
};
const keptEdit = async (tab: Tab) => edited && JSON.parse((await tab.draft(editName(edited))) || "{}").fields?.title;
const isEditing = (tab: Tab) => tab.get($edit)?.fields.title === title && !tab.get($isSaving);

const createSays = (notSent: string) =>
  ({
    "401": `${notSent} / ${sessionOver} Reconnectez-vous, puis rouvrez-le : votre texte est gardé sur cet appareil.`,
    "403": `${notSent} / ${noRight} ${keptHere}`,
    ...advised(`${notSent} / ${keptHere}`),
  }) as const;

const creation = (kind: ContentKind) =>
  ({
    who: "staff",
    path,
    service: "rest",
    asks: kind === "tip" ? /^POST \/rest\/v1\/tips/ : /^POST \/rest\/v1\/articles/,
    before: writing(kind),
    act: (tab) => tab.do(createPressed, undefined),
    says: {
      ...createSays("Une erreur est survenue lors de la création."),
      "409": "Une erreur est survenue lors de la création. / Cette adresse vient d'être prise. Réessayez.",
    },
    next: { "401": signIn, else: "Créer" },
    offers: isWriting,
    kept: keptCreation,
    is: { else: title },
    keeps: { "401": "the text, on the device", else: "the text, and the dialog" },
  }) satisfies Call;

const save = (kind: ContentKind) =>
  ({
    who: "staff",
    path,
    service: "rest",
    asks: kind === "tip" ? /^PATCH \/rest\/v1\/tips/ : /^PATCH \/rest\/v1\/articles/,
    before: editing(kind),
    act: (tab) => tab.do(savePressed, undefined),
    says: createSays("Erreur lors de la mise à jour"),
    next: { "401": signIn, else: "Mettre à jour" },
    offers: isEditing,
    kept: keptEdit,
    is: { else: title },
    keeps: { "401": "the changes, on the device", else: "the changes, and the dialog" },
  }) satisfies Call;

const withoutRight = (failure: string) =>
  ({ "401": `${failure} / ${sessionOver}`, "403": `${failure} / ${noRight}` }) as const;
const actSays = (failure: string, doubt = failure) => ({ ...withoutRight(failure), ...advised(`${doubt} /`) }) as const;

const moderationSays = actSays("Le commentaire n'a pas changé", "Impossible de confirmer le changement");
const commentsIn = (tab: Tab): readonly ModeratedComment[] => {
  const list = tab.get(comments.$list);
  return list.status === "ready" ? list.value.items : [];
};
const shownComment = (tab: Tab): ModeratedComment =>
  commentsIn(tab).find(({ hiddenBecause }) => hiddenBecause === null) as ModeratedComment;
const moderating = async (tab: Tab) => {
  await shown(tab);
  await tab.do(comments.wanted, commentsSelectionOf(""));
};
const commentsScreen = (tab: Tab) => (tab.get($memberId) === null ? tab.screen() : tab.part(createElement(Comments)));
const hidden = (tab: Tab) =>
  tab.get(comments.$list).status === "ready"
    ? commentsIn(tab).some(({ hiddenBecause }) => hiddenBecause !== null)
    : null;

/** What the staff does with articles, tips and comments. */
export const contentCalls = {
  "list what is written": {
    who: "staff",
    path,
    service: "rest",
    asks: /^(POST \/rest\/v1\/rpc\/count_content|GET \/rest\/v1\/articles)/,
    before: shown,
    act: (tab) => tab.do(contents.retried, undefined),
    says: { ...advisedOnRead("Impossible de charger le contenu"), "401": signInFirst },
    next: { "401": signIn, else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { else: "nothing was typed" },
  },
  "propose an address": {
    who: "staff",
    path,
    service: "rest",
    asks: /^POST \/rest\/v1\/rpc\/taken_slugs/,
    before: async (tab) => {
      await shown(tab);
      await tab.do(createOpened, undefined);
      await tab.do(creationTyped, { title: "Un autre titre" });
      await tab.do(creationRested, undefined);
      await tab.do(creationTyped, { title });
    },
    act: (tab) => tab.do(creationRested, undefined),
    screen: (tab) => {
      const draft = tab.get($creation);
      return draft ? tab.part(createElement(CreateForm, { draft })) : tab.screen();
    },
    // The page drops a slug proposed for another title. The creation itself finds a free slug.
    says: { "401": signInFirst, else: "Tirée du titre. Vous pouvez la changer." },
    next: { "401": signIn, else: "Créer" },
    offers: isWriting,
    kept: keptCreation,
    is: { else: title },
    keeps: { else: "the text; the address is found when it is created" },
  },
  "create an article": creation("article"),
  "create a tip": creation("tip"),
  "open one to edit it": {
    who: "staff",
    path,
    service: "rest",
    asks: /^GET \/rest\/v1\/articles\?.*[?&]id=eq/,
    before: shown,
    act: (tab) => tab.do(editOpened, firstRef(tab)),
    screen: (tab) => (tab.get($memberId) === null ? tab.screen() : tab.part(createElement(Body))),
    says: { "401": signInFirst, else: "Impossible d’ouvrir ce contenu" },
    next: { "401": signIn, else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { else: "nothing was typed" },
  },
  "save an article": save("article"),
  "save a tip": save("tip"),
  "publish or take back": {
    who: "staff",
    path,
    service: "rest",
    asks: /^PATCH \/rest\/v1\/articles/,
    before: shown,
    act: (tab) => tab.do(publishPressed, { ...(draft(tab) as ItemRef), isPublished: true }),
    says: actSays("La publication n'a pas changé", "Impossible de confirmer la publication"),
    next: { "401": signIn, else: "Autres actions," },
    kept: (tab) => draft(tab)?.isPublished,
    is: { "401": undefined, else: false },
    keeps: { else: "the publication as it was" },
  },
  delete: {
    who: "staff",
    path,
    service: "rest",
    asks: /^DELETE \/rest\/v1\/articles/,
    before: shown,
    act: (tab) => tab.do(removePressed, firstRef(tab)),
    says: actSays("Erreur lors de la suppression"),
    next: { "401": signIn, else: "Supprimer," },
    kept: (tab) => first(tab) !== undefined,
    is: { "401": false, else: true },
    keeps: { else: "the article" },
  },
  "upload a picture": {
    who: "staff",
    path,
    service: "storage",
    asks: /^POST \/storage\/v1\/object\/contenus/,
    before: writing("article"),
    act: (tab) => tab.do(imageChosen, { target: newImage, file }),
    says: { ...advised("Erreur lors du téléchargement /"), ...withoutRight("Erreur lors du téléchargement") },
    next: { "401": signIn, else: "Choisir un fichier" },
    offers: isWriting,
    kept: keptCreation,
    is: { else: title },
    keeps: { else: "the text" },
  },
  "list comments": {
    who: "staff",
    path,
    service: "rest",
    asks: /^GET \/rest\/v1\/tip_comments/,
    before: async (tab) => {
      await shown(tab);
      await tab.do(comments.wanted, commentsSelectionOf("?type=tips"));
    },
    act: (tab) => tab.do(comments.retried, undefined),
    screen: commentsScreen,
    says: { ...advisedOnRead("Impossible de charger les commentaires"), "401": signInFirst },
    next: { "401": signIn, else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { else: "nothing was typed" },
  },
  "hide a comment": {
    who: "staff",
    path,
    service: "rest",
    asks: /^PATCH \/rest\/v1\/article_comments/,
    before: moderating,
    act: (tab) => tab.do(hidePressed, { comment: shownComment(tab), reason: "Hors sujet" }),
    says: moderationSays,
    next: { "401": signIn, else: "Commentaires" },
    kept: hidden,
    is: { "401": null, else: false },
    keeps: { else: "the comment as it was" },
  },
  "show a comment again": {
    who: "staff",
    path,
    service: "rest",
    asks: /^PATCH \/rest\/v1\/article_comments/,
    before: moderating,
    act: (tab) => tab.do(restorePressed, { ...shownComment(tab), hiddenBecause: "Hors sujet" }),
    says: moderationSays,
    next: { "401": signIn, else: "Commentaires" },
    kept: hidden,
    is: { "401": null, else: false },
    keeps: { else: "the comment as it was" },
  },
} satisfies Readonly<Record<string, Call>>;
