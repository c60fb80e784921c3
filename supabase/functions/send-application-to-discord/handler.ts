import * as z from "zod";
import { done, refusal, unlessPosted } from "../_shared/answers.ts";
import { jsonIn } from "../_shared/body.ts";
import { type Embed, type Field, messageOf, postTo } from "../_shared/discord.ts";
import type { Handler } from "../_shared/needs.ts";

/** Only which one it is: what it says is read from the database. */
const Given = z.object({ application: z.object({ id: z.uuid() }) });

const Row = z.object({
  position: z.string(),
  discord_username: z.string(),
  age: z.nullable(z.number()),
  experience: z.string(),
  availability: z.string(),
  motivation: z.string(),
});
type Row = z.infer<typeof Row>;

/** As the site calls them. */
export const roles: Readonly<Record<string, string>> = {
  "community-manager": "Community manager",
  "event-manager": "Event manager",
  "video-editor": "Montage vidéo",
  "partnership-manager": "Responsable partenariats",
  "content-creator": "Création de contenu",
};

const text = z.string().catch("");
const Answers = z.object({
  personalInfo: z
    .object({ firstName: text, lastName: text, gameAlias: text })
    .catch({ firstName: "", lastName: "", gameAlias: "" }),
  experience: text,
  socialMedia: text,
  projects: text,
  esportKnowledge: text,
});

const answersIn = (experience: string): z.infer<typeof Answers> => {
  try {
    return Answers.parse(JSON.parse(experience));
  } catch {
    return Answers.parse({});
  }
};

/** The short ones first, so that long ones are what is cut. */
const fieldsOf = ({ discord_username, age, experience, availability, motivation }: Row): readonly Field[] => {
  const { personalInfo, ...answers } = answersIn(experience);
  return [
    { name: "Nom", value: `${personalInfo.firstName} ${personalInfo.lastName}` },
    { name: "Âge", value: age === null ? "" : String(age) },
    { name: "Pseudo en jeu", value: personalInfo.gameAlias },
    { name: "Pseudo Discord", value: discord_username },
    { name: "Disponibilités", value: availability },
    { name: "Motivation", value: motivation },
    { name: "Expérience", value: answers.experience },
    { name: "Réseaux sociaux", value: answers.socialMedia },
    { name: "Projets", value: answers.projects },
    { name: "Connaissance de l’esport", value: answers.esportKnowledge },
  ];
};

const embedOf = (row: Row, site: string): Embed => ({
  title: `Nouvelle candidature : ${roles[row.position] ?? row.position}`,
  url: `${site}/admin`,
  fields: fieldsOf(row),
});

/**
 * Tells the club's Discord of an application that whoever calls has just sent. Once: told again, it does nothing. Answers 401 to
 * visitors, 404 when the caller has no such pending application, 502 when Discord didn't take it.
 */
export const sendApplicationToDiscord: Handler = async (request, { call, caller, club, mailsWait, webhook }) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  const applicant = await caller();
  if (applicant === undefined) return refusal(401, "signed-out");
  mailsWait();
  const body = await jsonIn(request);
  if (body.answer) return body.answer;
  const given = Given.safeParse(body.given);
  if (!given.success) return refusal(422, "invalid");
  if (webhook === undefined) return done();

  const [row] = z
    .array(Row)
    .parse(await call("announce_application", { application: given.data.application.id, applicant }));
  if (!row) return refusal(404, "no-application");
  try {
    await postTo(webhook, messageOf(embedOf(row, club.address)));
    return done();
  } catch (cause) {
    console.error(cause);
    return refusal(502, "not-told");
  }
};
