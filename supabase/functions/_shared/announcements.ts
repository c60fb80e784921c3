import * as z from "zod";
import { type Embed, type Field, messageOf, NotTaken, postTo } from "./discord.ts";
import type { Call } from "./needs.ts";

/** An application as the database gives it for the Discord message. */
const DueRow = z.object({
  application: z.string(),
  position_title: z.string(),
  questions: z.array(z.object({ name: z.string(), label: z.string() })),
  discord_username: z.string(),
  age: z.nullable(z.number()),
  experience: z.string(),
  availability: z.string(),
  motivation: z.string(),
});
type Due = z.infer<typeof DueRow>;
type Row = Omit<Due, "application">;

const text = z.string().catch("");
const Answers = z
  .object({
    personalInfo: z
      .object({ firstName: text, lastName: text, gameAlias: text })
      .catch({ firstName: "", lastName: "", gameAlias: "" }),
  })
  .catchall(text);

const answersIn = (experience: string): z.infer<typeof Answers> => {
  try {
    return Answers.parse(JSON.parse(experience));
  } catch {
    return Answers.parse({});
  }
};

/** Short answers first: a limit cuts the long ones. */
const fieldsOf = (row: Row): readonly Field[] => {
  const { questions, discord_username, age, experience, availability, motivation } = row;
  const { personalInfo, ...answers } = answersIn(experience);
  return [
    { name: "Nom", value: `${personalInfo.firstName} ${personalInfo.lastName}` },
    { name: "Âge", value: age === null ? "" : String(age) },
    { name: "Pseudo en jeu", value: personalInfo.gameAlias },
    { name: "Pseudo Discord", value: discord_username },
    { name: "Disponibilités", value: availability },
    { name: "Motivation", value: motivation },
    ...questions.map(({ name, label }) => ({ name: label, value: answers[name] ?? "" })),
  ];
};

const embedOf = (row: Row, site: string): Embed => ({
  title: `Nouvelle candidature : ${row.position_title}`,
  url: `${site}/admin`,
  fields: fieldsOf(row),
});

/** The webhook's address and the site's, for links. */
export type Board = { readonly webhook: string; readonly site: string };

/** Makes one attempt and records its outcome. */
const announce = async (call: Call, { webhook, site }: Board, { application, ...row }: Due): Promise<void> => {
  const problem = await postTo(webhook, messageOf(embedOf(row, site))).then(
    () => null,
    (cause: unknown) => cause,
  );
  const again = problem instanceof NotTaken;
  const reason = problem instanceof Error ? problem.message : problem && String(problem);
  if (problem !== null)
    console.error(
      `Application ${application} was not announced, ${again ? "to be tried again" : "for good"}: ${reason}`,
    );
  await call("close_announcement", { application, problem: reason, again });
};

/** Sends the messages whose next attempt is due, until none is left or it is told to stop. Without a webhook they are settled unsent. */
export const announceDue = async (call: Call, board: Board | undefined, goesOn = () => true): Promise<void> => {
  while (goesOn()) {
    const [row] = z.array(DueRow).parse(await call("claim_announcements", { most: 1 }));
    if (!row) return;
    if (board) await announce(call, board, row);
    else await call("close_announcement", { application: row.application, problem: null, again: false });
  }
};
