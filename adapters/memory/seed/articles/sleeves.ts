import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";
import { idOf } from "../members.ts";

export const sleeves: ArticleRecord = {
  id: articleId(7),
  slug: "pourquoi-nos-manchettes-se-font-attendre" as Slug,
  title: "Pourquoi nos manchettes se font attendre",
  excerpt: "Deux prototypes refusés, un troisième à l'essai. On vous explique.",
  category: "merch",
  authorId: idOf("yanis"),
  author: "Basile Morvan",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-10-19T15:20:00Z",
  content: `<p>Elles étaient annoncées pour septembre. Nous sommes fin octobre, et le bouton du shop dit toujours « Bientôt disponible ». Voici pourquoi, sans détour.</p>
<h2>Premier prototype : trop serré</h2>
<p>Une manchette de jeu doit glisser sur le tapis et ne rien faire d'autre. La première laissait une marque au coude après deux heures. Kéva l'a portée une soirée, puis l'a rendue avec un mot : « Non. » Le mot est resté sur le tableau du local.</p>
<h2>Deuxième prototype : trop glissant</h2>
<p>Nouveau tissu, plus fin. La glisse était parfaite, au point que Brume sous-estimait chacun de ses arrêts. Après trente parties mesurées, sa visée s'était dégradée de manière nette. Nous aurions pu la vendre : à l'œil, elle était superbe.</p>
<h2>Troisième prototype : à l'essai</h2>
<p>Un tricot plus dense sous l'avant-bras, plus lâche au coude, et une couture déplacée de trois centimètres. Quatre titulaires la portent depuis dix jours. Personne n'a encore écrit « non ».</p>
<h2>La suite</h2>
<p>Si l'essai tient jusqu'à la fin de l'année, nous commanderons une petite série. Le prix ne bouge pas : 25 euros la paire. Nous ne prenons pas de précommande, parce que nous n'aimons pas tenir votre argent en attendant une réponse que nous n'avons pas.</p>
<p>D'ici là, <a href="/shop">le maillot arrive</a>, et il n'a mal à aucun coude.</p>`,
};
