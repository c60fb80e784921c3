import type { Candidacy } from "../../../domain/applications/review.ts";
import { parseExperience } from "../../../domain/applications/experience.ts";
import { longDate } from "../../design/components/text/format.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { fieldNames } from "../wizard/wizardWords.ts";
import { roleTitle, words } from "./words.ts";

const labels: Readonly<Record<string, string>> = fieldNames;

type AnswerProps = { readonly question: string; readonly text: string };

const Answer = ({ question, text }: AnswerProps) => (
  <div>
    <h3 className="asked">{french(labels[question] ?? question)}</h3>
    <p className="answer">{text.trim() ? typeset(text) : words.nothing}</p>
  </div>
);

/** All answers of an application, each under its label. */
export const Written = ({ candidacy }: { readonly candidacy: Candidacy }) => {
  const { position, discordUsername, age, experience, availability, motivation, createdAt, staffNotes } = candidacy;
  const { personalInfo, answers } = parseExperience(experience);
  const { firstName = "", lastName = "", age: typedAge, gameAlias, discordUsername: _, ...others } = personalInfo;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.name, `${firstName} ${lastName}`.trim()],
    [words.age, age === null ? typedAge : `${age} ans`],
    [words.gameAlias, gameAlias],
    [words.discord, discordUsername],
    ...(Object.entries(others) as [string, string][]),
    [words.sent, longDate(createdAt)],
    [words.availability, availability],
  ];
  return (
    <>
      <p>{typeset(roleTitle(position))}</p>
      <dl>
        {facts.map(
          ([name, text]) =>
            text?.trim() && (
              <div key={name} className="fact">
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <Answer question="motivation" text={motivation} />
      {answers.map((answer) => (
        <Answer key={answer.question} {...answer} />
      ))}
      {staffNotes !== null && (
        <div>
          <h3 className="asked">{words.saidToThem}</h3>
          <p className="answer">{typeset(staffNotes)}</p>
        </div>
      )}
    </>
  );
};
