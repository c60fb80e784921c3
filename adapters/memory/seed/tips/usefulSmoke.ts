import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const usefulSmoke: TipRecord = {
  id: tipId(6),
  slug: "poser-une-fumee-qui-sert-a-quelqu-un" as Slug,
  title: "Poser une fumée qui sert à quelqu'un",
  excerpt:
    "Une fumée n'est pas un mur, c'est une promesse faite à un partenaire : à qui, jusqu'à quand, et que se passe-t-il ensuite ?",
  category: "Stratégie",
  author: "Brume",
  readTime: "3 min",
  difficulty: "Intermédiaire",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-09-10T17:50:00Z",
  views: 958,
  content: `On reproche souvent aux contrôleurs de fumer trop tard. Le vrai défaut, c'est de fumer pour personne. Avant de poser quoi que ce soit, je me pose une question : *qui va marcher derrière ?*

## Trois questions avant de poser

1. **Pour qui ?** Nommez la personne. « Fumée pour Kéva » est une consigne, « fumée » est un bruit.
2. **Jusqu'à quand ?** Selon l'agent, vous avez une quinzaine de secondes, parfois moins. Retirez-en trois pour l'annonce et deux pour l'hésitation. Ce qui reste est le temps réel de votre équipe.
3. **Et après ?** Quand elle se dissipe, quelqu'un se retrouve à découvert. Il doit le savoir avant, pas pendant.

Si l'une des trois n'a pas de réponse, gardez la fumée. Une charge en réserve fait peur à l'équipe d'en face, une fumée vide la rassure.

## Où la poser, au juste

Posez-la **sur l'angle, pas sur le passage**. Une fumée au milieu d'un couloir laisse l'adversaire avancer dedans et tirer au bord. Une fumée collée à sa ligne de tir le force à sortir pour voir, et celui qui sort est celui que l'on attend.

Quelques repères qui tiennent sur toutes les cartes :

- Pour entrer, coupez les positions *hautes* et *lointaines* d'abord. Vos duellistes préfèrent se battre de près.
- Pour défendre, fumez tôt ou très tard. Au milieu de l'attaque, vous gênez surtout les vôtres.
- Après la pose, gardez une charge pour le désamorçage. Entendre le son du désamorçage dans une fumée amie est le plus beau moment de la manche.

> Une fumée réussie se reconnaît à ceci : quelqu'un l'a traversée, ou n'a pas osé.

## Compter à voix haute

Le jour où j'ai commencé à compter, notre équipe a cessé de mourir dans mes fumées. C'est tout bête : « fumée dans trois, deux, un », puis « il reste cinq », puis « elle tombe ». Trois annonces, toujours les mêmes mots, toujours le même ton.

Pour ne pas décrocher des yeux, mettez la touche de la carte sur un bouton de souris, ou apprenez à poser depuis la vue tactique en moins de deux secondes. Je garde \`C\` et \`E\` pour les utilitaires dont j'ai besoin sans réfléchir.

## À travailler cette semaine

Choisissez **un** site et **trois** fumées. Posez-les vingt fois en partie personnalisée, jusqu'à ne plus regarder la carte plus d'une seconde. Puis, en classé, annoncez un prénom à chaque fumée, sans exception. Vous verrez vite lesquelles ne servaient à personne. Ce sont celles que vous économiserez demain.`,
};
