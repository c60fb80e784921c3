import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const openAnAngle: TipRecord = {
  id: tipId(12),
  slug: "ouvrir-un-angle-sans-s-offrir" as Slug,
  title: "Ouvrir un angle sans s'offrir",
  excerpt: "Découper une pièce en tranches, ne montrer qu'une épaule, ne jamais devoir deux duels à la fois.",
  category: "Aim Training",
  author: "Ozark",
  readTime: "2 min",
  difficulty: "Avancé",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2025-12-04T17:20:00Z",
  views: 467,
  content: `Je passe mes manches à tenir des angles. Je sais donc très bien ce qui m'arrange : un adversaire qui sort en courant, d'un seul coup, face à trois endroits à la fois. Voici comment ne pas me faire ce plaisir.

## Découper en tranches

Imaginez la pièce comme un gâteau dont le coin du mur est le centre. À chaque pas de côté, vous découvrez **une tranche**. L'idée est de n'en découvrir qu'une, de la vérifier, puis de passer à la suivante.

1. Éloignez-vous du mur. Plus vous êtes loin du coin, plus la tranche est fine, et moins on vous voit tôt.
2. Placez le viseur au bord, à hauteur de tête, là où la prochaine tranche va apparaître.
3. Faites un pas de côté, court. Arrêtez-vous. Rien ? La tranche est propre.
4. Recommencez jusqu'à avoir ouvert toute la pièce, sans jamais sauter une tranche.

\`\`\`schema
mur 0 0 96 4
mur 0 44 96 4
mur 38 4 4 22
mur 88 4 8 40
départ 16 38
nous 30 38
eux 62 9
regard 16 38 > 84 10, 9
regard 30 38 > 65 7, 14
trajet nous 16 38 > 27 38
légende Un pas de côté, une tranche de plus : on la vérifie, puis on passe à la suivante.
description Une pièce vue de dessus, derrière un mur. Depuis le couloir, un premier regard passe le coin et ne découvre que le fond de la pièce. Un pas de côté plus loin, le suivant découvre une tranche de plus, où attend un adversaire.
\`\`\`

C'est lent. Au début, comptez six ou sept secondes pour une pièce. À force, il en faudra deux, et personne ne verra que vous comptez.

## Large ou serré ?

Tout dépend de ce que vous savez.

- **Vous ne savez rien** : serré, tranche par tranche.
- **Vous savez où il est** : large, d'un seul mouvement franc. Il attend une tête au bord, il la verra passer un mètre plus loin.
- **Il a une arme de précision** : ne sortez pas. Montrez une épaule, faites-le tirer, et sortez sur le bruit.

Montrer l'épaule est un geste à part : un appui bref sur la touche de côté, puis retour immédiat. Entraînez-vous à le faire sans toucher à la souris. Si votre viseur bouge, ce n'était pas une épaule, c'était une invitation.

> Le bon angle est celui où vous devez un duel. Le mauvais est celui où vous en devez deux.

## Ne jamais devoir deux duels

Avant d'ouvrir, demandez-vous combien d'endroits pourront vous voir *en même temps*. Si la réponse est deux, il vous faut une aide : une fumée sur l'un, une flash sur l'autre, ou un partenaire qui sort avec vous sur un compte de trois. Sinon, contournez. Perdre cinq secondes n'a jamais coûté une manche autant qu'une personne.

## L'exercice du couloir

En partie personnalisée, à deux. L'un se cache dans une pièce, à l'un des quatre endroits convenus, immobile. L'autre ouvre la pièce, sans utilitaire. Dix passages chacun.

On ne compte pas les éliminations. On compte les fois où la personne qui entre a été vue par quelqu'un qu'elle **n'avait pas encore regardé**. Quand ce nombre tombe à zéro, remettez la vitesse, un peu, pas toute.`,
};
