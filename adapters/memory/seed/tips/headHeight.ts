import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const headHeight: TipRecord = {
  id: tipId(5),
  slug: "placer-son-viseur-a-hauteur-de-tete" as Slug,
  title: "Placer son viseur à hauteur de tête",
  excerpt:
    "Le duel le plus facile est celui où la souris n'a presque pas à bouger : où regarder, et comment en faire une habitude.",
  category: "Aim Training",
  author: "Ozark",
  readTime: "2 min",
  difficulty: "Débutant",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-10-01T16:15:00Z",
  views: 1873,
  content: `Quand on débute, on croit que bien jouer, c'est bouger la souris très vite. C'est souvent l'inverse : on la bouge à peine, parce que le viseur était déjà au bon endroit. C'est la compétence la moins spectaculaire du jeu, et celle qui rapporte le plus.

## Trouver la hauteur

Tous les agents ont la tête à la même hauteur. Il suffit donc d'apprendre **une** ligne, et de la promener partout avec vous.

- Au stand, placez-vous face à une cible, viseur sur la tête. Regardez ce qu'il y a derrière, sur le mur. Reculez, avancez : votre viseur reste sur l'horizon, pas sur le sol.
- Dans chaque carte, cherchez vos repères : le dessus d'une caisse, une poignée de porte, une ligne de peinture. Un repère par couloir suffit.
- Attention aux pentes et aux escaliers. Quelqu'un qui descend vers vous a la tête plus haut que la ligne. Levez le viseur *avant* le premier pas.

## Suivre le bord, pas le mur

La hauteur ne fait que la moitié du travail. L'autre moitié est de côté : gardez le viseur à l'endroit où une tête **va apparaître**, pas au milieu du mur qui la cache.

Laissez un petit espace entre le viseur et le bord, à peu près la largeur d'une épaule. Trop près du bord, votre adversaire l'a déjà dépassé quand vous tirez. Trop loin, vous devez revenir vers lui.

> Visez la porte, pas le mur. Personne ne sort d'un mur.

## En faire une habitude

1. Choisissez une carte et lancez une partie personnalisée, sans personne.
2. Marchez d'un bout à l'autre, sans tirer, en gardant le viseur sur la ligne. Dites à voix haute chaque angle que vous passez.
3. Recommencez en courant, l'arme à la main. Si le viseur tombe vers le sol pendant la course, ralentissez.
4. Jouez ensuite trois parties avec une seule consigne : **ne jamais regarder ses pieds**.

Vous remarquerez que le viseur tombe toujours aux mêmes moments : quand vous rechargez avec \`R\`, quand vous ouvrez la carte avec \`M\`, quand vous parlez. Ce sont vos vrais adversaires de la semaine.

## Comment savoir que ça marche

Regardez un replay et mettez en pause à l'instant où l'adversaire apparaît. Mesurez du doigt, sur l'écran, la distance entre le viseur et la tête. Dix duels, dix mesures. Recommencez dans deux semaines, avec le même doigt. Si la distance a fondu, vous avez progressé, même si le tableau des scores ne le sait pas encore.`,
};
