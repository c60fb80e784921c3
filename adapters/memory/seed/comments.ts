import type { TipId } from "../../../domain/tips/tip.ts";
import type { CommentRecord } from "../dataset.ts";
import { commentId } from "./ids.ts";
import { commentsOn } from "./reactions.ts";
import { headHeight } from "./tips/headHeight.ts";
import { loseOneToWinTwo } from "./tips/loseOneToWinTwo.ts";
import { oneAgainstTwo } from "./tips/oneAgainstTwo.ts";
import { openAnAngle } from "./tips/openAnAngle.ts";
import { prepareTheRetake } from "./tips/prepareTheRetake.ts";
import { readARotation } from "./tips/readARotation.ts";
import { stopBeforeShooting } from "./tips/stopBeforeShooting.ts";
import { tenWords } from "./tips/tenWords.ts";
import { theNextRound } from "./tips/theNextRound.ts";
import { threeFacts } from "./tips/threeFacts.ts";
import { twentyMinutes } from "./tips/twentyMinutes.ts";
import { twoOnASite } from "./tips/twoOnASite.ts";
import { usefulSmoke } from "./tips/usefulSmoke.ts";

/** Under each tip, in the order in which they were said. */
export const comments: readonly CommentRecord<TipId>[] = [
  commentsOn(
    twoOnASite,
    [
      "tofu_42",
      "2026-11-13T19:12:00Z",
      "Et quand ils arrivent avec une fumée sur la porte ? Vous gardez l'écart ou vous vous resserrez ?",
    ],
    [
      "gwenn_b",
      "2026-11-13T21:05:00Z",
      "Dans mon équipe, on garde l'écart, mais chacun recule d'un appui. La fumée les oblige à sortir un par un, et c'est nous qui choisissons lequel.",
    ],
    ["lina", "2026-11-15T10:34:00Z", "Le passage sur le repli m'a débloquée. On décidait toujours trop tard."],
    [
      "hugo.l",
      "2026-11-18T08:21:00Z",
      "Testé hier en classé avec ma sœur : on a gardé le site cinq manches sur sept. Le plus dur, c'est de bouger après l'élimination.",
    ],
  ),
  commentsOn(
    twentyMinutes,
    [
      "pixelmarin",
      "2026-11-05T20:18:00Z",
      "Je faisais quarante minutes de stand et j'étais cuit à la troisième manche. Ça explique bien des choses.",
    ],
    ["marek_fps", "2026-11-06T12:40:00Z", "Cinq minutes de lenteur, ça me paraît beaucoup. On peut passer à trois ?"],
    [
      "perce_neige",
      "2026-11-06T17:02:00Z",
      "Si vous n'avez que quinze minutes, retirez plutôt une minute à chaque bloc. La lenteur est le bloc que je garderais en dernier.",
    ],
    [
      "camille",
      "2026-11-13T18:55:00Z",
      "Feuille imprimée, collée à côté de l'écran. Une semaine déjà, et j'ai enfin arrêté de changer ma sensibilité le dimanche.",
    ],
  ),
  commentsOn(
    theNextRound,
    [
      "hana.k",
      "2026-10-28T22:33:00Z",
      "Les dix secondes de silence ont fait rire tout le monde le premier soir. Le deuxième soir, plus personne ne riait, et on a remonté un 3 à 9.",
    ],
    ["tiboy", "2026-10-29T16:08:00Z", "Et avec des inconnus, comment on fait ? Ils ne vont jamais se taire."],
    [
      "sarah",
      "2026-10-29T18:47:00Z",
      "Avec des inconnus, faites seulement la troisième étape : une consigne courte, dite calmement. Il y a presque toujours quelqu'un pour la reprendre.",
    ],
    ["solveig", "2026-11-02T09:15:00Z", "« Toujours » et « jamais » interdits : ma sœur veut la même règle à table."],
  ),
  commentsOn(
    readARotation,
    [
      "marek_fps",
      "2026-10-15T18:22:00Z",
      "La feuille sur la moitié de la carte, quelle bonne idée. 11 sur 20 au premier essai, pas de quoi être fier.",
    ],
    [
      "romane.a",
      "2026-10-16T08:30:00Z",
      "11 sur 20, c'est un très bon départ. Regardez surtout les neuf autres : est-ce le même indice qui vous a trompé ?",
    ],
    ["marek_fps", "2026-10-17T20:44:00Z", "Oui ! Le leurre, six fois sur neuf. Je cours vers chaque bruit."],
  ),
  commentsOn(
    headHeight,
    ["hugo.l", "2026-10-01T19:05:00Z", "« Personne ne sort d'un mur » : je vais me le tatouer."],
    [
      "ousmane.d",
      "2026-10-03T14:26:00Z",
      "Est-ce que ça vaut aussi pour les fusils à lunette, ou vous visez plus bas ?",
    ],
    [
      "perce_neige",
      "2026-10-03T17:31:00Z",
      "Avec une lunette, le haut du torse suffit, et vous gagnez de la marge si l'adversaire saute. Pour tout le reste, la tête.",
    ],
    [
      "lina",
      "2026-10-11T11:52:00Z",
      "Le viseur qui tombe pendant le rechargement, c'était exactement moi. Merci Ozark.",
    ],
    [
      "noctua.lya",
      "2026-10-30T21:10:00Z",
      "Mesuré avec le doigt comme conseillé : deux doigts au début, moins d'un aujourd'hui. Je suis très contente de mon doigt.",
    ],
  ),
  commentsOn(
    usefulSmoke,
    [
      "ousmane.d",
      "2026-09-29T18:14:00Z",
      "Annoncer un prénom à chaque fumée change tout. Mes partenaires me disent merci, ça ne m'était jamais arrivé.",
    ],
    ["lina", "2026-10-04T09:48:00Z", "Quand personne n'est prêt à entrer, vous attendez vraiment sans rien poser ?"],
    [
      "elio",
      "2026-10-04T16:20:00Z",
      "Moi, oui, depuis que j'ai lu ce tip. Je pose quand j'entends « prêt », pas avant. Si personne ne le dit, c'est qu'on n'attaque pas encore, et il vaut mieux le savoir.",
    ],
  ),
  commentsOn(
    stopBeforeShooting,
    ["tiboy", "2026-10-07T10:03:00Z", "Trois jours de mur. Ma copine pense que je suis puni."],
    [
      "hana.k",
      "2026-10-08T19:37:00Z",
      "Je joue au clavier avec la main gauche plus lente que la droite (vieille blessure). Relâcher sans toucher l'autre direction, ça suffit ?",
    ],
    [
      "perce_neige",
      "2026-10-08T20:15:00Z",
      "Largement. La différence est minuscule. Ce qui compte, c'est que le tir attende l'arrêt, quelle que soit la façon de s'arrêter.",
    ],
    [
      "pixelmarin",
      "2026-10-09T17:59:00Z",
      "Le vendredi « vous allez perdre, c'est prévu » m'a enlevé une pression énorme.",
    ],
  ),
  commentsOn(
    prepareTheRetake,
    [
      "solveig",
      "2026-10-09T07:42:00Z",
      "On oubliait toujours de dire qui désamorce. Toujours. On se regardait à trois autour du spike.",
    ],
    [
      "hugo.l",
      "2026-10-12T20:26:00Z",
      "Vingt secondes pour s'attendre, j'ai cru à une faute de frappe. En fait on a vraiment le temps.",
    ],
  ),
  commentsOn(
    tenWords,
    [
      "noctua.lya",
      "2026-10-03T17:30:00Z",
      "Je n'ose pas parler en vocal. La partie sur le repère et la roue des messages fait du bien à lire.",
    ],
    [
      "yanis",
      "2026-10-03T18:12:00Z",
      "Venez sur le salon d'entraînement du mardi, on y joue avec les dix mots et personne ne juge. Promis.",
    ],
    [
      "noctua.lya",
      "2026-10-09T22:04:00Z",
      "Je suis venue ! J'ai dit « parti » deux fois et ça a servi une fois. Je reviens mardi.",
    ],
    ["camille", "2026-10-15T12:19:00Z", "On a ajouté un onzième mot, « pardon ». Très utile dans notre équipe."],
    [
      "tofu_42",
      "2026-10-13T15:46:00Z",
      "La règle du silence quand il ne reste qu'une personne devrait être affichée au lancement du jeu.",
    ],
  ),
  commentsOn(
    threeFacts,
    [
      "sarah",
      "2026-04-10T09:22:00Z",
      "Nous l'utilisons aussi pour les réunions de bénévoles. Une demi-heure, trois faits, tout le monde rentre dîner.",
    ],
    [
      "tiboy",
      "2026-04-18T13:50:00Z",
      "Les manches perdues en avantage numérique : j'en avais huit sur une seule partie. Aïe.",
    ],
  ),
  commentsOn(
    loseOneToWinTwo,
    [
      "ousmane.d",
      "2026-02-13T18:40:00Z",
      "En solo, personne ne suit l'annonce « rien ». Vous faites quoi, vous achetez quand même ?",
    ],
    [
      "gwenn_b",
      "2026-02-14T11:05:00Z",
      "Si trois sur cinq achètent, j'achète avec eux. Avoir raison tout seul coûte plus cher qu'avoir tort à cinq.",
    ],
    [
      "marek_fps",
      "2026-02-20T20:58:00Z",
      "Deviner l'achat d'en face est devenu notre petit jeu. On met un café en jeu à chaque mi-temps.",
    ],
  ),
  commentsOn(
    openAnAngle,
    [
      "tofu_42",
      "2026-11-06T16:33:00Z",
      "Montrer l'épaule sans bouger le viseur, c'est beaucoup plus dur que ça en a l'air. Un conseil pour commencer ?",
    ],
    [
      "perce_neige",
      "2026-11-07T10:47:00Z",
      "Posez la main droite sur la table, carrément. Seulement le clavier pendant deux minutes. Puis reprenez la souris sans la serrer.",
    ],
  ),
  commentsOn(oneAgainstTwo, [
    "hana.k",
    "2026-10-10T21:25:00Z",
    "Court, moyen, entier : tenté hier soir, réussi du premier coup, j'ai crié. Les voisins vous saluent.",
  ]),
]
  .flat()
  .map((comment, index) => ({ id: commentId(index + 1), ...comment }));
