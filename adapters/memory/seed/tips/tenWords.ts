import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const tenWords: TipRecord = {
  id: tipId(9),
  slug: "dix-mots-d-annonce-suffisent" as Slug,
  title: "Dix mots d'annonce suffisent",
  excerpt:
    "Où, combien, dans quel état : des annonces courtes que l'on comprend du premier coup, même avec des inconnus.",
  category: "Compétitif",
  author: "Lumen",
  readTime: "2 min",
  difficulty: "Débutant",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-05-21T12:45:00Z",
  views: 1391,
  content: `En vocal, beaucoup de débutants se taisent parce qu'ils craignent de mal dire. D'autres racontent tout. Les deux laissent l'équipe aveugle. Une bonne annonce tient dans un souffle, et elle s'apprend en une soirée.

## L'ordre qui marche

Toujours le même : **où, combien, dans quel état**.

- « Milieu, deux. »
- « Long, un, touché. »
- « Escalier, un, pas d'armure. »

Commencez par le lieu, parce que c'est la seule chose qui fait tourner la tête des autres. Si vous êtes éliminé juste après le premier mot, ce mot-là aura servi.

Inutile de dire « il y a », « attention », « je crois que ». Inutile aussi de dire qui vous a tué : le tableau le sait déjà.

## Les dix mots

Mettez-vous d'accord avec vos partenaires habituels sur dix mots, pas davantage :

1. **Vu** : je le vois maintenant.
2. **Entendu** : des pas, sans le voir.
3. **Touché** : il lui reste peu de vie.
4. **Parti** : il n'est plus où je l'ai dit.
5. **Pousse** : ils avancent vers moi.
6. **Attends** : n'entrez pas encore.
7. **Avec** : je viens avec toi.
8. **Couvre** : regarde mon dos.
9. **Fini** : plus d'utilitaire.
10. **Reçu** : j'ai compris, inutile de répéter.

Le mot le plus précieux est *parti*. Une information vieille de dix secondes est un piège, et vous êtes la seule personne à pouvoir la retirer.

## Avec des inconnus

Les noms des lieux changent d'un groupe à l'autre. Si vous ne connaissez pas le nom d'un endroit, décrivez-le par rapport à un site (« derrière A, à gauche ») ou posez un repère d'un clic de molette, ou avec la touche que vous avez choisie. Personne ne se moquera d'un repère bien placé.

Pas de micro, ou pas envie de parler ce soir ? Le repère et la roue des messages suffisent pour les trois quarts de ce qu'il y a à dire.

> Parler peu n'est pas parler moins. C'est laisser de la place pour entendre les pas.

## Quand il ne reste qu'une personne

Quand une seule personne de l'équipe est en vie, **tout le monde se tait**. Une annonce si elle sauve la manche, sinon rien. Pas de conseil, pas de compte à rebours, pas de « il est derrière » dit à trois voix. C'est la règle la plus simple de notre équipe, et celle dont les nouvelles recrues nous remercient le plus.

## Pour s'entraîner

Enregistrez une de vos parties avec le son. Réécoutez cinq manches, et barrez chaque mot qui n'a rien changé pour personne. Ne vous jugez pas, comptez. La semaine suivante, recommencez : vous n'imaginez pas ce que l'on entend quand on ne parle plus par-dessus.`,
};
