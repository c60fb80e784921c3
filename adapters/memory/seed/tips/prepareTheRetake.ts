import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const prepareTheRetake: TipRecord = {
  id: tipId(8),
  slug: "la-reprise-commence-dehors" as Slug,
  title: "La reprise commence dehors",
  excerpt:
    "Quarante-cinq secondes, c'est plus long qu'on ne le croit : attendre les autres, entrer ensemble, et savoir qui désamorce.",
  category: "Stratégie",
  author: "Nival",
  readTime: "3 min",
  difficulty: "Avancé",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-06-18T18:30:00Z",
  views: 734,
  content: `Le spike est posé, vous êtes trois, ils sont trois. La plupart des reprises se perdent là, dans les huit premières secondes, parce que quelqu'un est entré seul. Une reprise n'est pas une course. C'est une attaque dont vous connaissez l'heure exacte.

## Faire les comptes

Le spike explose quarante-cinq secondes après la pose. Un désamorçage complet en demande sept, un demi-désamorçage trois et demie, et ce qui est fait reste acquis. Posez cela à l'envers :

- à **quinze secondes** de la fin, quelqu'un doit pouvoir toucher le spike
- à **vingt-cinq**, vous devez être dans le site
- avant cela, vous avez **vingt secondes pour vous attendre**

Vingt secondes, c'est long. C'est le temps de ramasser une arme, de traverser une carte, et de se dire trois phrases.

## Les trois phrases

Dehors, avant d'entrer, chacun en dit une :

1. **Ce que je coupe.** « Je fume le fond. »
2. **D'où j'entre.** « Je viens par le long. »
3. **Ce que je fais ensuite.** « Je désamorce », ou « je reste sur le dos du désamorçage ».

La dernière est la plus oubliée. Si personne ne dit « je désamorce », tout le monde cherche une élimination, et le spike gagne la manche à votre place.

> Nettoyer un site n'est pas un but. Désamorcer en est un.

## Entrer par deux côtés, au même instant

Deux entrées valent mieux qu'une, à condition qu'elles soient **simultanées**. Une seconde d'écart, et ce sont deux duels à un contre trois. Comptez ensemble : « trois, deux, un, *entrez* ». On part sur le mot, pas après.

\`\`\`schema
mur 0 0 96 4
mur 0 44 96 4
mur 26 4 6 12
mur 26 30 6 14
mur 82 4 6 12
mur 82 30 6 14
site 40 10 34 28
porte 57 24
nous 8 19
nous 8 28
nous 92 23
eux 48 15
eux 50 33
eux 68 16
trajet nous 8 19 > 40 19
trajet nous 8 28 > 24 26 > 40 26
trajet nous 92 23 > 76 23
légende Deux côtés, un seul instant.
description Un site avec une entrée à gauche et une à droite, le spike posé au milieu, trois adversaires autour. Deux des nôtres entrent par la gauche, un par la droite, au même instant.
\`\`\`

Le premier de chaque côté ne cherche pas l'élimination. Il prend de la place : il avance jusqu'à un appui et il oblige les regards à se tourner. C'est le deuxième qui tire. Si vous êtes trois, mettez deux personnes du côté où le spike est **visible** : le faux désamorçage devient possible, et il fait sortir presque tout le monde.

## Savoir ne pas y aller

À un contre quatre, avec une bonne arme dans les mains, sauver est une décision, pas une lâcheté. Elle doit être dite, une fois, par la personne en vie : « je sauve ». Personne ne commente. L'arme que vous gardez est une manche d'avance pour l'équipe.

## L'exercice

En partie personnalisée, trois contre trois, le spike est déjà posé quand on lance le chronomètre. Dix reprises par site. On note une chose : **l'écart entre la première et la deuxième entrée**, en secondes. Chez nous, en mars, il était de quatre. En mai, d'une seconde et demie. Nous n'avons rien changé d'autre, et nous avons repris deux fois plus de sites.`,
};
