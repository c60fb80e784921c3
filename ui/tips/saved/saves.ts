import type { LikeRefusal } from "../../../domain/content/reactions/like.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { signInLink } from "../../accounts/words.ts";
import { likesOn, type Likeable } from "../../content/reactions/likes.ts";
import { adviceOn, type Unexpected, after } from "../../lib/feedback/failure.ts";
import { $tipId, $tipPath } from "../tip.ts";
import { saveTipFx, savesOfTipFx } from "./effects.ts";

const topic = "saved-tip";

const titles = {
  "signed-out": "Connectez-vous pour garder ce tip",
  gone: "Ce tip n'est plus en ligne",
  "too-many": "Trop de tips gardés ou aimés en peu de temps",
  unexpected: "Votre choix n'est peut-être pas enregistré",
} satisfies Record<(LikeRefusal | Unexpected)["kind"], string>;

const notSaved: NonNullable<Likeable<TipId>["failureOf"]> = (why, { intent }) => ({
  tone: why.kind === "signed-out" ? "ask" : "bad",
  topic,
  title: titles[why.kind],
  ...(why.kind === "unexpected" && { text: adviceOn(why) }),
  ...(why.kind === "too-many" && { text: `Réessayez ${after(why.seconds)}.` }),
  ...(why.kind === "signed-out" && {
    link: signInLink(intent.path, { ...intent, purpose: "Pour garder ce tip" }),
  }),
});

export const {
  $likeStates: $saves,
  likeStateOf: saveOf,
  likeClicked: savePressed,
} = likesOn<TipId>({
  kind: "saved-tip",
  $id: $tipId,
  $path: $tipPath,
  rights: { like: "save a tip" },
  acts: { likeFx: saveTipFx, likesOfFx: savesOfTipFx },
  words: {
    liked: { tone: "good", title: "Tip gardé", text: "Retrouvez-le dans votre espace personnel.", topic },
    unliked: { tone: "good", title: "Tip retiré de votre espace", topic },
    gone: titles.gone,
  },
  failureOf: notSaved,
});
