import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";

export const montreal: ArticleRecord = {
  id: articleId(1),
  slug: "montreal-notre-premier-plateau" as Slug,
  title: "Montréal, notre premier plateau",
  excerpt:
    "Trois jours, deux défaites, une victoire qui compte. Ce que nous avons vu, et ce que nous ramenons à l'entraînement.",
  category: "esport",
  authorId: null,
  author: "Maud Roussel",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-11-14T09:00:00Z",
  content: `<p>À sept heures du matin, dans un hall où l'on n'entend que des ventilateurs, Nival a relu ses appels une dernière fois. Des écrans partout, du monde jusque dans les escaliers, et pourtant la première chose dont tout le monde se souvient, c'est le silence.</p>
<h2>Le premier match, trop vite perdu</h2>
<p>Nous sommes entrés en pensant à la scène, pas à la manche. Contre <strong>Vertex Nord</strong>, cela se paie en douze minutes. Le staff n'a pas crié. Aurel a demandé une seule chose : « Qui savait où était Brume ? »</p>
<blockquote><p>Personne n'a répondu. C'est là que le tournoi a commencé.</p></blockquote>
<p>L'après-midi, nous avons joué plus lentement. Des fumées posées pour deux, un repli décidé d'avance, et <a href="/tips/tenir-un-site-a-deux">le plan à deux que nous travaillons depuis septembre</a>. La manche d'après est venue toute seule.</p>
<h2>Une victoire, à deux heures du matin</h2>
<p>Le samedi, le tirage nous a donné Les Huards. Deux cartes, un match qui devait finir à vingt-deux heures et qui s'est terminé à deux heures, après trois coupures de courant. Ozark a tenu son site sept manches de suite. Lumen a passé les coupures à dessiner la carte suivante sur une nappe en papier. Elle est encadrée au local.</p>
<p>Le dimanche, Solstice nous a sortis, proprement. Nous avons serré des mains, démonté les claviers, et personne n'a parlé de malchance.</p>
<h2>Ce que nous ramenons</h2>
<ol>
<li><strong>Parler moins, plus tôt.</strong> Un mot avant le contact vaut trois phrases après.</li>
<li><strong>Dormir à la même heure.</strong> Le décalage a joué contre nous le vendredi.</li>
<li><strong>Regarder le public une fois.</strong> Puis plus du tout.</li>
</ol>
<p>Merci à celles et ceux qui ont regardé jusqu'à trois heures du matin. Nous retrouvons Solstice le 28 novembre, et cette fois, c'est chez nous.</p>`,
};
