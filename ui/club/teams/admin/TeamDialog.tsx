import type { TeamRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedTeam } from "../../../../domain/club/teams/typed.ts";
import { FormPart } from "../../../admin/FormPart.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { LinkFields } from "./LinkFields.tsx";
import { staffTeams } from "./models.ts";
import { teamFieldWords as fieldWords, words } from "./words.ts";

const Controls = ({ texts, control }: GivenToControls<TeamRecord, TypedTeam>) => (
  <>
    {control("slug")}
    <FormPart name={words.formParts.team}>
      {control("game")}
      <Pair>
        {control("status")}
        {control("tier")}
      </Pair>
      {control("founded")}
      {control("description")}
    </FormPart>
    <FormPart name={words.formParts.page}>
      {control("title")}
      {control("lead")}
    </FormPart>
    <FormPart name={words.formParts.links}>
      <LinkFields names={["linkTitle", "linkText", "linkWords", "linkAddress"]} control={control} texts={texts} />
    </FormPart>
    <FormPart name={words.formParts.onSite}>{control("visibility")}</FormPart>
  </>
);

/** The dialog that adds a team, or changes one. */
export const TeamDialog = recordDialog({ model: staffTeams, fieldWords, Controls });
