import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";

export const autumnCup: ArticleRecord = {
  id: articleId(6),
  slug: "la-coupe-d-automne-commence" as Slug,
  title: "La Coupe d'Automne commence",
  excerpt: "Skald, Tessa et Morrin entrent en groupe B. Les adversaires, le calendrier, et comment regarder.",
  category: "esport",
  authorId: null,
  author: "Maël Guern",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-10-24T10:00:00Z",
  content: `<p>Championne en titre, l'équipe Rocket League remet sa coupe en jeu. Trois titulaires, personne sur le banc, et un groupe que personne n'aurait choisi.</p>
<h2>Le groupe B</h2>
<ul>
<li><strong>Banquise</strong> : la meilleure défense de la saison. Ils ne marquent pas beaucoup, ils n'en ont pas besoin.</li>
<li><strong>Les Huards</strong> : tout l'inverse. Sept buts marqués et six encaissés lors de notre dernier match. Prévoyez de quoi tenir.</li>
<li><strong>Vertex Nord</strong> : un effectif neuf, donc aucun replay utile. Nous découvrirons en même temps que vous.</li>
<li><strong>Solstice</strong> : l'autre ligne d'un club que notre équipe Valorant connaît bien. Nous les gardons pour la fin.</li>
</ul>
<h2>Comment nous allons jouer</h2>
<p>Morrin reste plus bas que l'an dernier. Cela libère Tessa, qui peut enfin monter au deuxième poteau sans regarder derrière elle. Skald, lui, a une seule consigne : ne pas toucher la balle quand il n'a pas d'angle. Il a compté, en août, quarante et une touches inutiles dans un seul match. Il en est à dix-neuf.</p>
<h2>Regarder</h2>
<p>Chaque match est diffusé sur notre chaîne, commenté par deux bénévoles qui ont promis de ne plus chanter. Les horaires de tous nos matchs, à l'heure de chez vous, sont sur <a href="/teams">la page des équipes</a>, où l'on peut aussi s'abonner au calendrier.</p>
<p>Premier coup d'envoi ce soir, contre Les Huards. Banquise vient le 1er décembre, Solstice le 8. Gardez le nord.</p>`,
};
