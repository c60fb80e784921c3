import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const readARotation: TipRecord = {
  id: tipId(4),
  slug: "lire-une-rotation-avant-qu-elle-parte" as Slug,
  title: "Lire une rotation avant qu'elle parte",
  excerpt:
    "Une équipe dit où elle va avant d'y aller : quatre indices à compter, et une règle pour ne pas s'y fier trop vite.",
  category: "Stratégie",
  author: "Inès Vidal",
  readTime: "3 min",
  difficulty: "Expert",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-10-15T09:40:00Z",
  views: 642,
  content: `Une rotation ne commence pas quand l'équipe court. Elle commence quand quelqu'un, en face, cesse de faire quelque chose. Mon métier d'analyste consiste à noter ces arrêts. Voici ceux que l'on peut lire en pleine partie.

## Quatre indices, du plus sûr au plus fragile

1. **L'utilitaire qui manque.** Une attaque sérieuse dépense. Si le site a reçu une fumée isolée et rien d'autre après dix secondes, ils gardent le reste pour ailleurs.
2. **La voix qui s'éteint.** Des pas nets, puis plus rien, au même endroit : soit ils attendent, soit ils marchent. Notez l'heure au chronomètre. Au-delà de douze secondes, ils sont rarement encore là.
3. **Le leurre qui insiste.** Un joueur seul qui tire souvent et ne vise personne veut être entendu. Demandez-vous qui il couvre.
4. **L'habitude.** Après une perte au premier contact, beaucoup d'équipes repartent vers l'autre site dans les vingt secondes. La vôtre aussi, sans doute.

Aucun de ces indices ne suffit. Deux qui se contredisent valent zéro. Deux qui concordent valent une décision.

## La règle du premier qui part

Quand deux indices concordent, **une seule personne bouge**. Pas deux, pas trois. La plus proche de l'autre site, en marchant avec \`Maj\`, jusqu'à un endroit d'où elle peut encore revenir. Elle annonce : « je glisse ». Les autres ne changent rien, sauf le regard.

Si l'information se confirme, une deuxième part en courant. Si elle se dément, une seule personne a perdu dix pas. C'est le prix que nous acceptons de payer pour avoir raison deux fois sur trois.

> On ne devine pas. On réduit le prix de l'erreur.

## Compter ensemble

Pour que cela tienne dans une manche, nous partageons l'écoute :

- la défense du site entendu annonce ce qui a été *dépensé* (« une fumée, rien d'autre »)
- la défense de l'autre site annonce ce qu'elle *n'entend pas*
- la capitaine ou le capitaine donne l'heure, à voix haute, toutes les vingt secondes

L'absence de bruit est une information. Dites-la. « Rien de mon côté depuis vingt secondes » a gagné plus de manches que beaucoup de beaux tirs.

## Travailler sa lecture

Prenez un replay, en vue d'équipe. Mettez en pause au premier contact, cachez la moitié de la carte avec une feuille, et écrivez où sera le spike trente secondes plus tard. Puis vérifiez. Vingt fois.

Inutile de faire un tableau compliqué : une colonne pour l'indice qui a emporté votre décision, une croix ou un rond à côté. À la fin, vous ne saurez pas seulement combien de fois vous aviez raison. Vous saurez **quel indice vous trompe**, et c'est celui-là qu'il faut cesser d'écouter.`,
};
