import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";
import { idOf } from "../members.ts";

export const communityManager: ArticleRecord = {
  id: articleId(5),
  slug: "une-semaine-avec-notre-community-manager" as Slug,
  title: "Une semaine avec notre community manager",
  excerpt: "Douze heures, un calendrier, beaucoup de messages lus jusqu'au bout.",
  category: "recrutement",
  authorId: idOf("yanis"),
  author: "Basile Morvan",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-10-28T16:40:00Z",
  content: `<p>On nous demande souvent ce que fait une community manager dans un club où tout le monde est bénévole. Nous avons suivi Anaïs Moreau du lundi au dimanche, chronomètre en main.</p>
<h2>Lundi, deux heures</h2>
<p>Lire. Tout ce qui s'est dit depuis vendredi sur le Discord, sous les vidéos, dans les messages privés. Anaïs ne répond presque à rien : elle note. « Si je réponds en lisant, je réponds à la première personne, et j'oublie la plus discrète. »</p>
<h2>Mardi et mercredi, trois heures</h2>
<p>Préparer la semaine : l'annonce du match, un portrait, un résultat. Chaque publication passe devant une deuxième paire d'yeux. Pas pour les fautes. Pour la question « est-ce que quelqu'un pourrait le prendre mal ? »</p>
<h2>Jeudi, une heure</h2>
<p>Une joueuse s'est fait insulter après une défaite. Anaïs supprime, bloque, puis appelle. L'appel prend cinquante minutes. « C'est l'heure la plus utile de ma semaine, et personne ne la verra. »</p>
<h2>Samedi, cinq heures</h2>
<p>Soir de match. Un message avant, trois pendant, un après. Elle écrit les deux versions du dernier pendant l'échauffement, victoire et défaite, et dit que la seconde est toujours plus difficile à raccourcir.</p>
<h2>Dimanche, une heure</h2>
<p>Un tableau de quatre lignes : ce qui a été lu, ce qui a été partagé, ce qui a blessé, ce qu'on arrête. Puis l'ordinateur se ferme.</p>
<p>Le poste est de nouveau ouvert, parce qu'elles ne seront pas trop de deux. <a href="/recruitment">Il se présente ici</a>.</p>`,
};

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
<li><strong>Community manager</strong> : raconter le club, répondre, apaiser. À deux, six heures par semaine et par personne.</li>
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
