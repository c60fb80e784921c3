import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";
import { idOf } from "../members.ts";

export const jersey: ArticleRecord = {
  id: articleId(2),
  slug: "le-maillot-2025-est-la" as Slug,
  title: "Le maillot 2025 est là",
  excerpt:
    "Le club le porte depuis ses débuts, il est maintenant à vous : une aurore sur le buste, et la même coupe pour tout le monde.",
  category: "merch",
  authorId: idOf("yanis"),
  author: "Basile Morvan",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-11-09T17:00:00Z",
  content: `<p>Dessiné avec les membres en 2025, notre maillot est porté par les équipes et les bénévoles depuis. Il ne change pas à chaque saison : il garde son année et son aurore. Pour le proposer à tout le monde, il a fallu une année entière, quatre prototypes et un atelier qui accepte d'imprimer à l'unité. Il est enfin sur <a href="/shop">la page du shop</a>.</p>
<h2>Ce qui vous attend</h2>
<ul>
<li><strong>La coupe.</strong> Une seule, droite, de XS à XXL. Les équipes et le public portent exactement la même.</li>
<li><strong>Les manches.</strong> Claires, avec l'entaille à dix-huit degrés que vous voyez partout chez nous. Elles se repèrent de loin, même sur un petit écran.</li>
<li><strong>Le buste.</strong> Une aurore en rayons plats, imprimée dans la fibre : rien ne se décolle au lavage.</li>
<li><strong>Le tissu.</strong> Plus léger, et assez solide pour survivre à un clavier mécanique et à une table de salle des fêtes.</li>
</ul>
<h2>Bien choisir sa taille</h2>
<p>La coupe est ample aux épaules. Si vous hésitez entre deux tailles, prenez la plus petite pour jouer, la plus grande pour le porter par-dessus un pull dans les gradins. La page du shop montre le maillot de face et de dos, avec ses mesures pour chaque taille.</p>
<h2>Pourquoi 35 euros</h2>
<p>Nous préférons le dire : 21 euros pour la fabrication et le transport, 4 euros pour l'atelier qui imprime, 10 euros pour les déplacements des équipes. Les premiers aident déjà à payer Montréal, dix euros après dix euros.</p>
<p>Une question sur une commande ? <a href="/contact">Écrivez-nous</a>, nous répondons sous 24 h en moyenne.</p>`,
};

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
  content: `<p>Elles étaient annoncées pour le mois dernier, et le bouton du shop dit toujours « Bientôt disponible ». Voici pourquoi, sans détour.</p>
<h2>Premier prototype : trop serré</h2>
<p>Une manchette de jeu doit glisser sur le tapis et ne rien faire d'autre. La première laissait une marque au coude après deux heures. Kéva l'a portée une soirée, puis l'a rendue avec un mot : « Non. » Le mot est resté sur le tableau du local.</p>
<h2>Deuxième prototype : trop glissant</h2>
<p>Nouveau tissu, plus fin. La glisse était parfaite, au point que Brume sous-estimait chacun de ses arrêts. Après trente parties mesurées, sa visée s'était dégradée de manière nette. Nous aurions pu la vendre : à l'œil, elle était superbe.</p>
<h2>Troisième prototype : à l'essai</h2>
<p>Un tricot plus dense sous l'avant-bras, plus lâche au coude, et une couture déplacée de trois centimètres. Quatre titulaires la portent depuis dix jours. Personne n'a encore écrit « non ».</p>
<h2>La suite</h2>
<p>Si l'essai tient encore deux mois, nous commanderons une petite série. Le prix ne bouge pas : 25 euros la paire. Nous ne prenons pas de précommande, parce que nous n'aimons pas tenir votre argent en attendant une réponse que nous n'avons pas.</p>
<p>D'ici là, <a href="/shop">le maillot arrive</a>, et il n'a mal à aucun coude.</p>`,
};
