import { type TeamRecord, teamStatuses } from "../../../../domain/club/teams/team.ts";
import type { TypedTeam } from "../../../../domain/club/teams/typed.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { french } from "../../../design/components/text/french.ts";
import { DetailsDialog, type GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { shownVisibility, VisibilityField } from "../../lists/admin/VisibilityField.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { LinkFields } from "./LinkFields.tsx";
import { staffTeams } from "./models.ts";
import { hints, teamLabels as labels, teamWords, words } from "./words.ts";

const statuses = teamStatuses.map((value) => ({ value, words: words.statuses[value] }));

const TeamFields = ({ texts, field }: GivenToFields<TeamRecord, TypedTeam>) => {
  const given = (name: keyof TypedTeam) => ({ label: labels[name], autoComplete: "off", ...field(name) });
  return (
    <>
      <input type="hidden" name="slug" defaultValue={texts.slug} />
      <Field {...given("game")} hint={french(hints.game)} dir="auto" />
      <Pair>
        <Select {...given("status")} defaultValue={texts.status} choices={statuses} />
        <Field {...given("tier")} mark={formWords.optional} hint={french(hints.tier)} />
      </Pair>
      <Field {...given("founded")} mark={formWords.optional} inputMode="numeric" maxLength={4} />
      <TextArea {...given("description")} mark={formWords.optional} rows={4} />
      <Field {...given("title")} mark={formWords.optional} hint={french(hints.title)} />
      <Field {...given("lead")} mark={formWords.optional} />
      <LinkFields
        names={["linkTitle", "linkText", "linkWords", "linkAddress"]}
        label={(name) => labels[name]}
        field={field}
        texts={texts}
      />
      <VisibilityField field={field("visibility")} chosen={texts.visibility} />
    </>
  );
};

const shownAs = (name: string, text: string): string =>
  name === "status" && text in words.statuses ? words.statuses[text as "active"] : shownVisibility(name, text);

/** The dialog that adds a team, or changes one. */
export const TeamDialog = () => (
  <DetailsDialog
    form={staffTeams.form}
    words={teamWords}
    labels={labels}
    shownAs={shownAs}
    reasonOf={staffTeams.reasonOf}
    Fields={TeamFields}
  />
);
