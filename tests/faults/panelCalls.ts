import { createElement } from "react";
import type { ApplicationId } from "../../domain/applications/application.ts";
import type { StaffApplication } from "../../domain/applications/review.ts";
import { $memberId } from "../../ui/accounts/session/session.ts";
import { panelShown } from "../../ui/admin/access.ts";
import { applicationsSelectionOf } from "../../ui/admin/address.ts";
import { detailsOpened, noteSent } from "../../ui/applications/admin/openApplication.ts";
import { draftTyped } from "../../ui/applications/admin/drafts.ts";
import { staffApplications } from "../../ui/applications/admin/list.ts";
import { Notes } from "../../ui/applications/admin/Notes.tsx";
import { decidePressed, undoPressed } from "../../ui/applications/admin/review.ts";
import { overviewRetried } from "../../ui/admin/overview/overview.ts";
import { $found, membersWanted, rolePressed } from "../../ui/admin/members/team.ts";
import { camille } from "../contracts/ports.ts";
import type { Tab } from "../tab.tsx";
import { advised, advisedOnRead, type Call } from "./call.ts";

const applications = "/admin/candidatures";
const signInFirst = "Connectez-vous pour ouvrir le panel";
const signIn = "Se connecter";
const text = "Testé hier, ça tient.";

const shown = async (tab: Tab) => {
  await tab.do(panelShown, undefined);
  await tab.do(staffApplications.wanted, applicationsSelectionOf(""));
};
const those = (tab: Tab): readonly StaffApplication[] => {
  const list = tab.get(staffApplications.$list);
  return list.status === "ready" ? list.value.items : [];
};
const pending = (tab: Tab) => those(tab).find(({ status }) => status === "pending")?.id as ApplicationId;
const camilles = (tab: Tab) => those(tab).find(({ discordUsername }) => discordUsername === "camille.m");

// The name of the draft that the device stores: the list is gone once the session has ended.
let written = "";
const begin = async (tab: Tab) => {
  await shown(tab);
  written = `${pending(tab)}:${tab.get($memberId)}`;
};
const withWord = async (tab: Tab) => {
  await begin(tab);
  await tab.do(draftTyped, { kind: "word", id: pending(tab), text });
};
const withNote = async (tab: Tab) => {
  await begin(tab);
  await tab.do(detailsOpened, pending(tab));
  await tab.do(draftTyped, { kind: "note", id: pending(tab), text });
};
const storedDraft = (kind: "word" | "note") => (tab: Tab) => tab.draft(`review-${kind}:${written}`);

const notDecided = "Erreur / Impossible de mettre à jour la candidature";
const decidedWords = {
  "401": `${notDecided} : votre session a pris fin. Ce que vous avez écrit est gardé.`,
  "403": `${notDecided} : votre session a pris fin. Ce que vous avez écrit est gardé.`,
  else: notDecided,
} as const;

/** What the staff does in its panel, except editing content. */
export const panelCalls = {
  "count how the club does": {
    who: "staff",
    path: "/admin",
    service: "rest",
    asks: /^POST \/rest\/v1\/rpc\/admin_statistics/,
    before: (tab) => tab.do(panelShown, undefined),
    act: (tab) => tab.do(overviewRetried, undefined),
    says: { ...advisedOnRead("Impossible de charger les chiffres du club"), "401": signInFirst },
    next: { "401": signIn, else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { else: "nothing was typed" },
  },
  "list applications": {
    who: "staff",
    path: applications,
    service: "rest",
    asks: /^POST \/rest\/v1\/rpc\/(search|count)_applications/,
    before: shown,
    act: (tab) => tab.do(staffApplications.retried, undefined),
    says: { ...advisedOnRead("Impossible de charger les candidatures"), "401": signInFirst },
    next: { "401": signIn, else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { else: "nothing was typed" },
  },
  "read internal notes": {
    who: "staff",
    path: applications,
    service: "rest",
    asks: /^GET \/rest\/v1\/application_(notes|reviews)/,
    before: shown,
    act: (tab) => tab.do(detailsOpened, pending(tab)),
    screen: (tab) => (pending(tab) ? tab.part(createElement(Notes, { id: pending(tab) })) : tab.screen()),
    says: { "401": signInFirst, "403": "Aucune note pour le moment.", else: "Impossible de charger les notes." },
    next: { "401": signIn, "403": "Ajouter la note", else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { else: "nothing was typed" },
  },
  "accept an application": {
    who: "staff",
    path: applications,
    service: "rest",
    asks: /^PATCH \/rest\/v1\/applications/,
    before: withWord,
    act: (tab) => tab.do(decidePressed, { id: pending(tab), decision: "accepted" }),
    says: decidedWords,
    next: { "401": signIn, else: "Accepter" },
    kept: storedDraft("word"),
    is: { else: text },
    keeps: { else: "the word to the candidate" },
  },
  "accept an application: who decides": {
    who: "staff",
    path: applications,
    service: "auth",
    asks: /^GET \/auth\/v1\/user/,
    before: withWord,
    act: (tab) => tab.do(decidePressed, { id: pending(tab), decision: "rejected" }),
    says: decidedWords,
    next: { "401": signIn, "403": signIn, else: "Refuser" },
    kept: storedDraft("word"),
    is: { else: text },
    keeps: { else: "the word to the candidate" },
  },
  "add an internal note": {
    who: "staff",
    path: applications,
    service: "rest",
    asks: /^POST \/rest\/v1\/application_notes/,
    before: withNote,
    act: (tab) => tab.do(noteSent, undefined),
    screen: (tab) => tab.screen(),
    says: {
      "401": "Erreur / La note n'a pas été ajoutée : votre session a pris fin. Elle est gardée sur cet appareil.",
      "403": "Erreur / Cette candidature n'existe plus.",
      "409": "Erreur / Cette candidature n'existe plus.",
      ...advised("Impossible de confirmer l'ajout de la note / Elle est gardée."),
    },
    next: { "401": signIn, else: "Détails" },
    kept: storedDraft("note"),
    is: { else: text },
    keeps: { else: "the note" },
  },
  "take a decision back": {
    who: "staff",
    path: applications,
    service: "rest",
    asks: /^POST \/rest\/v1\/rpc\/undo_review/,
    before: shown,
    act: (tab) => tab.do(undoPressed, camilles(tab)?.id as ApplicationId),
    says: {
      "401": "Erreur / La décision n'a pas été annulée : votre session a pris fin.",
      "403": "Erreur / La décision n'a pas été annulée : vous n'avez plus ce droit.",
      ...advised("Impossible de confirmer l'annulation /"),
    },
    next: { "401": signIn, else: "Détails" },
    kept: (tab) => camilles(tab)?.status,
    is: { "401": undefined, else: "accepted" },
    keeps: { else: "the decision" },
  },
  "look for members": {
    who: "admin",
    path: "/admin/acces",
    service: "rest",
    asks: /^POST \/rest\/v1\/rpc\/find_members/,
    before: (tab) => tab.do(panelShown, undefined),
    act: (tab) => tab.do(membersWanted, "lya"),
    says: { "401": signInFirst, else: "Impossible de charger l'équipe" },
    next: { "401": signIn, else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { "401": "nothing", else: "what was looked for" },
  },
  "make a member staff": {
    who: "admin",
    path: "/admin/acces",
    service: "rest",
    asks: /^POST \/rest\/v1\/user_roles/,
    before: async (tab) => {
      await tab.do(panelShown, undefined);
      await tab.do(membersWanted, camille.email);
    },
    act: async (tab) => {
      const found = tab.get($found);
      const [member] = found.status === "ready" ? found.value : [];
      if (member) await tab.do(rolePressed, { member: member.id, isStaff: true });
    },
    says: {
      "401": "Erreur / Votre session a pris fin. Reconnectez-vous, puis réessayez.",
      "403": "Erreur / Il faut être admin pour changer un rôle, et celui d'un compte admin ne se change pas ici.",
      "409": "Erreur / Il faut être admin pour changer un rôle, et celui d'un compte admin ne se change pas ici.",
      ...advised("Impossible de confirmer le changement de rôle /"),
    },
    next: { "401": signIn, else: "Donner le rôle staff à camille" },
    kept: (tab) => {
      const found = tab.get($found);
      return found.status === "ready" ? found.value[0]?.role : undefined;
    },
    is: { "401": undefined, else: null },
    keeps: { else: "the role as it was" },
  },
} satisfies Readonly<Record<string, Call>>;
