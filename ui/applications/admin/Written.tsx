import type { StaffApplication } from "../../../domain/applications/review.ts";
import { type Experience, parseExperience } from "../../../domain/applications/experience.ts";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { labelOf } from "../wizard/fieldNames.ts";
import { Facts, Person, Question, Text } from "../../admin/record.styles.ts";
import { words } from "./words.ts";

/** The answers in the order of their questions, then others. */
const inOrder = (answers: Experience["answers"], questions: StaffApplication["questions"]): Experience["answers"] => {
  const placeOf = ({ question }: Experience["answers"][number]) => {
    const at = questions.findIndex(({ name }) => name === question);
    return at < 0 ? questions.length : at;
  };
  return answers.toSorted((one, other) => placeOf(one) - placeOf(other));
};

type AnswerProps = { readonly question: string; readonly text: string };

const AnswerTo = ({ question, text }: AnswerProps) => (
  <div>
    <Question>{french(question)}</Question>
    <Text>{text.trim() ? typeset(text) : words.nothing}</Text>
  </div>
);

/** All answers of an application, each under its label. */
export const Written = ({ application }: { readonly application: StaffApplication }) => {
  const {
    positionTitle,
    questions,
    discordUsername,
    age,
    experience,
    availability,
    motivation,
    createdAt,
    staffNotes,
  } = application;
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
      <Person>
        <Face size="comment" name={discordUsername} drawing={memberFace(discordUsername)} />
        <p>{typeset(positionTitle)}</p>
      </Person>
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
      <AnswerTo question={words.motivation} text={motivation} />
      {inOrder(answers, questions).map(({ question, text }) => (
        <AnswerTo key={question} question={labelOf(question, questions)} text={text} />
      ))}
      {staffNotes !== null && (
        <div>
          <Question>{words.saidToThem}</Question>
          <Text>{typeset(staffNotes)}</Text>
        </div>
      )}
    </>
  );
};
