import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const twoOnASite: TipRecord = {
  id: tipId(1),
  slug: "tenir-un-site-a-deux" as Slug,
  title: "Tenir un site à deux",
  excerpt: "Deux angles qui se croisent, une fenêtre de trois secondes, un repli décidé d'avance.",
  category: "Stratégie",
  author: "Nival",
  readTime: "3 min",
  difficulty: "Intermédiaire",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-11-12T17:30:00Z",
  views: 1284,
  content: `À deux sur un site, on ne gagne pas en tirant mieux. On gagne en obligeant l'attaque à regarder deux endroits à la fois, puis en partant au bon moment.

## Croiser, pas doubler

Le réflexe, c'est de se serrer : on se rassure, on se couvre, et un seul utilitaire suffit à vous éliminer ensemble. Écartez-vous jusqu'à ce que vos regards se **croisent sur l'entrée**. L'attaquant qui passe la porte doit choisir qui il regarde. L'autre tire.

\`\`\`schema
mur 0 0 96 4
mur 0 44 96 4
mur 30 4 9 13
mur 30 29 9 15
mur 88 4 8 40
mur 64 20 7 7
mur 12 15 6 17
site 56 12 28 24
porte 35 23
nous 81 9
nous 81 40
eux 6 10
eux 6 38
regard 81 9 > 39 23, 13
regard 81 40 > 39 23, 13
trajet eux 6 10 > 24 10 > 26 20
trajet eux 6 38 > 24 38 > 27 26
légende Chacun couvre la porte, aucun ne couvre l'autre.
description Plan d'un site : deux défenseurs aux deux angles du fond, leurs champs de vision se croisent sur la seule porte. Deux attaquants en approchent par la gauche, chacun d'un côté d'un mur.
\`\`\`

Pour trouver vos deux places, dix minutes de partie personnalisée suffisent, à trois :

- une personne se tient dans la porte, là où l'attaque apparaîtra
- vous vous placez à deux, puis vous demandez : « tu nous vois ensemble, sans bouger la souris ? »
- tant que la réponse est oui, écartez-vous

Tenir son côté sans aide est inconfortable les premières fois. C'est aussi ce qui vous laisse un survivant quand la première grenade tombe.

## La fenêtre de trois secondes

Entre le premier contact et l'arrivée de leur soutien, vous avez trois secondes environ. C'est votre seule vraie supériorité. Trois règles suffisent :

1. **Le plus exposé attend.** Il ne tire qu'au deuxième pas de l'attaquant, quand celui-ci ne peut plus reculer.
2. **L'autre annonce, puis tire.** Un mot, pas une phrase : « porte », « deux », « long ».
3. **Après une élimination, on bouge.** Toujours. Même si la position était parfaite.

> Une bonne position qu'ils connaissent est une mauvaise position.

Gardez un utilitaire pour la quatrième seconde, celle où leur soutien entre. Une entrée ralentie vaut mieux qu'une entrée bloquée trop tôt : tant qu'ils hésitent, vos trois partenaires courent.

## Le repli se décide avant

Si personne ne tombe dans la fenêtre, partez. Un seul reste en vue, l'autre recule jusqu'au dernier appui et garde le temps de la reprise. Décidez qui, avant la manche, pendant la phase d'achat. Une phrase suffit : « si ça passe, je recule, tu restes en vue ».

\`\`\`schema
mur 0 0 96 4
mur 0 44 96 4
mur 30 4 9 13
mur 30 29 9 15
mur 88 4 8 40
mur 64 20 7 7
mur 12 15 6 17
site 56 12 28 24
nous 81 9
étape Contact : ils sont deux dans la porte, personne n'est tombé.
nous 81 40
eux 33 20
eux 33 27
regard 81 9 > 39 23, 13
regard 81 40 > 39 23, 13
trajet eux 6 10 > 22 10 > 26 18
trajet eux 6 38 > 22 38 > 26 28
étape Le défenseur du bas part vers le muret, celui du haut tient la vue.
départ 81 40
eux 40 24
eux 47 18
regard 81 9 > 45 20, 16
trajet nous 81 40 > 81 31 > 71 31
étape Le muret couvre le site : les deux lignes se croisent à nouveau.
nous 68 31
eux 47 24
eux 59 16
regard 81 9 > 58 16, 19
regard 68 31 > 45 30, 24
légende Le défenseur du bas cède du terrain, pas du temps.
description Le même plan après le contact, en trois temps : le défenseur du bas se replie derrière le muret central, celui du haut reste en vue. Les deux attaquants passent la porte et avancent vers le site.
\`\`\`

Reculer n'est pas se cacher. On garde une ligne de tir sur l'endroit où le spike sera posé, et l'on dit à voix haute ce que l'on entend. Céder le terrain n'est pas céder la manche : à cinq contre cinq, une reprise préparée se gagne. À trois contre cinq, presque jamais.

## L'exercice de la semaine

Dix manches en partie privée, à deux contre trois. Comptez seulement ceci : *combien de fois avez-vous bougé après une élimination ?* Quand la réponse est « chaque fois », vous tenez le site. [Racontez-nous sur le Discord](https://example.org/discord).`,
};
