import type { MailLinkKind, MailToken } from "../../../domain/accounts/ports.ts";

type Words = { readonly subject: string; readonly text: string };

const letter = (...pieces: readonly string[]): string => `${["Bonjour,", ...pieces].join("\n\n")}\n`;

/** The address of a mail's link. @param site the site's address, without a slash at its end */
export const linkTo = (site: string, kind: MailLinkKind, token: MailToken): string =>
  kind === "recovery" ? `${site}/auth/reset?token=${token}` : `${site}/auth/confirm?type=${kind}&token=${token}`;

// The texts of supabase/templates, which a hosted project and the embedded backend mail. The contract compares the two.

export const confirmation = (link: string): Words => ({
  subject: "Confirmez votre inscription",
  text: letter(
    "Quelqu’un, sans doute vous, a créé un compte sur notre site avec cette adresse.",
    `Activer mon compte :\n${link}`,
    "Le lien vaut une seule fois, et pour une durée limitée. S’il ne marche plus, demandez-en un autre sur le site.",
    "Ce n’était pas vous ? Ignorez ce message : sans confirmation, le compte reste fermé.",
  ),
});

export const recovery = (link: string): Words => ({
  subject: "Choisissez un nouveau mot de passe",
  text: letter(
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur notre site.",
    `Choisir un nouveau mot de passe :\n${link}`,
    "Le lien vaut une seule fois, et pendant une heure. S’il ne marche plus, demandez-en un autre sur le site.",
    "Ce n’était pas vous ? Ignorez ce message : votre mot de passe reste le même.",
  ),
});

export const emailChange = (link: string, { from, to }: { readonly from: string; readonly to: string }): Words => ({
  subject: "Confirmez le changement d’adresse e-mail",
  text: letter(
    `Vous avez demandé que ${to} remplace ${from} pour votre compte sur notre site.`,
    `Confirmer le changement :\n${link}`,
    "Un message est parti vers chacune des deux adresses : le changement se fait quand leurs deux liens ont été suivis.",
    "Ce n’était pas vous ? Ne suivez pas le lien, et choisissez un nouveau mot de passe sur le site.",
  ),
});
