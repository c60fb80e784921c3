import { useEffect } from "react";
import type { Standings } from "../../../../domain/club/standings/standings.ts";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { typeset } from "../../../design/components/text/french.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { CreateRecord, ListTab } from "../../lists/admin/ListTab.tsx";
import { choicesWanted } from "../../matches/admin/choices.ts";
import { staffStandings } from "./standings.ts";
import { asOf, rowCount } from "./words.ts";

const dialog = lazyModule(async () => (await import("./StandingsDialog.tsx")).StandingsDialog);

const Summary = ({ item }: { readonly item: Standings }) => (
  <p>{typeset([rowCount(item.rows.length), asOf(longDate(item.asOf))].join(", "))}</p>
);

const StandingsTab = () => {
  const prepare = useUnit(choicesWanted);
  // The table's rows name the club's teams.
  useEffect(() => void prepare(null), [prepare]);
  return <ListTab model={staffStandings} dialog={dialog} Summary={Summary} isAlone />;
};

const Create = () => <CreateRecord model={staffStandings} dialog={dialog} />;

export const parts: ViewParts = { Panel: StandingsTab, Act: Create };
