import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const stopBeforeShooting: TipRecord = {
  id: tipId(7),
  slug: "freiner-avant-de-tirer" as Slug,
  title: "Freiner avant de tirer",
  excerpt:
    "La moitié des balles perdues partent pendant que les pieds bougent encore : un travail de clavier plus que de souris.",
  category: "Aim Training",
  author: "Kéva",
  readTime: "3 min",
  difficulty: "Intermédiaire",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2026-08-20T15:10:00Z",
  views: 1127,
  content: `Votre viseur était sur la tête. La balle est partie à côté. Vous accusez le serveur, la souris, la chaise. Regardez plutôt vos pieds : vous avanciez encore.

## Ce que fait le jeu

Avec un fusil, la première balle est précise quand vous êtes à l'arrêt, ou presque. Dès que vous courez, elle part dans un cône, et votre visée n'y change plus rien. Il ne s'agit donc pas de viser mieux, mais de **savoir à quel instant vos pieds sont posés**.

Relâcher la touche freine déjà vite. Appuyer brièvement sur la direction opposée freine un peu plus vite encore, et surtout, cela donne un rythme : les doigts savent où ils en sont.

## Le geste, lentement

1. Marchez vers la droite en tenant \`D\`.
2. Relâchez, et touchez \`Q\` une fraction de seconde, comme on effleure un frein.
3. Tirez **une** balle à l'instant où tout s'immobilise.
4. Repartez vers la gauche avec \`Q\`, effleurez \`D\`, une balle.

Faites cela face à un mur, les yeux sur l'impact. Une balle au milieu du viseur : les pieds étaient posés. Une balle qui s'écarte : ils ne l'étaient pas. Le mur ne ment pas, et il a tout son temps.

Quand dix balles de suite sont au milieu, passez aux cibles. Pas avant. J'ai mis quatre jours.

## Les erreurs qui se ressemblent

- **Tirer trop tôt.** La plus fréquente. Vous entendez le coup pendant que l'image glisse encore.
- **Freiner trop fort.** Si vous repartez dans l'autre sens, vous avez tenu la touche opposée trop longtemps. C'est un effleurement.
- **S'accroupir à la place.** La touche \`Ctrl\` rassure, mais vous rend prévisible. Gardez-la pour finir une rafale, pas pour commencer un duel.
- **Tout arrêter.** Freiner n'est pas camper. Une ou deux balles, puis on repart. Le mouvement vous protège, l'arrêt vous fait toucher, et le duel est l'alternance des deux.

> Bouger pour vivre, s'arrêter pour toucher. Jamais les deux à la fois.

## Le programme de la semaine

- *Lundi et mardi* : cinq minutes de mur, rien d'autre.
- *Mercredi et jeudi* : cinq minutes de mur, cinq minutes de cibles immobiles.
- *Vendredi* : un match à mort où vous ne tirez que des coups isolés. Vous allez perdre. C'est prévu.
- *Le week-end* : jouez normalement, sans y penser.

Le lundi suivant, demandez à quelqu'un de regarder trois de vos duels et de compter les premières balles tirées en mouvement. Si le nombre baisse, continuez. S'il ne bouge pas, ralentissez le geste au lieu de le répéter plus vite. C'est presque toujours la réponse.`,
};
