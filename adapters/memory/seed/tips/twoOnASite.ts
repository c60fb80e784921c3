import type { Slug } from "../../../../domain/slug.ts";
import type { TipRecord } from "../../world.ts";
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

Le réflexe, c'est de se serrer : on se rassure, on se couvre, et un seul utilitaire suffit à vous sortir tous les deux. Écartez-vous jusqu'à ce que vos regards se **croisent sur l'entrée**. L'attaquant qui passe la porte doit choisir qui il regarde. L'autre tire.

Pour trouver vos deux places, dix minutes de partie personnalisée suffisent, à trois :

- une personne se tient dans la porte, là où l'attaque apparaîtra
- vous vous placez tous les deux, puis vous demandez : « tu nous vois ensemble, sans bouger la souris ? »
- tant que la réponse est oui, écartez-vous

Chacun couvre la porte, aucun ne couvre l'autre. C'est inconfortable les premières fois. C'est aussi ce qui vous laisse un survivant quand la première grenade tombe.

## La fenêtre de trois secondes

Entre le premier contact et l'arrivée de leur soutien, vous avez trois secondes environ. C'est votre seule vraie supériorité. Trois règles suffisent :

1. **Le plus exposé attend.** Il ne tire qu'au deuxième pas de l'attaquant, quand celui-ci ne peut plus reculer.
2. **L'autre annonce, puis tire.** Un mot, pas une phrase : « porte », « deux », « long ».
3. **Après une élimination, on bouge.** Toujours. Même si la position était parfaite.

> Une bonne position qu'ils connaissent est une mauvaise position.

Gardez un utilitaire pour la quatrième seconde, celle où leur soutien entre. Une entrée ralentie vaut mieux qu'une entrée bloquée trop tôt : tant qu'ils hésitent, vos trois partenaires courent.

## Le repli se décide avant

Si personne ne tombe dans la fenêtre, partez. Un seul reste en vue, l'autre recule jusqu'au dernier appui et garde le temps de la reprise. Décidez qui, avant la manche, pendant la phase d'achat. Une phrase suffit : « si ça passe, je recule, tu restes en vue ».

Celui qui recule ne se cache pas. Il garde une ligne de tir sur l'endroit où le spike sera posé, et il dit à voix haute ce qu'il entend. Céder le terrain n'est pas céder la manche : à cinq contre cinq, une reprise préparée se gagne. À trois contre cinq, presque jamais.

## L'exercice de la semaine

Dix manches en partie privée, à deux contre trois. Comptez seulement ceci : *combien de fois avez-vous bougé après une élimination ?* Quand la réponse est « chaque fois », vous tenez le site. [Racontez-nous sur le Discord](https://example.org/discord).`,
};
