import type { FirstRow } from "../club/lists/records.ts";
import type { Position, PositionIcon, PositionId, Question } from "./positions.ts";

/** The positions that a club begins with. Its folder has the texts of each. */
export const firstPositionIds = [
  "community-manager",
  "event-manager",
  "video-editor",
  "partnership-manager",
  "content-creator",
] as const;
export type FirstPositionId = (typeof firstPositionIds)[number];

/** The texts of the first positions in the club's folder. */
export type FirstPositionTexts = Readonly<
  Partial<Record<FirstPositionId, Pick<Position, "description" | "skills"> | undefined>>
>;

const titles = {
  "community-manager": "Community manager",
  "event-manager": "Event manager",
  "video-editor": "Montage vidéo",
  "partnership-manager": "Responsable partenariats",
  "content-creator": "Création de contenu",
} as const satisfies Record<FirstPositionId, string>;

const icons = {
  "community-manager": "megaphone",
  "event-manager": "calendar",
  "video-editor": "cut",
  "partnership-manager": "hand",
  "content-creator": "mic",
} as const satisfies Record<FirstPositionId, PositionIcon>;

const communityQuestions: readonly Question[] = [
  {
    name: "experience",
    label: "Expérience",
    hint: "Un club, une association, un compte que vous avez fait vivre.",
  },
  {
    name: "socialMedia",
    label: "Réseaux sociaux",
    hint: "Ceux que vous connaissez, avec un lien si vous en avez un.",
  },
  { name: "projects", label: "Projets", hint: "Ce que vous avez fait, même petit, même pour vous." },
  { name: "esportKnowledge", label: "Connaissance de l'esport", hint: "Les jeux et les équipes que vous suivez." },
];

/** The title and questions of a first position. */
export const firstAsked = (id: FirstPositionId): Pick<Position, "title" | "questions"> => ({
  title: titles[id],
  questions: id === "community-manager" ? communityQuestions : [],
});

/** The rows of the first positions, with the texts of the club's folder. */
export const firstPositions = (texts: FirstPositionTexts): readonly FirstRow<Position>[] =>
  firstPositionIds
    .flatMap((id) => {
      const said = texts[id];
      return said ? [{ id, said }] : [];
    })
    .map(({ id, said: { description, skills } }, place) => ({
      slug: id as string as PositionId,
      ...firstAsked(id),
      description,
      skills,
      icon: icons[id],
      place,
      isPublished: true,
    }));
