import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const threeFacts: TipRecord = {
  id: tipId(10),
  slug: "revoir-une-partie-en-trois-faits" as Slug,
  title: "Revoir une partie en trois faits",
  excerpt:
    "Une demi-heure, une feuille, trois phrases : la méthode du club pour apprendre d'une défaite sans y passer la soirée.",
  category: "Compétitif",
  author: "Inès Vidal",
  readTime: "2 min",
  difficulty: "Intermédiaire",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-04-09T10:00:00Z",
  views: 816,
  content: `Revoir une partie entière prend une heure et ne laisse souvent qu'une impression : « on a mal joué ». Une impression ne se travaille pas. Un fait, oui. Chez nous, chaque revue tient en une demi-heure et se termine par **trois faits écrits**. Pas deux, pas dix.

## Qu'est-ce qu'un fait ?

Un fait se compte ou se montre du doigt. Une opinion se discute.

- « On ne communique pas assez » est une opinion. « Sur six manches perdues en défense, la rotation est partie quatre fois sans annonce » est un *fait*.
- « Je vise mal ce soir » est une opinion. « Dans sept duels sur dix, mon viseur était sous les épaules quand l'adversaire est apparu » est un *fait*.

Si quelqu'un peut répondre « moi, je ne trouve pas », ce n'est pas encore un fait. Cherchez le chiffre ou l'image.

## La demi-heure

1. **Cinq minutes : choisir.** Ne regardez que les manches perdues alors que vous étiez en avantage numérique. Il y en a rarement plus de cinq, et tout s'y trouve.
2. **Quinze minutes : regarder.** Une fois à vitesse normale, sans pause et sans parler. Une deuxième fois en vue du dessus, avec la main sur la pause.
3. **Cinq minutes : écrire.** Chacun propose un fait, à l'écrit, avant d'ouvrir la bouche. On évite ainsi que la voix la plus forte décide.
4. **Cinq minutes : garder trois faits.** Et pour le premier seulement, inventer un exercice court, que l'on puisse compter.

> On ne cherche pas de coupable. On cherche ce qui se répétera samedi si personne n'y touche.

## Une seule chose à la fois

L'erreur classique est de vouloir tout corriger dès le lendemain. Un fait par semaine suffit. Les deux autres restent sur la feuille : quand le premier cesse d'être vrai, on passe au suivant. Il arrive d'ailleurs que le deuxième ait disparu tout seul.

Notez la date. Dans deux mois, cette feuille sera la meilleure preuve que vous avez progressé, bien plus que votre rang, qui dépend aussi des neuf autres personnes de la partie.

## Si vous jouez en solo

La méthode ne change pas, elle raccourcit. Trois duels perdus, trois pauses à l'instant où l'adversaire apparaît, trois questions :

- où était mon viseur ?
- est-ce que je bougeais ?
- qui savait que j'étais là ?

Écrivez les réponses à la main. C'est plus lent, et c'est bien pour cela que l'on s'en souvient. Puis fermez le cahier et allez dormir : la partie est vraiment terminée.`,
};
