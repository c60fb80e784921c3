import { useNavigate } from "react-router-dom";
import type { StatusCounts } from "../../../domain/applications/ports.ts";
import { Choices } from "../../design/components/forms/Choices.tsx";
import { wholeNumber } from "../../design/components/text/format.ts";
import { type ApplicationsSelection, type ApplicationStatus, applicationsAddress } from "../../admin/address.ts";
import { SearchBox } from "../../admin/SearchBox.tsx";
import { Filters } from "./applications.styles.ts";
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
  const navigate = useNavigate();
  const go = (wanted: Partial<ApplicationsSelection>) =>
    void navigate(applicationsAddress({ ...selection, page: 1, ...wanted }), {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <Filters role="search" aria-label={words.list}>
      <SearchBox
        label={words.search}
        placeholder={words.placeholder}
        words={selection.words}
        onSearch={(typed) => go({ words: typed })}
      />
      <Choices
        label={words.status}
        isLabelHidden
        choices={([all, "pending", "accepted", "rejected"] as const).map((status) => ({
          value: status,
          words: counts ? `${words.filters[status]} ${wholeNumber(countOf(counts, status))}` : words.filters[status],
        }))}
        chosen={selection.status ?? all}
        onChoose={(value) => go({ status: value === all ? null : (value as ApplicationStatus) })}
      />
    </Filters>
  );
};
