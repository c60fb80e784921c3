import type { ComponentType } from "react";
import { type Cells, type Column, columns } from "../../../../../domain/club/matches/files/cells.ts";
import { styled } from "styled-components";
import type { PlannedRow, RefusedCell } from "../../../../../domain/club/matches/files/plan.ts";
import type { BrokenRow, FilePlan } from "../../../../../domain/club/matches/files/planFile.ts";
import { Groups } from "../../../../admin/files.styles.ts";
import { RowGroup } from "../../../../admin/RowGroup.tsx";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";
import { besideWords, brokenWords, cellText, columnWords, refusalOf, rowName, words } from "./words.ts";

const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space.x1} ${space.x3};
  padding: ${space.x2} 0;
  border-top: ${stroke.hairline} solid ${meaning.line};
  font-size: ${size.small};
  overflow-wrap: anywhere;

  > span {
    color: ${meaning.textQuiet};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Refused = Extract<PlannedRow, { readonly kind: "refused" }> | BrokenRow;

const Reason = ({ cell, cells }: { readonly cell: RefusedCell; readonly cells: Partial<Cells> }) => {
  const text = cellText(cell.column, cells[cell.column] ?? "");
  const beside = besideWords(cell, cells);
  return (
    <li>
      <strong>{french(columnWords[cell.column])}</strong>
      {text && ` ${typeset(`« ${text} »`)}`}
      {beside && ` ${typeset(beside)}`} : {french(refusalOf(cell))}
    </li>
  );
};

const RefusedRow = ({ row }: { readonly row: Refused }) =>
  row.kind === "broken" ? (
    <p>{french(brokenWords[row.problem])}</p>
  ) : (
    <div>
      <p>{typeset(rowName(row))}</p>
      <ul>
        {row.problems.map((cell) => (
          <Reason key={cell.column} cell={cell} cells={row.cells} />
        ))}
      </ul>
    </div>
  );

const ChangedRow = ({ row }: { readonly row: Extract<PlannedRow, { readonly kind: "changed" }> }) => (
  <div>
    <p>{typeset(rowName(row))}</p>
    <ul>
      {row.changes.map(({ column, before, after }) => (
        <li key={column}>
          <strong>{french(columnWords[column])}</strong> :{" "}
          {words.change(cellText(column, before), cellText(column, after))}
        </li>
      ))}
    </ul>
  </div>
);

/** The columns that identify a row. */
const naming: readonly Column[] = ["id", "team", "opponent", "start"];

const NewRow = ({ row }: { readonly row: Extract<PlannedRow, { readonly kind: "new" }> }) => (
  <div>
    <p>{typeset(rowName(row))}</p>
    <ul>
      {columns
        .filter((column) => !naming.includes(column) && row.cells[column]?.trim())
        .map((column) => (
          <li key={column}>
            <strong>{french(columnWords[column])}</strong> : {cellText(column, row.cells[column] ?? "")}
          </li>
        ))}
    </ul>
  </div>
);

const NamedRow = ({ row }: { readonly row: PlannedRow }) => <p>{typeset(rowName(row))}</p>;

type GroupProps<One> = {
  readonly title: (count: number) => string;
  readonly rows: readonly One[];
  readonly isOpen: boolean;
  readonly Shown: ComponentType<{ readonly row: One }>;
};

const Group = <One extends { readonly line: number }>({ title, rows, isOpen, Shown }: GroupProps<One>) => (
  <RowGroup
    title={title}
    rows={rows}
    isOpen={isOpen}
    renderRow={(row) => (
      <Row key={row.line}>
        <span>{words.line(row.line)}</span>
        <Shown row={row} />
      </Row>
    )}
  />
);

const ofKind = <Kind extends FilePlan["rows"][number]["kind"]>(rows: FilePlan["rows"], kind: Kind) =>
  rows.filter((row): row is Extract<FilePlan["rows"][number], { readonly kind: Kind }> => row.kind === kind);

/** What an import would do, before it does. */
export const Preview = ({ plan: { rows, unknownColumns } }: { readonly plan: FilePlan }) => {
  const refused = rows.filter((row): row is Refused => row.kind === "refused" || row.kind === "broken");
  const [added, changed] = [ofKind(rows, "new"), ofKind(rows, "changed")];
  return (
    <Groups>
      {unknownColumns.length > 0 && <Alert tone="wait" title={words.unknownColumns(unknownColumns)} />}
      {added.length + changed.length === 0 && <p>{french(words.nothing)}</p>}
      {refused.length > 0 && <p>{french(words.someRefused)}</p>}
      <Group title={words.groups.refused} rows={refused} isOpen Shown={RefusedRow} />
      <Group title={words.groups.changed} rows={changed} isOpen Shown={ChangedRow} />
      <Group title={words.groups.new} rows={added} isOpen Shown={NewRow} />
      <Group title={words.groups.same} rows={ofKind(rows, "same")} isOpen={false} Shown={NamedRow} />
    </Groups>
  );
};
