import { experienceOf, prefilled } from "../../../domain/applications/draft.ts";
import { firstAsked, type FirstPositionId } from "../../../domain/applications/firstPositions.ts";
import type { PositionId } from "../../../domain/applications/positions.ts";
import type { ApplicationRecord } from "../dataset.ts";
import { applicationId } from "./ids.ts";
import { idOf } from "./members.ts";

const begun = (id: FirstPositionId) => ({ slug: id as string as PositionId, ...firstAsked(id), revision: 1 });
const askedBy = (id: FirstPositionId) => {
  const { title, questions } = firstAsked(id);
  return { position: id, positionTitle: title, questions };
};

const lya = prefilled(begun("video-editor"), { fullName: "Lya Fournier", username: "noctua.lya" });
const camille = prefilled(begun("event-manager"), { fullName: "Camille Martin", username: "camille" });

/** One that waits for an answer, and one that has it. */
export const applications: readonly ApplicationRecord[] = [
  {
    id: applicationId(1),
    applicant: idOf("noctua.lya"),
    ...askedBy("video-editor"),
    discordUsername: "noctua.lya",
    age: 22,
    experience: experienceOf({
      ...lya,
      personalInfo: { ...lya.personalInfo, age: "22", discordUsername: "noctua.lya" },
    }),
    availability: "Trois heures sûres par semaine, le dimanche matin. Davantage pendant les vacances.",
    motivation:
      "Je monte depuis deux ans les vidéos de mes parties, et celles de deux amies. Le mardi, quand une manche est regardée ensemble, je me demande toujours où je couperais. J'aimerais apprendre à le faire aussi juste que vos résumés, que je regarde en entier.",
    status: "pending",
    staffNotes: null,
    createdAt: "2026-11-21T20:12:00Z",
    decidedAt: null,
    decidedBy: null,
    withdrawnAt: null,
  },
  {
    id: applicationId(2),
    applicant: idOf("camille"),
    ...askedBy("event-manager"),
    discordUsername: "camille.m",
    age: 26,
    experience: experienceOf({
      ...camille,
      personalInfo: { ...camille.personalInfo, age: "26", discordUsername: "camille.m" },
    }),
    availability: "Les mercredis soir, et un samedi sur deux.",
    motivation:
      "Je donne un coup de main à l'accueil du mardi depuis plusieurs semaines, et j'aime que chacun reparte en connaissant un pseudo de plus. Je voudrais préparer les prochains rendez-vous avec vous, de l'annonce au mot de la fin.",
    status: "accepted",
    staffNotes:
      "Merci Camille, votre mot nous a plu, et votre dernier accueil du mardi encore plus. On se retrouve mercredi à 19 h sur le Discord, salon Événements, pour préparer les prochains mardis.",
    createdAt: "2026-10-12T18:40:00Z",
    decidedAt: "2026-10-13T17:05:00Z",
    decidedBy: idOf("sarah"),
    withdrawnAt: null,
  },
];
