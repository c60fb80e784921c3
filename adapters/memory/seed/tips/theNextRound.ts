import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const theNextRound: TipRecord = {
  id: tipId(3),
  slug: "gagner-la-manche-d-apres" as Slug,
  title: "Gagner la manche d'après",
  excerpt:
    "Ce que l'on fait des trente secondes qui suivent une manche perdue, quand tout le monde a envie de parler en même temps.",
  category: "Compétitif",
  author: "Paul Séguin",
  readTime: "3 min",
  difficulty: "Avancé",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-10-27T11:20:00Z",
  views: 871,
  content: `Une manche perdue coûte un point. Ce que vous en faites pendant les trente secondes suivantes peut en coûter trois. Avec l'équipe, nous avons rangé ce moment-là, comme on range une table avant de manger.

## Ce qui se passe vraiment

Après un échec, le cerveau cherche une cause, vite, et de préférence chez quelqu'un d'autre. Ce n'est pas un défaut de caractère, c'est un réflexe. Le problème, c'est que la phase d'achat est courte : chaque seconde passée à expliquer la manche d'avant est prise à celle d'après.

Regardez vos replays avec le son. Vous entendrez presque toujours la même chose : deux voix qui racontent le passé, une qui soupire, et personne qui dit ce que l'on joue.

## Le protocole en trois temps

1. **Dix secondes de silence.** Personne ne parle, tout le monde respire. Une inspiration courte par le nez, une expiration longue par la bouche, deux fois. Les épaules descendent, la main lâche la souris.
2. **Un fait, un seul.** La capitaine ou le capitaine le dit, sans nom et sans adverbe : « ils étaient trois au milieu ». Pas « on s'est encore fait avoir au milieu ».
3. **Une consigne.** Ce que l'on joue maintenant, en moins de huit mots, répété par une autre personne. La répétition n'est pas scolaire : elle prouve que la consigne est arrivée.

> Le fait appartient à tout le monde. La faute n'appartient à personne avant demain.

## Les phrases qui aident, et les autres

- « Reçu » vaut mieux que « je sais ».
- « La prochaine, je joue plus près de toi » vaut mieux que « t'étais où ? ».
- « Belle idée, on la refera » vaut mieux que le silence après une tentative courageuse.

Interdisez-vous deux mots pendant une partie : *toujours* et *jamais*. Ils transforment une erreur en trait de caractère, et plus personne n'ose essayer.

## Quand c'est vous qui avez raté

Dites-le en trois mots, « c'est pour moi », puis revenez au protocole. Inutile de vous punir à voix haute : vos partenaires devraient alors s'occuper de vous en plus de la manche.

Gardez un geste à vous pour fermer la porte. Kéva pose les deux mains à plat sur le bureau. Brume boit une gorgée d'eau. Le geste n'a rien de magique, il marque une frontière : *avant, c'était la manche perdue, maintenant, c'est la suivante*.

## L'exercice

Sur vos cinq prochaines parties, tenez un petit compte : une croix par manche perdue, un rond quand la manche qui suit est gagnée. Ne visez pas un chiffre. Regardez seulement si la proportion bouge quand le protocole est respecté. Chez nous elle a bougé, et c'est la seule raison pour laquelle nous continuons.`,
};
