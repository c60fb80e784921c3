import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";

export const mentalRoutine: ArticleRecord = {
  id: articleId(9),
  slug: "avant-le-match-quinze-minutes-sans-ecran" as Slug,
  title: "Avant le match, quinze minutes sans écran",
  excerpt:
    "Respirer, marcher, écrire une phrase. La routine que l'équipe suit depuis l'été, et ce qu'elle ne promet pas.",
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
