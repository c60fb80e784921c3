import type { PersonRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedPerson } from "../../../../domain/club/teams/typed.ts";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { LinkFields } from "./LinkFields.tsx";
import { staffPeople } from "./models.ts";
import { personFieldWords as fieldWords } from "./words.ts";

const Controls = ({ texts, control }: GivenToControls<PersonRecord, TypedPerson>) => (
  <>
    {control("slug")}
    {control("name")}
    {control("qualities", { rows: 3 })}
    {control("experience")}
    {control("story")}
    {control("stats")}
    {control("photo")}
    <LinkFields names={["linkWords", "linkAddress"]} control={control} texts={texts} />
    {control("visibility")}
  </>
);

/** The dialog that adds a person, or changes one. */
export const PersonDialog = recordDialog({ model: staffPeople, fieldWords, Controls });
