import type { Slug } from "../../../../domain/shared/slug.ts";
import type { ArticleRecord } from "../../dataset.ts";
import { articleId } from "../ids.ts";
import { idOf } from "../members.ts";

export const jersey: ArticleRecord = {
  id: articleId(2),
  slug: "le-maillot-2025-est-la" as Slug,
  title: "Le maillot 2025 est là",
  excerpt:
    "Le club le porte depuis un an, il est maintenant à vous : une aurore sur le buste, et la même coupe pour tout le monde.",
  category: "merch",
  authorId: idOf("yanis"),
  author: "Basile Morvan",
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-11-09T17:00:00Z",
  content: `<p>Dessiné avec les membres, le maillot 2025 est porté par les équipes et les bénévoles depuis octobre de l'an dernier. Pour le proposer à tout le monde, il a fallu un an de plus, quatre prototypes et un atelier qui accepte d'imprimer à l'unité. Il est enfin sur <a href="/shop">la page du shop</a>.</p>
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
<p>Nous préférons le dire : 21 euros pour la fabrication et le transport, 4 euros pour l'atelier qui imprime, 10 euros pour les déplacements des équipes. Les premiers maillots ont déjà aidé à payer Montréal, dix euros après dix euros.</p>
<p>Une question sur une commande ? <a href="/contact">Écrivez-nous</a>, nous répondons sous 24 h en moyenne.</p>`,
};
