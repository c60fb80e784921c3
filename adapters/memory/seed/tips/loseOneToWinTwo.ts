import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const loseOneToWinTwo: TipRecord = {
  id: tipId(11),
  slug: "perdre-une-manche-pour-en-gagner-deux" as Slug,
  title: "Perdre une manche pour en gagner deux",
  excerpt: "L'économie en quatre chiffres, et une règle d'équipe : on achète ensemble ou l'on économise ensemble.",
  category: "Compétitif",
  author: "Aurel Picard",
  readTime: "3 min",
  difficulty: "Avancé",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-02-12T19:00:00Z",
  views: 589,
  content: `Si je ne pouvais entraîner qu'une seule chose pendant un mois, ce ne serait ni la visée ni les fumées. Ce serait la phase d'achat. Une équipe moyenne qui achète ensemble bat une équipe forte qui achète chacun pour soi.

## Quatre chiffres à connaître

- Une manche **gagnée** rapporte 3 000 crédits.
- Une manche **perdue** rapporte 1 900, puis 2 400, puis 2 900 si les défaites s'enchaînent.
- Un achat complet, fusil et armure lourde, coûte 3 900, sans compter les utilitaires.
- Une élimination ajoute 200, et l'on ne peut jamais en garder plus de 9 000.

Retenez surtout ce que cela veut dire : quand on perd, **on ne peut pas racheter complet à chaque manche**. La question n'est donc pas « puis-je acheter ? », mais « que pourrons-nous acheter *à la manche suivante* ? ».

## La règle du vestiaire

Avant chaque achat, la capitaine ou le capitaine dit un mot parmi trois, et les cinq suivent :

1. **Plein.** Tout le monde a de quoi acheter arme, armure et utilitaires.
2. **Rien.** On garde tout. Un pistolet, au mieux. On joue pour une élimination, une pose, une information.
3. **Tout.** La manche est celle de la dernière chance, ou la dernière de la mi-temps. On dépense jusqu'au dernier crédit.

Le quatrième mot, *à moitié*, existe, et il est presque toujours une erreur. Deux personnes armées et trois sans rien, c'est une manche perdue avec, en prime, une manche suivante déjà compromise.

> Une économie est une phrase que l'on prononce à cinq. S'il manque une voix, elle ne veut plus rien dire.

## Perdre utilement

Une manche « rien » n'est pas une pause. Elle a un objectif, choisi à voix haute :

- **poser le spike**, qui rapporte 300 crédits à chaque membre de l'équipe
- **abîmer** : une seule élimination sur une arme chère oblige l'adversaire à racheter
- **apprendre** : où se place leur sentinelle, à quelle seconde part leur fumée

Et quand la manche est perdue, sauvez l'arme. Un fusil gardé vaut 2 900 crédits à la manche suivante, et ce sont peut-être ceux d'un partenaire : on peut acheter pour les autres, et l'on devrait le faire plus souvent.

## Lire leur porte-monnaie

Tout ce qui est vrai pour vous l'est pour eux. Gardez un œil sur le tableau avec \`Tab\` : après la perte d'un achat complet, attendez-vous à une manche faible en face. C'est le moment de jouer **loin et groupés** : un pistolet gagne de près, rarement de loin.

Essayez pendant une semaine : une personne de l'équipe annonce l'achat de l'adversaire avant chaque manche, à voix haute. Notez si elle avait raison. Au bout de vingt parties, elle ne se trompera plus guère, et vos pires manches, celles que l'on perd contre des pistolets, auront presque disparu.`,
};
