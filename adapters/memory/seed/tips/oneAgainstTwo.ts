import type { Slug } from "../../../../domain/shared/slug.ts";
import type { TipRecord } from "../../dataset.ts";
import { tipId } from "../ids.ts";

export const oneAgainstTwo: TipRecord = {
  id: tipId(13),
  slug: "a-un-contre-deux-gagnez-du-temps" as Slug,
  title: "À un contre deux, gagnez du temps",
  excerpt:
    "Un contre deux n'existe pas si vous le jouez bien : ce sont deux duels à un contre un, dans l'ordre que vous choisissez.",
  category: "Compétitif",
  author: "Ozark",
  readTime: "2 min",
  difficulty: "Expert",
  heroImage: null,
  featuredImage: null,
  isPublished: true,
  publishedAt: "2025-10-16T20:10:00Z",
  views: 398,
  content: `Il ne reste que vous. L'équipe se tait, le cœur accélère, et l'envie d'en finir est immense. C'est précisément ce que les deux d'en face attendent. Votre première arme est le chronomètre.

## Savoir qui est pressé

Avant tout geste, posez-vous la seule question utile : **à qui le temps fait-il mal ?**

- *Le spike est posé, et vous défendez.* Le temps est contre vous, mais ils ne bougeront pas. C'est vous qui choisissez l'heure.
- *Le spike est posé, et vous attaquez.* Le temps est pour vous. Chaque seconde les oblige à sortir. Ne sortez pas à leur place.
- *Le spike n'est pas posé.* Celui qui le porte doit agir. S'il est au sol, gardez-le comme un appât.

Beaucoup de ces situations se perdent parce que la personne seule attaque alors que rien ne l'y force.

## Séparer

Deux adversaires ensemble sont deux armes. Deux adversaires éloignés d'un couloir sont deux personnes qui ne peuvent pas s'aider. Tout votre travail est de créer cet écart.

1. **Faites un bruit, puis quittez-le.** Un tir, une course de trois pas, un début de désamorçage. Ensuite, marchez avec \`Maj\`, et ne soyez plus là.
2. **Attendez que l'un des deux vienne vérifier.** Il vient presque toujours seul, car l'autre garde l'angle d'avant.
3. **Prenez le duel, et bougez aussitôt.** L'autre sait maintenant où vous êtes. Il court vers cette place. Soyez à la suivante.

> On ne gagne pas à un contre deux. On gagne à un contre un, deux fois.

## Le faux désamorçage

Un désamorçage s'entend de loin. Commencez, relâchez, tournez-vous. Une fois sur deux, quelqu'un sort. La deuxième fois, allez jusqu'à la moitié : trois secondes et demie, et la moitié reste acquise. La troisième fois, restez jusqu'au bout. Ce rythme, *court, moyen, entier*, trompe très bien les équipes expérimentées, parce qu'elles attendent le bon moment et que vous en avez fabriqué trois.

N'en faites pas une routine. Contre une équipe qui vous connaît, inversez l'ordre.

## Respirer

La main tremble quand on retient son souffle. Expirez lentement *pendant* que vous marchez, pas avant le tir. Parlez-vous si cela aide, à voix basse : « il est à gauche, j'ai vingt secondes ». Les mots ralentissent la panique.

## S'entraîner pour de vrai

Cette situation est rare en partie, donc fabriquez-la. À trois, en partie personnalisée : une personne seule, deux en face, trente secondes au chronomètre. Changez de rôle toutes les cinq manches. Après chacune, une seule question : *ai-je attaqué sans que rien ne m'y oblige ?* Si oui, vous savez déjà quoi travailler demain.`,
};
