import type { Standings } from "../../../../domain/club/standings/standings.ts";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { ListTab } from "../../lists/admin/ListTab.tsx";
import { staffStandings } from "./standings.ts";
import { asOf, rowCount } from "./words.ts";

const dialog = lazyModule(async () => (await import("./StandingsDialog.tsx")).StandingsDialog);

const Summary = ({ item }: { readonly item: Standings }) => (
  <p>{typeset([rowCount(item.rows.length), asOf(longDate(item.asOf))].join(", "))}</p>
);

/** The standings in the tab of matches. */
export const StandingsList = () => <ListTab model={staffStandings} dialog={dialog} Summary={Summary} />;
