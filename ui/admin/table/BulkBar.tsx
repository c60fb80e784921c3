import type { ReactNode } from "react";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { french } from "../../design/components/text/french.ts";
import type { Selection } from "./selection.ts";
import { Bulk } from "./Table.styles.ts";
import { words } from "./words.ts";

type BulkBarProps = { readonly selection: Selection; readonly children: ReactNode };

/** How many rows are chosen, and what can be done with them. Absent while none is. */
export const BulkBar = ({ selection: { chosen, clear }, children }: BulkBarProps) =>
  chosen.length > 0 && (
    <Bulk role="group" aria-label={words.bulk}>
      <p role="status">{french(words.chosen(chosen.length))}</p>
      {children}
      <QuietButton look="bare" square aria-label={words.clear} onClick={clear}>
        <Icon name="close" />
      </QuietButton>
    </Bulk>
  );
