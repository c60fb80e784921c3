import type { ArticleId } from "../../../domain/content/articles/article.ts";
import type { CommentRecord, LikeRecord } from "../dataset.ts";
import { communityManager, openEvening, openRoles, volunteers } from "./articles/club.ts";
import { jersey, sleeves } from "./articles/merch.ts";
import { autumnCup, mentalRoutine, montreal, vertexNord } from "./articles/esport.ts";
import { daysAgo } from "./asOf.ts";
import { commentId } from "./ids.ts";
import { likedBy, commentsOn } from "./reactions.ts";

// Camille doesn't like `montreal`: a newcomer can try the like on it.
const given: readonly LikeRecord<ArticleId>[] = [
  likedBy(montreal, "hugo.l", "lina", "tofu_42", "solveig", "sarah", "perce_neige", "gwenn_b", "hana.k"),
  likedBy(jersey, "camille", "tiboy", "pixelmarin", "lina", "ousmane.d"),
  likedBy(openRoles, "noctua.lya", "solveig", "yanis"),
  likedBy(vertexNord, "gwenn_b", "elio", "romane.a", "marek_fps", "hugo.l", "perce_neige"),
  likedBy(communityManager, "camille", "sarah", "noctua.lya", "hana.k"),
  likedBy(autumnCup, "tofu_42", "tiboy"),
  likedBy(sleeves, "elio", "perce_neige", "pixelmarin"),
  likedBy(openEvening, "noctua.lya", "lina", "yanis", "solveig", "tiboy", "hana.k", "camille", "hugo.l", "elio"),
  likedBy(mentalRoutine, "lina", "marek_fps", "ousmane.d", "gwenn_b", "romane.a", "tofu_42"),
  likedBy(volunteers, "yanis", "sarah", "camille", "hugo.l", "pixelmarin", "solveig", "lina"),
].flat();

/** Likes of the last 30 days; the others are of the 30 before. With those of tips they have grown by 12 %. */
const ofLastDays = 28;

/** How many days ago a like was given: after its article, which is newer the earlier it stands, and not near the border. */
const ageOf = (at: number): number =>
  at < ofLastDays ? 1 + Math.max(0, Math.floor((at - 6) / 2)) : 33 + Math.floor((at - ofLastDays) / 2.1);

export const articleLikes: readonly LikeRecord<ArticleId>[] = given.map((like, at) => ({
  ...like,
  at: daysAgo(ageOf(at)),
}));

/** Behind those of the tips, which have the numbers before. */
const firstNumber = 1_001;

/** Under each article, in the order in which they were said. */
export const articleComments: readonly CommentRecord<ArticleId>[] = [
  commentsOn(
    montreal,
    ["hugo.l", "2026-11-21T10:22:00Z", "J'étais devant jusqu'à trois heures. Les coupures de courant, quel suspense."],
    ["tofu_42", "2026-11-21T12:48:00Z", "On verra la nappe de Lumen ? J'aimerais comprendre le deuxième repli."],
    [
      "sarah",
      "2026-11-21T18:05:00Z",
      "Elle est au local, et nous la mettrons dans un tip dès que Lumen aura fini d'en avoir honte.",
    ],
    [
      "solveig",
      "2026-11-21T20:31:00Z",
      "« Regarder le public une fois, puis plus du tout. » Je le garde pour mes examens.",
    ],
  ),
  commentsOn(
    jersey,
    ["tiboy", "2026-11-09T18:02:00Z", "Enfin ! Le L taille comment, pour quelqu'un d'un mètre quatre-vingt-dix ?"],
    [
      "yanis",
      "2026-11-10T09:14:00Z",
      "Prenez le XL si vous voulez le porter sur un pull. Pour jouer, le L ira très bien.",
    ],
  ),
  commentsOn(
    openRoles,
    [
      "noctua.lya",
      "2026-11-07T20:40:00Z",
      "Est-ce qu'on peut proposer trois heures par semaine seulement, pour le montage ?",
    ],
    [
      "sarah",
      "2026-11-07T21:02:00Z",
      "Oui, et écrivez-le tel quel dans la candidature. Trois heures sûres, c'est précieux.",
    ],
  ),
  commentsOn(
    vertexNord,
    [
      "marek_fps",
      "2026-11-02T21:17:00Z",
      "Finir chaque annonce par un verbe : essayé ce soir, on s'est tus beaucoup plus.",
    ],
    ["camille", "2026-11-03T19:50:00Z", "Onze manches sur vingt-six... Je n'ose pas compter les nôtres."],
  ),
  commentsOn(communityManager, [
    "hana.k",
    "2026-10-29T07:58:00Z",
    "Le passage du jeudi devrait être lu par tous ceux qui écrivent sous les vidéos.",
  ]),
  commentsOn(sleeves, [
    "pixelmarin",
    "2026-10-20T16:33:00Z",
    "Merci de ne pas avoir vendu la deuxième. J'attendrai la bonne.",
  ]),
  commentsOn(openEvening, [
    "hana.k",
    "2026-10-07T06:45:00Z",
    "C'était ma première fois hier. La personne de l'accueil était adorable, merci à elle.",
  ]),
]
  .flat()
  .map((comment, index) => ({ id: commentId(firstNumber + index), ...comment }));
