import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";
import { idOf } from "../members.ts";

export const openRoles: ArticleRecord = {
  id: articleId(3),
  slug: "cinq-postes-benevoles-sont-ouverts" as Slug,
  title: "Cinq postes bénévoles sont ouverts",
  excerpt:
    "Du temps, de l'envie, une réponse sous 24 h en moyenne. Ce que nous cherchons, et ce que vous pouvez attendre de nous.",
  category: "recrutement",
  authorId: idOf("sarah"),
  author: "Jeanne Corbel",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-11-06T11:30:00Z",
  content: `<p>Un club, ce sont huit joueuses et joueurs que l'on voit et une quinzaine de personnes que l'on ne voit pas. Il nous en manque cinq. Aucun diplôme n'est demandé, et personne ici n'a commencé en sachant faire.</p>
<h2>Les postes</h2>
<ul>
<li><strong>Community manager</strong> : raconter le club, répondre, apaiser. Cinq à dix heures par semaine.</li>
<li><strong>Event manager</strong> : faire en sorte qu'un tournoi commence à l'heure. Surtout des week-ends.</li>
<li><strong>Montage vidéo</strong> : un résumé par match, un format long par mois.</li>
<li><strong>Responsable partenariats</strong> : trouver celles et ceux qui ont envie d'avancer avec nous, et leur dire la vérité sur nos chiffres.</li>
<li><strong>Création de contenu</strong> : des tutoriels, des portraits, ce que vous savez faire.</li>
</ul>
<h2>Ce que nous promettons</h2>
<p>Une réponse à chaque candidature, oui ou non, avec une raison. Quelqu'un qui vous accompagne pendant six semaines. Et le droit d'arrêter, en prévenant, sans avoir à se justifier : tout le monde est bénévole, la vie passe d'abord.</p>
<h2>Ce que nous demandons</h2>
<p>De tenir ce que vous annoncez. Trois heures sûres valent mieux que douze heures peut-être. Dites-nous ce que vous pouvez vraiment donner, nous ferons avec.</p>
<p>Les détails et le formulaire sont sur <a href="/recruitment">la page recrutement</a>. Comptez dix minutes. Et si vous hésitez, lisez d'abord <a href="/news/une-semaine-avec-notre-community-manager">une semaine avec notre community manager</a>.</p>`,
};
