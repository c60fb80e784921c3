import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const firstTournament: TipRecord = {
  id: tipId(14),
  slug: "votre-premier-tournoi-de-la-veille-au-lendemain" as Slug,
  title: "Votre premier tournoi, de la veille au lendemain",
  excerpt: "Ce qu'une manager vérifie avant, pendant et après, pour que vous n'ayez plus qu'à jouer.",
  category: "Compétitif",
  author: "Jeanne Corbel",
  readTime: "2 min",
  difficulty: "Débutant",
  heroImage: null,
  featuredImage: null,
  isPublished: false,
  publishedAt: null,
  createdAt: "2026-11-16T14:00:00Z",
  views: 0,
  content: `Un premier tournoi se perd rarement sur une manche. Il se perd sur un fuseau horaire mal lu, une mise à jour lancée dix minutes avant, ou un repas sauté. Tout cela se prépare, et c'est plutôt reposant.

## La veille

- Relisez le règlement à deux, surtout les **horaires** et ce qui est prévu en cas de retard.
- Lancez le jeu une fois, pour que les mises à jour soient faites.
- Écrivez dans un même message : l'adversaire, l'heure de Paris, le salon vocal, et le nom de la personne qui parle aux arbitres.
- Décidez des cartes que vous ne voulez pas jouer. Le matin même, tout le monde aura changé d'avis.

Puis dormez. Une heure d'entraînement en moins ne vous coûtera rien, une heure de sommeil en moins se verra.

## Le jour même

1. **Deux heures avant** : un vrai repas, pas trop lourd. De l'eau sur le bureau.
2. **Une heure avant** : tout le monde en vocal, même pour parler d'autre chose.
3. **Trente minutes avant** : vingt minutes d'échauffement, puis on se lève.
4. **Dix minutes avant** : une seule consigne d'équipe, répétée par une autre personne.

Prévenez l'entourage. Une porte qui s'ouvre à onze partout est un souvenir drôle, mais seulement plus tard.

## Entre deux matchs

Levez-vous, quittez l'écran, mangez quelque chose. Pas de replay, pas de reproche, pas de réseaux sociaux. La personne qui parle aux arbitres confirme l'heure suivante et l'écrit. C'est tout.

> Votre travail est de jouer. Le nôtre est que vous n'ayez à penser à rien d'autre.

## Le lendemain

Attendez une nuit, puis revoyez un seul match, en trois faits écrits. Remerciez l'équipe d'en face et l'organisation, ce sont souvent des bénévoles. Et notez la date du prochain tournoi : le deuxième est toujours plus facile que le premier.

*À compléter avant publication : la liste de contrôle à imprimer et le contact des arbitres de la ligue.*`,
};
