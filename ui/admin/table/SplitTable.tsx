import type { ReactNode } from "react";
import { PanelList, type PanelListProps } from "../PanelList.tsx";
import { Split } from "../SideDialog.tsx";
import { PanelTable, type PanelTableProps } from "./PanelTable.tsx";

type SplitTableProps<Item> = Omit<PanelListProps<Item>, "children" | "isBusy"> &
  Omit<PanelTableProps<Item>, "items"> & {
    /** The dialog about one record, beside the list on wide screens. */
    readonly children: ReactNode;
  };

/** A list of records as a table, with the open one beside it. */
export const SplitTable = <Item extends { readonly id: string }>(props: SplitTableProps<Item>) => {
  const { list, isFiltered, onRetry, addressOf, allAddress, words, firstStep, children, ...table } = props;
  return (
    <Split>
      <div>
        <PanelList {...{ list, isBusy: table.isBusy, isFiltered, onRetry, addressOf, allAddress, words, firstStep }}>
          {(items) => <PanelTable {...table} items={items} />}
        </PanelList>
      </div>
      {children}
    </Split>
  );
};
