import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";
import { idOf } from "../members.ts";

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
  publishedAt: "2026-11-21T09:00:00Z",
  content: `<p>À sept heures du matin, dans un hall où l'on n'entend que des ventilateurs, Nival a relu ses appels une dernière fois. Des écrans partout, du monde jusque dans les escaliers, et pourtant la première chose dont tout le monde se souvient, c'est le silence.</p>
<h2>Le premier match, trop vite perdu</h2>
<p>Nous sommes entrés en pensant à la scène, pas à la manche. Contre <strong>Vertex Nord</strong>, cela se paie dès les douze premières minutes. Le staff n'a pas crié. Aurel a demandé une seule chose : « Qui savait où était Brume ? »</p>
<blockquote><p>Personne n'a répondu. C'est là que le tournoi a commencé.</p></blockquote>
<p>À l'entraînement du soir, nous avons joué plus lentement. Des fumées posées pour deux, un repli décidé d'avance, et <a href="/tips/tenir-un-site-a-deux">le plan à deux que nous travaillons depuis des semaines</a>. Les manches d'après sont venues toutes seules.</p>
<h2>Une victoire, à trois heures du matin chez vous</h2>
<p>Le samedi, le tirage nous a donné Les Huards. Deux cartes, un match qui devait finir à dix-sept heures et qui s'est terminé à vingt et une heures, trois heures du matin en France, après trois coupures de courant. Ozark a tenu son site sept manches de suite. Lumen a passé les coupures à dessiner la carte suivante sur une nappe en papier. Elle est encadrée au local.</p>
<p>Le dimanche, Solstice nous a sortis, proprement. Nous avons serré des mains, démonté les claviers, et personne n'a parlé de malchance.</p>
<h2>Ce que nous ramenons</h2>
<ol>
<li><strong>Parler moins, plus tôt.</strong> Un mot avant le contact vaut trois phrases après.</li>
<li><strong>Dormir à la même heure.</strong> Le décalage a joué contre nous le vendredi.</li>
<li><strong>Regarder le public une fois.</strong> Puis plus du tout.</li>
</ol>
<p>Merci à celles et ceux qui ont regardé jusqu'à trois heures du matin. En Ligue des Régions, nous retrouvons Solstice à la sixième journée, et cette fois, c'est chez nous.</p>`,
};

export const vertexNord: ArticleRecord = {
  id: articleId(4),
  slug: "ce-que-vertex-nord-nous-a-appris" as Slug,
  title: "Ce que Vertex Nord nous a appris",
  excerpt: "Deux cartes perdues sur nos appels, pas sur leurs tirs. Le replay le plus utile de la saison.",
  category: "esport",
  authorId: null,
  author: "Aurel Picard",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-11-02T18:15:00Z",
  match: "ldr-j2-valorant" as Slug,
  content: `<p>Treize à huit, puis treize à dix. Sur le papier, une défaite honorable contre l'équipe la plus régulière de la ligue. Au replay, autre chose : nous n'avons pas perdu sur leurs tirs, nous avons perdu sur nos appels.</p>
<h2>Onze manches, la même erreur</h2>
<p>Inès a classé nos vingt-six manches perdues. Dans onze d'entre elles, l'information était juste, donnée à temps, et n'a rien changé. Nous savions qu'ils étaient trois au milieu. Nous l'avons dit. Puis chacun a fait ce qu'il avait prévu.</p>
<blockquote><p>Une annonce qui ne change rien n'est pas une annonce, c'est un commentaire.</p></blockquote>
<h2>Ce que nous avons essayé</h2>
<p>Depuis deux semaines, chaque information finit par un verbe. Pas « trois milieu », mais « trois milieu, <em>on part</em> ». Une seule personne a le droit de le dire, et ce n'est pas toujours Nival : c'est celle qui voit.</p>
<p>Les deux premiers soirs ont été pénibles. On se coupait la parole, on partait trop tôt. Au quatrième, le silence entre deux appels était plus long, et les manches plus calmes. Le reste est affaire d'habitude, et de <a href="/tips/dix-mots-d-annonce-suffisent">dix mots bien choisis</a>.</p>
<h2>Et maintenant</h2>
<p>Nous retrouvons Vertex Nord à la septième journée. Ils auront regardé le même replay que nous. C'est tout l'intérêt.</p>`,
};

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
<p>Morrin reste plus bas que l'an dernier. Cela libère Tessa, qui peut enfin monter au deuxième poteau sans regarder derrière elle. Skald, lui, a une seule consigne : ne pas toucher la balle quand il n'a pas d'angle. Il a compté, à la reprise, quarante et une touches inutiles dans un seul match. Il en est à dix-neuf.</p>
<h2>Regarder</h2>
<p>Chaque match est diffusé sur notre chaîne, commenté par deux bénévoles qui ont promis de ne plus chanter. Les horaires de tous nos matchs, à l'heure de chez vous, sont sur <a href="/teams">la page des équipes</a>, où l'on peut aussi s'abonner au calendrier.</p>
<p>Le premier coup d'envoi est contre Les Huards. Vertex Nord vient ensuite, puis Banquise, et Solstice pour finir. Gardez le nord.</p>`,
};

export const winterCamp: ArticleRecord = {
  id: articleId(11),
  slug: "stage-d-hiver-premieres-idees" as Slug,
  title: "Stage d'hiver, premières idées",
  excerpt: "Brouillon : trois jours pleins, dix places, et la question du transport.",
  category: "esport",
  authorId: idOf("sarah"),
  author: "Jeanne Corbel",
  featuredImage: null,
  isPublished: false,
  publishedAt: null,
  createdAt: "2026-11-16T14:00:00Z",
  content: `<p>À compléter avec Aurel avant publication.</p>
<h2>Ce qui est sûr</h2>
<ul><li>Trois jours, du vendredi au dimanche.</li><li>Dix places, dont quatre pour des membres de moins de dix-huit ans.</li></ul>
<h2>Ce qui ne l'est pas</h2>
<p>Le lieu, le transport, le repas du samedi soir.</p>`,
};

export const mentalRoutine: ArticleRecord = {
  id: articleId(9),
  slug: "avant-le-match-quinze-minutes-sans-ecran" as Slug,
  title: "Avant le match, quinze minutes sans écran",
  excerpt:
    "Respirer, marcher, écrire une phrase. La routine que l'équipe suit depuis des mois, et ce qu'elle ne promet pas.",
  category: "esport",
  authorId: null,
  author: "Paul Séguin",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-09-21T08:45:00Z",
  content: `<p>On me demande une méthode contre le stress. Il n'y en a pas, et c'est tant mieux : un peu de stress aiguise le regard. Ce que nous cherchons, c'est qu'il arrive à l'heure et qu'il s'assoie.</p>
<h2>Minute zéro à cinq : sortir</h2>
<p>Les écrans s'éteignent. On marche, dehors si possible, sans parler du match. Ce n'est pas de la détente. Les yeux viennent de fixer soixante centimètres pendant une heure : ils ont besoin de loin.</p>
<h2>Minute cinq à dix : respirer</h2>
<p>Quatre secondes à l'inspiration, six à l'expiration. C'est tout. Si compter vous agace, soufflez comme pour refroidir un thé. Tessa le fait avec un vrai thé.</p>
<h2>Minute dix à quinze : une phrase</h2>
<p>Chaque personne écrit une phrase, une seule, sur ce qui dépend d'elle. « J'annonce avant de tirer. » « Je recule au premier contact. » La feuille reste à côté du clavier. À la mi-temps, on la relit, on ne la change pas.</p>
<blockquote><p>On ne contrôle pas le score. On contrôle la prochaine phrase que l'on dit.</p></blockquote>
<h2>Ce que cela ne fait pas</h2>
<p>Cela ne remplace ni le sommeil ni l'entraînement, et cela ne soigne pas une angoisse qui vous suit hors du jeu. Dans ce cas, parlez-en à quelqu'un dont c'est le métier. Nous pouvons vous aider à trouver qui : <a href="/contact">écrivez-nous</a>, la conversation reste entre nous.</p>`,
};
