import { ageOf, type ApplicationDraft, questionsOf } from "../../domain/recruitment/draft.ts";
import { $account } from "../accounts/session.ts";
import { Alert } from "../kit/Alert.tsx";
import { FieldPair } from "../kit/Fields.tsx";
import { french, typeset } from "../kit/french.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { useUnit } from "../page/useUnit.ts";
import { DraftField, DraftText } from "./DraftField.tsx";
import type { steps } from "./fields.ts";
import { stepChosen } from "./wizard.ts";
import { questionHints, wizardWords as words } from "./wizardWords.ts";

type StepProps = { readonly draft: ApplicationDraft };

const You = ({ draft: { personalInfo } }: StepProps) => {
  const account = useUnit($account);
  const { age, gameAlias } = personalInfo;
  const isUnread = age.trim() !== "" && ageOf(age) === null;
  const isOfProfile = gameAlias !== "" && gameAlias === account?.username;
  return (
    <>
      <FieldPair>
        <DraftField field="firstName" autoComplete="given-name" />
        <DraftField field="lastName" autoComplete="family-name" />
        <DraftField field="age" inputMode="numeric" autoComplete="off" hint={isUnread && words.noAge} />
        <DraftField field="gameAlias" autoComplete="off" hint={isOfProfile && words.fromProfile} />
      </FieldPair>
      <DraftField
        field="discordUsername"
        mark={words.needed}
        hint={words.answerThere}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </>
  );
};

const Skills = ({ draft: { position } }: StepProps) => {
  const questions = questionsOf[position];
  if (questions.length > 0) {
    return questions.map((field) => <DraftText key={field} field={field} hint={questionHints[field]} rows={3} />);
  }
  return (
    <>
      <p>
        <b>{french(words.noSkills)}</b>
      </p>
      <p>{french(words.noSkillsText)}</p>
    </>
  );
};

const Availability = () => <DraftText field="availability" hint={words.available} rows={5} />;

/** What is missing is said before it is sent, and keeps nobody from sending it. */
const Motivation = ({ draft: { personalInfo } }: StepProps) => {
  const choose = useUnit(stepChosen);
  return (
    <>
      <DraftText field="motivation" hint={words.why} rows={7} />
      {personalInfo.discordUsername.trim() === "" && (
        <Alert
          tone="wait"
          title={words.noDiscord}
          action={<QuietButton onClick={() => choose(0)}>{typeset(words.addIt)}</QuietButton>}
        >
          {typeset(words.noDiscordText)}
        </Alert>
      )}
    </>
  );
};

/** What each step of the wizard asks. */
export const stepViews = {
  you: You,
  skills: Skills,
  availability: Availability,
  motivation: Motivation,
} as const satisfies Record<(typeof steps)[number], unknown>;
