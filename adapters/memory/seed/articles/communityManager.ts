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
