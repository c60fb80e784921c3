import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";

export const volunteers: ArticleRecord = {
  id: articleId(10),
  slug: "deux-ans-et-la-table-de-camping-est-toujours-la" as Slug,
  title: "Deux ans, et la table de camping est toujours là",
  excerpt:
    "Une table pliante, cinq tabourets, une multiprise. Retour sur deux ans de club, racontés par les objets qui restent.",
  category: "Vie du club",
  authorId: null,
  author: "redaction@demo.test",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-08-30T18:00:00Z",
  content: `<p>Pour nos deux ans, nous n'avons pas fait de discours. Nous avons vidé le placard du local et posé sur une table ce que personne n'avait eu le cœur de jeter.</p>
<h2>La table de camping</h2>
<p>Elle a servi de bureau, de buffet, de civière pour un écran de vingt-sept pouces. Elle penche. Le premier tournoi du club s'est joué dessus, avec un livre de cuisine sous le pied gauche. Le livre y est encore.</p>
<h2>La multiprise</h2>
<p>Huit prises, dont une qui ne marche que si l'on appuie. Elle a été volée une fois, puis rendue avec un mot d'excuse et un paquet de biscuits. Nous n'avons jamais su qui. Merci pour les biscuits.</p>
<h2>Le cahier</h2>
<p>Avant le site, avant le Discord, il y avait un cahier à spirale : les scores, les numéros de téléphone, les idées. Page 12, de la main de Basile : « Un jour, un maillot. » Page 13, de la main de Maud : « D'abord, une deuxième multiprise. »</p>
<h2>Ce qui n'est pas sur la table</h2>
<p>Les heures. Nous avons essayé de compter, et nous nous sommes arrêtés à quatre mille. Elles appartiennent à celles et ceux qui montent, branchent, filment, traduisent, conduisent et rangent. Si vous avez un jour regardé un de nos matchs, vous avez vu leur travail sans le savoir.</p>
<p>On recommence. La table aussi.</p>`,
};
