import type { StatusCounts } from "../../../domain/applications/ports.ts";
import { type ApplicationsSelection, type ApplicationStatus, applicationsAddress } from "../../admin/address.ts";
import { useSelect } from "../../admin/listAddress.ts";
import { Filters } from "../../admin/PanelList.styles.ts";
import { SearchBox } from "../../admin/SearchBox.tsx";
import { Chips } from "../../admin/table/Chips.tsx";
import { words } from "./words.ts";

type ToolbarProps = {
  readonly selection: ApplicationsSelection;
  /** Null until the counts are loaded. */
  readonly counts: StatusCounts | null;
};

const all = "all";

const countOf = (counts: StatusCounts, status: ApplicationStatus | typeof all): number =>
  status === all ? counts.pending + counts.accepted + counts.rejected : counts[status];

/** Search and status filter. Both are part of the address. */
export const Toolbar = ({ selection, counts }: ToolbarProps) => {
  const select = useSelect();
  const search = (typed: string) => select(applicationsAddress({ ...selection, page: 1, words: typed }));

  return (
    <Filters role="search" aria-label={words.list}>
      <SearchBox label={words.search} placeholder={words.placeholder} words={selection.words} onSearch={search} />
      <Chips
        label={words.status}
        chips={([null, "pending", "accepted", "rejected"] as const).map((status) => ({
          key: status ?? all,
          words: words.filters[status ?? all],
          to: applicationsAddress({ ...selection, page: 1, status }),
          isChosen: status === selection.status,
          count: counts && countOf(counts, status ?? all),
        }))}
      />
    </Filters>
  );
};
