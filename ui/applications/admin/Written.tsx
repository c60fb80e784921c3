import type { StaffApplication } from "../../../domain/applications/review.ts";
import { parseExperience } from "../../../domain/applications/experience.ts";
import { longDate } from "../../design/components/text/format.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { fieldNames } from "../wizard/wizardWords.ts";
import { Answer, Facts, Question } from "./Details.styles.ts";
import { positionTitle, words } from "./words.ts";

const labels: Readonly<Record<string, string>> = fieldNames;

type AnswerProps = { readonly question: string; readonly text: string };

const AnswerTo = ({ question, text }: AnswerProps) => (
  <div>
    <Question>{french(labels[question] ?? question)}</Question>
    <Answer>{text.trim() ? typeset(text) : words.nothing}</Answer>
  </div>
);

/** All answers of an application, each under its label. */
export const Written = ({ application }: { readonly application: StaffApplication }) => {
  const { position, discordUsername, age, experience, availability, motivation, createdAt, staffNotes } = application;
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
      <p>{typeset(positionTitle(position))}</p>
      <Facts>
        {facts.map(
          ([name, text]) =>
            text?.trim() && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </Facts>
      <AnswerTo question="motivation" text={motivation} />
      {answers.map((answer) => (
        <AnswerTo key={answer.question} {...answer} />
      ))}
      {staffNotes !== null && (
        <div>
          <Question>{words.saidToThem}</Question>
          <Answer>{typeset(staffNotes)}</Answer>
        </div>
      )}
    </>
  );
};
