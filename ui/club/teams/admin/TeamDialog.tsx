import type { TeamRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedTeam } from "../../../../domain/club/teams/typed.ts";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { LinkFields } from "./LinkFields.tsx";
import { staffTeams } from "./models.ts";
import { teamFieldWords as fieldWords } from "./words.ts";

const Controls = ({ texts, control }: GivenToControls<TeamRecord, TypedTeam>) => (
  <>
    {control("slug")}
    {control("game")}
    <Pair>
      {control("status")}
      {control("tier")}
    </Pair>
    {control("founded")}
    {control("description")}
    {control("title")}
    {control("lead")}
    <LinkFields names={["linkTitle", "linkText", "linkWords", "linkAddress"]} control={control} texts={texts} />
    {control("visibility")}
  </>
);

/** The dialog that adds a team, or changes one. */
export const TeamDialog = recordDialog({ model: staffTeams, fieldWords, Controls });
