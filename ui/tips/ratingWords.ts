import type { RateRefusal } from "../../domain/tips/rateTip.ts";
import type { Rating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { signInLink } from "../accounts/words.ts";
import { adviceOn, after, isOffline, type Unexpected } from "../lib/feedback/failure.ts";
import { type Toast, waitsForNetwork } from "../lib/feedback/toasts.ts";

const topic = "rating";

export const rated: Toast = { tone: "good", title: "Note enregistrée", topic };
export const takenBack: Toast = { tone: "good", title: "Note retirée", topic };

const titles = {
  "signed-out": "Connectez-vous pour noter",
  gone: "Ce tip n'est plus en ligne",
  "too-many": "Trop de notes en peu de temps",
  unexpected: "Votre note n'est peut-être pas enregistrée",
} satisfies Record<(RateRefusal | Unexpected)["kind"], string>;

/** Names the act in the sign-in dialog. */
export const ratingIntent = (rating: Rating): string => `tip-rating-${rating}`;

type Failed = { readonly id: TipId; readonly value: Rating | null; readonly why: RateRefusal | Unexpected };

const signIn = ({ id, value }: Failed, path: string) =>
  signInLink(path, value === null ? undefined : { name: ratingIntent(value), id, path, purpose: "Pour noter ce tip" });

/** @param path the page to return to after signing in */
export const notRated = (failed: Failed, path: string): Toast => {
  const { why } = failed;
  return isOffline(why)
    ? waitsForNetwork(topic)
    : {
        tone: why.kind === "signed-out" ? "ask" : "bad",
        topic,
        title: titles[why.kind],
        ...(why.kind === "unexpected" && { text: adviceOn(why) }),
        ...(why.kind === "too-many" && { text: `Réessayez ${after(why.seconds)}.` }),
        ...(why.kind === "signed-out" && { link: signIn(failed, path) }),
      };
};
