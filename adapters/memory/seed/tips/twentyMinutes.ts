import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const twentyMinutes: TipRecord = {
  id: tipId(2),
  slug: "vingt-minutes-d-echauffement-pas-une-de-plus" as Slug,
  title: "Vingt minutes d'échauffement, pas une de plus",
  excerpt: "Quatre blocs de cinq minutes, dans cet ordre, pour arriver en partie la main prête et la tête fraîche.",
  category: "Aim Training",
  author: "Kéva",
  readTime: "3 min",
  difficulty: "Débutant",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-11-05T18:05:00Z",
  views: 1046,
  content: `Pendant un an, je m'échauffais une heure avant chaque match. J'arrivais la main chaude et la tête vide. Aujourd'hui c'est vingt minutes, montre en main, et ma première manche vaut mieux que la dixième d'avant.

## Pourquoi s'arrêter à vingt

L'échauffement ne vous apprend rien. Il réveille ce que vous savez déjà. Ce que vous voulez *apprendre* se travaille à un autre moment de la journée, la tête fraîche, sans match derrière. Si vous mélangez les deux, vous commencez la partie en pensant à votre poignet au lieu de penser au jeu.

> On s'échauffe pour oublier sa main, pas pour la surveiller.

## Les quatre blocs

1. **Cinq minutes de lenteur.** Au stand, cibles immobiles, une balle par cible. Visez juste, prenez votre temps, ne cherchez aucun score. Si vous ratez, vous allez trop vite.
2. **Cinq minutes d'arrêts.** Un pas à gauche avec \`Q\`, arrêt, une balle. Un pas à droite avec \`D\`, arrêt, une balle. Le tir part quand vos pieds sont posés, jamais avant.
3. **Cinq minutes de suivi.** Cibles mobiles, viseur sur la tête, sans tirer pendant deux minutes. Ensuite, tirez seulement quand vous en avez la certitude.
4. **Cinq minutes de vrai.** Un match à mort, sans musique, pour entendre les pas. Ne regardez pas le classement. Votre seul but : que chaque duel commence avec le viseur à la bonne hauteur.

Un minuteur sur le téléphone fait très bien l'affaire. Quand il sonne, vous passez au bloc suivant, même au milieu d'une série parfaite. Surtout au milieu d'une série parfaite.

## Les pièges

- *Changer de sensibilité.* Jamais avant une partie. Notez l'envie, dormez, et reparlez-en demain.
- *Rester sur une défaite.* Un mauvais match à mort ne prédit rien. Coupez à l'heure dite.
- *Sauter la lenteur.* C'est le bloc le plus ennuyeux, donc celui que l'on retire en premier, donc celui qui vous manque.

## Et après

Levez-vous. Buvez un verre d'eau, regardez par la fenêtre, secouez les mains. Deux minutes de vide font partie de l'échauffement, même si elles ne comptent pas dans les vingt.

Puis lancez la partie avec une seule consigne en tête, une petite : « je replace mon viseur après chaque porte », par exemple. La main est prête. Le reste de la soirée est un travail pour les yeux et pour la voix.

Nous avons mis la [feuille des quatre blocs](https://example.org/feuille-echauffement) à imprimer. Elle tient sur une demi-page, et la mienne est tachée de café depuis longtemps.`,
};
