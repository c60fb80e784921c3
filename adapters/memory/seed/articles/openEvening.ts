import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";

export const openEvening: ArticleRecord = {
  id: articleId(8),
  slug: "le-mardi-la-porte-est-ouverte" as Slug,
  title: "Le mardi, la porte est ouverte",
  excerpt:
    "Chaque mardi à vingt heures, on joue ensemble, tous niveaux mélangés. Mode d'emploi pour venir la première fois.",
  category: "Vie du club",
  authorId: null,
  author: "Maud Roussel",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-10-06T12:10:00Z",
  content: `<p>Le rendez-vous existe depuis le premier mois du club. On y vient pour jouer mieux, pour jouer avec quelqu'un, ou simplement parce que le mardi est long. Nous étions cinq. Mardi dernier, nous étions trente-huit.</p>
<h2>Comment ça se passe</h2>
<ol>
<li><strong>20 h.</strong> On se retrouve sur le salon vocal. Le micro n'est jamais obligatoire.</li>
<li><strong>20 h 10.</strong> Les équipes sont tirées au sort, avec une seule règle : jamais deux personnes du même rang côte à côte.</li>
<li><strong>21 h 30.</strong> Une manche est regardée ensemble. Celle ou celui qui la propose choisit ce dont on parle.</li>
<li><strong>22 h 15.</strong> Fin. Vraiment. Le lendemain est un mercredi.</li>
</ol>
<h2>La première fois</h2>
<p>Dites bonjour, ou ne dites rien : les deux nous vont. Quelqu'un portant le rôle « Accueil » vous écrira pour savoir si tout va bien. C'est une vraie personne, et elle ne vous demandera ni votre rang ni votre âge.</p>
<h2>Les trois choses qu'on ne fait pas</h2>
<ul>
<li>Donner un conseil que personne n'a demandé.</li>
<li>Rire d'un micro, d'une voix, d'un accent.</li>
<li>Partir avant la fin parce qu'on perd.</li>
</ul>
<p>L'adresse du salon est en bas de chaque page. À mardi.</p>`,
};
