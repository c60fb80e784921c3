import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";

export const solstice: ArticleRecord = {
  id: articleId(4),
  slug: "ce-que-solstice-nous-a-appris" as Slug,
  title: "Ce que Solstice nous a appris",
  excerpt: "Perdre sur nos propres appels, c'est le meilleur replay de la saison.",
  category: "esport",
  authorId: null,
  author: "Aurel Picard",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-11-02T18:15:00Z",
  content: `<p>Treize à neuf, puis treize à onze. Sur le papier, une défaite honorable contre l'équipe la plus régulière de la ligue. Au replay, autre chose : nous n'avons pas perdu sur leurs tirs, nous avons perdu sur nos appels.</p>
<h2>Onze manches, la même erreur</h2>
<p>Inès a classé nos vingt manches perdues. Dans onze d'entre elles, l'information était juste, donnée à temps, et n'a rien changé. Nous savions qu'ils étaient trois au milieu. Nous l'avons dit. Puis chacun a fait ce qu'il avait prévu.</p>
<blockquote><p>Une annonce qui ne change rien n'est pas une annonce, c'est un commentaire.</p></blockquote>
<h2>Ce que nous avons essayé</h2>
<p>Depuis trois semaines, chaque information finit par un verbe. Pas « trois milieu », mais « trois milieu, <em>on part</em> ». Une seule personne a le droit de le dire, et ce n'est pas toujours Nival : c'est celle qui voit.</p>
<p>Les deux premiers soirs ont été pénibles. On se coupait la parole, on partait trop tôt. Au quatrième, le silence entre deux appels était plus long, et les manches plus calmes. Le reste est affaire d'habitude, et de <a href="/tips/dix-mots-d-annonce-suffisent">dix mots bien choisis</a>.</p>
<h2>Et maintenant</h2>
<p>Nous retrouvons Solstice le 28 novembre. Ils auront regardé le même replay que nous. C'est tout l'intérêt.</p>`,
};
