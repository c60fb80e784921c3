import type { SignedOut } from "../../domain/accounts/ports.ts";
import { mostPushDevices } from "../../domain/notifications/push.ts";
import type { TooMany } from "../../domain/shared/limits.ts";
import { adviceOn, after, type Unexpected } from "../lib/feedback/failure.ts";
import type { Toast } from "../lib/feedback/toasts.ts";
import type { Failure } from "../lib/act.ts";
import { sessionOver } from "./words.ts";

export const words = {
  title: "Sur vos appareils",
  text: "Un message s'affiche sur l'appareil, même quand le site est fermé. Rien entre 22 h et 8 h, et un match n'y donne pas son score.",
  receive: "Recevoir sur cet appareil",
  receiving: "Inscription en cours...",
  stop: "Ne plus recevoir sur cet appareil",
  devices: "Appareils qui reçoivent",
  here: "cet appareil",
  since: (day: string) => `depuis le ${day}`,
  remove: "Retirer",
  removeOf: (name: string, day: string) => `Retirer ${name}, depuis le ${day}`,
  failed: "Vos appareils n'ont pas pu être chargés",
  retry: "Réessayer",
  kind: "Sur mes appareils",
  ofKind: (kind: string) => `Sur mes appareils : ${kind}`,
} as const;

const topic = "push";

export const received: Toast = {
  tone: "good",
  title: "C'est noté : cet appareil vous préviendra",
  text: "Jusqu'à votre déconnexion sur cet appareil.",
  topic,
};
export const stopped: Toast = { tone: "good", title: "Cet appareil ne reçoit plus rien", topic };

export type Reason = Exclude<Failure<"receivePushes">["kind"], "signed-out" | "too-many" | "unexpected">;

/** Why a device doesn't receive, and what to do. */
export const reasons = {
  blocked:
    "Votre navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du site, à côté de son adresse, puis rechargez la page.",
  unsupported:
    "Ce navigateur ne reçoit pas de notifications de ce site. Sur iPhone et iPad, ajoutez d'abord le site à l'écran d'accueil. Une fenêtre privée n'en reçoit pas.",
  unanswered:
    "La question du navigateur est restée sans réponse : rien n'a changé. Appuyez de nouveau quand vous voulez.",
  "service-failed":
    "Le service de notifications du navigateur n'a pas répondu. Vérifiez votre connexion, puis réessayez.",
  "unknown-service":
    "Le site ne connaît pas le service de notifications de ce navigateur. Essayez avec Chrome, Edge, Firefox ou Safari.",
  full: `Vous avez déjà ${mostPushDevices} appareils. Retirez-en un, puis réessayez.`,
} as const satisfies Record<Reason, string>;

export const isReason = <Why extends { readonly kind: string }>(why: Why): why is Why & { readonly kind: Reason } =>
  Object.hasOwn(reasons, why.kind);

/** Failures that have no reason of the device's own. */
export const notReceived = (why: SignedOut | TooMany | Unexpected): Toast => {
  if (why.kind === "signed-out") return sessionOver;
  const text = why.kind === "too-many" ? `Réessayez ${after(why.seconds)}.` : adviceOn(why);
  return { tone: "bad", title: "Cet appareil ne reçoit pas encore", text, topic };
};

export const notStopped = (why: SignedOut | TooMany | Unexpected): Toast =>
  why.kind === "unexpected"
    ? { tone: "bad", title: "L'appareil n'est pas retiré", text: adviceOn(why), topic }
    : sessionOver;
