import type { PersonRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedPerson } from "../../../../domain/club/teams/typed.ts";
import { FormPart } from "../../../admin/FormPart.tsx";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { LinkFields } from "./LinkFields.tsx";
import { staffPeople } from "./models.ts";
import { personFieldWords as fieldWords, words } from "./words.ts";

const Controls = ({ texts, control }: GivenToControls<PersonRecord, TypedPerson>) => (
  <>
    {control("slug")}
    <FormPart name={words.formParts.person}>
      {control("name")}
      {control("qualities", { rows: 3 })}
      {control("experience")}
      {control("story")}
    </FormPart>
    <FormPart name={words.formParts.picture}>
      {control("stats")}
      {control("photo")}
    </FormPart>
    <FormPart name={words.formParts.links}>
      <LinkFields names={["linkWords", "linkAddress"]} control={control} texts={texts} />
    </FormPart>
    <FormPart name={words.formParts.onSite}>{control("visibility")}</FormPart>
  </>
);

/** The dialog that adds a person, or changes one. */
export const PersonDialog = recordDialog({ model: staffPeople, fieldWords, Controls });
