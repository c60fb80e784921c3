import { club } from "../club.ts";

/** One message as docs/product.md has it: title, and text where there is one. */
type Message = {
  /** The row of docs/requirements.md. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** True for failures, which are announced as such. */
  readonly isBad?: true;
  /** True when the message is part of a longer sentence. */
  readonly isPart?: true;
};

const good = (id: string, title: string, text?: string): Message => ({ id, title, ...(text && { text }) });
const bad = (id: string, title: string, text?: string): Message => ({ ...good(id, title, text), isBad: true });

const part = (id: string, title: string): Message => ({ id, title, isPart: true });

/** The backend's own words, where the product shows them. */
export const ofTheBackend = "Signups not allowed for this instance";
/** The club's name. */
const product = club.name;

/**
 * Every message that the product promises a visitor or a member, letter by letter, as the table "Messages" of docs/product.md has them
 * (`tests/requirements.test.ts` compares the two). They are never taken from the words of the UI.
 */
export const messages = {
  "sign-up in the dialog, e-mail known": bad(
    "AU-6",
    "Email déjà utilisé",
    "Cet email est déjà associé à un compte. Essayez de vous connecter.",
  ),
  "sign-up on the page, e-mail known": bad("AU-3", "Cette adresse email est déjà utilisée. Essayez de vous connecter."),
  "sign-up on the page, refused otherwise": bad("AU-3", "Erreur d'inscription", ofTheBackend),
  "sign-up in the dialog, refused otherwise": bad("AU-6", "Erreur", ofTheBackend),
  "signed up on the page": good("AU-3", "Inscription réussie !", "Vérifiez votre email pour confirmer votre compte."),
  "sign-up on the page, unexpected": bad("AU-3", "Une erreur inattendue s'est produite"),
  "sign-up in the dialog, unexpected": bad("AU-6", "Erreur", "Une erreur inattendue s'est produite"),
  "sign-in in the dialog, unexpected": bad("AU-6", "Erreur", "Une erreur inattendue s'est produite"),
  "sign-in in the dialog, wrong": bad("AU-6", "Identifiants incorrects", "Email ou mot de passe incorrect."),
  "sign-in on the page, unexpected": bad("AU-4", "Une erreur inattendue s'est produite"),
  "sign-in on the page, wrong": bad("AU-4", "Email ou mot de passe incorrect"),
  "signed in in the dialog": good("AU-6", "Connexion réussie", `Bienvenue sur ${product} !`),
  "signed in on the page": good("AU-4", "Connexion réussie !"),

  "applying while signed out": good("RC-4", "Vous devez être connecté pour postuler"),
  "an application, unexpected": bad("RC-11", "Erreur", "Une erreur est survenue lors de l'envoi de votre candidature."),
  "an application, sent": good(
    "RC-10",
    "Candidature envoyée !",
    "Votre candidature a été transmise avec succès. Nous vous recontacterons bientôt.",
  ),

  "the news can't be loaded": good("NW-3", "Impossible de charger les articles"),
  "an article can't be loaded": good("NW-3", "Une erreur est survenue"),
  "an article that isn't there": good("NW-4", "Article introuvable ou non publié."),
  "a tip that isn't there": good("TP-3", "Article introuvable."),
  "an address that leads nowhere": good("NF-1", "Oops! Page not found"),

  "a like, unexpected": bad("TP-6", "Erreur lors de l'action"),
  "a tip liked": good("TP-6", "Tip liké !"),
  "a like taken back": good("TP-6", "Like retiré"),
  "a comment, unexpected": part("TP-8", "Erreur lors de l'ajout du commentaire"),
  "a comment added": good("TP-8", "Commentaire ajouté !"),
  "a link copied": good("TP-9", "Lien copié dans le presse-papiers !"),
  "a link not copied": bad("TP-9", "Impossible de copier le lien"),

  "a message, unexpected": bad("CT-4", "Erreur", "Une erreur est survenue lors de l'envoi du message."),
  "a message sent": good("CT-4", "Message envoyé !", "Nous vous répondrons dans les plus brefs délais."),

  "names saved": good("AU-11", "Profil mis à jour avec succès"),
  "names, unexpected": bad("AU-11", "Erreur lors de la mise à jour"),
  "a picture, unexpected": bad("AU-12", "Erreur lors du téléchargement", "Impossible de télécharger l'image"),
  "the password changed": good("AU-14", "Mot de passe modifié"),
  "the password, refused by the backend": bad("AU-14", "Impossible de modifier le mot de passe", ofTheBackend),
  "the password, unexpected": bad("AU-14", "Impossible de modifier le mot de passe"),
  "the e-mail, asked for": good("AU-14", "Email de confirmation envoyé"),
  "the e-mail, unexpected": bad("AU-14", "Impossible de modifier l'email"),
  "the account deleted": good("AU-15", "Compte supprimé"),
  "the account, unexpected": bad("AU-15", "Impossible de supprimer le compte"),

  "two passwords that differ": good("AU-2", "Les mots de passe ne correspondent pas"),
  "a password that is too short": good("AU-2", "Le mot de passe doit contenir au moins 6 caractères"),
  "an empty comment": good("TP-8", "Veuillez écrire un commentaire"),
  "liking while signed out": good("TP-6", "Vous devez être connecté pour liker"),
  "commenting while signed out": part("TP-7", "pour commenter"),
} satisfies Readonly<Record<string, Message>>;

export type Situation = keyof typeof messages;
