import type { ApplicationDraft } from "../../../domain/applications/draft.ts";
import { $account } from "../../accounts/session/session.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { FieldPair } from "../../design/components/forms/Fields.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { DraftField, DraftText } from "./DraftField.tsx";
import { firstStepOf, type steps } from "./fields.ts";
import { $doubts, stepChosen } from "./wizard.ts";
import { wizardWords as words } from "./wizardWords.ts";
import { fieldNames } from "./fieldNames.ts";

type StepProps = { readonly draft: ApplicationDraft };

const You = ({ draft: { personalInfo } }: StepProps) => {
  const account = useUnit($account);
  const { gameAlias } = personalInfo;
  const isOfProfile = gameAlias !== "" && gameAlias === account?.username;
  return (
    <>
      <FieldPair>
        <DraftField field="firstName" autoComplete="given-name" />
        <DraftField field="lastName" autoComplete="family-name" />
        <DraftField field="age" inputMode="numeric" autoComplete="off" />
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

const Skills = ({ draft: { asked } }: StepProps) => {
  if (asked.questions.length > 0) {
    return asked.questions.map(({ name, hint }) => (
      <DraftText key={name} field={name} hint={hint !== "" && typeset(hint)} rows={3} />
    ));
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

/** Missing or unreadable answers are listed before sending; they don't stop it. */
const Motivation = () => {
  const { doubts, choose } = useUnit({ doubts: $doubts, choose: stepChosen });
  const unread = (Object.keys(doubts) as (keyof typeof doubts)[]).filter((field) => doubts[field] === "unreadable");
  return (
    <>
      <DraftText field="motivation" hint={words.why} rows={7} />
      {doubts.discordUsername === "missing" && (
        <Alert
          tone="wait"
          title={words.noDiscord}
          action={<QuietButton onClick={() => choose(0)}>{typeset(words.addIt)}</QuietButton>}
        >
          {typeset(words.noDiscordText)}
        </Alert>
      )}
      {unread.length > 0 && (
        <Alert
          tone="wait"
          title={words.unread(unread.map((field) => fieldNames[field]))}
          action={<QuietButton onClick={() => choose(firstStepOf(doubts))}>{words.lookAgain}</QuietButton>}
        >
          {typeset(words.unreadText)}
        </Alert>
      )}
    </>
  );
};

/** The fields of each step. */
export const stepViews = {
  you: You,
  skills: Skills,
  availability: Availability,
  motivation: Motivation,
} as const satisfies Record<(typeof steps)[number], unknown>;
