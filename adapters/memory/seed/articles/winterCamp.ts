import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";
import { idOf } from "../members.ts";

export const winterCamp: ArticleRecord = {
  id: articleId(11),
  slug: "stage-d-hiver-premieres-idees" as Slug,
  title: "Stage d'hiver, premières idées",
  excerpt: "Brouillon : trois jours en janvier, dix places, et la question du transport.",
  category: "esport",
  authorId: idOf("sarah"),
  author: "Jeanne Corbel",
  featuredImage: null,
  isPublished: false,
  publishedAt: null,
  content: `<p>À compléter avec Aurel avant publication.</p>
<h2>Ce qui est sûr</h2>
<ul><li>Trois jours, du 8 au 10 janvier.</li><li>Dix places, dont quatre pour des membres de moins de dix-huit ans.</li></ul>
<h2>Ce qui ne l'est pas</h2>
<p>Le lieu, le transport, le repas du samedi soir.</p>`,
};
