import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { confirmed, type Doubts, doubtsIn, isUnsure, withCell } from "../../../../domain/club/standings/doubts.ts";
import { type Pasted, pasteRows } from "../../../../domain/club/standings/pasted/pasteRows.ts";
import {
  blankRow,
  cellProblems,
  type Column,
  isBlankRow,
  rowsText,
  sideOf,
  typedRows,
  type TypedRow,
} from "../../../../domain/club/standings/rows.ts";
import {
  limitsOf,
  longestName,
  mostRows,
  numberColumns,
  type NumberColumn,
} from "../../../../domain/club/standings/standings.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { FieldNote, noteTies } from "../../../design/components/forms/FieldNote.tsx";
import { Reorder } from "../../../design/components/lists/Reorder.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $club } from "../../../lib/page/club.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $teams } from "../../matches/admin/choices.ts";
import { copiedTable } from "./copiedTable.ts";
import { Cell, Cells, Grid, Heads, Label, Rank, Reasons, Side, SideFrame } from "./RowsField.styles.ts";
import { cellComplaint, doubtReasons, fieldWords, gridWords as words, leftAside } from "./words.ts";

/** Rows have no identity of their own: each keeps a key while it is moved. */
const keysFor = (keys: readonly number[], count: number): readonly number[] => {
  const next = Math.max(-1, ...keys) + 1;
  return Array.from({ length: count }, (_, at) => keys[at] ?? next + at);
};

const moved = <Entry,>(entries: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const entry = entries[from] as Entry;
  const others = entries.toSpliced(from, 1);
  return others.toSpliced(to > from ? to - 1 : to, 0, entry);
};

const nothingLeft: Pasted["left"] = { columns: [], lines: [] };

/** Keyboards of numbers have no minus on some phones. */
const hasMinus = (column: NumberColumn): boolean => limitsOf[column][0] < 0;

type RowFieldsProps = {
  readonly row: TypedRow;
  readonly at: number;
  readonly doubts: Doubts;
  /** Whether problems are shown. */
  readonly isChecked: boolean;
  /** Whether a team has to be written, because there is none. */
  readonly isRequired: boolean;
  readonly onType: (column: Column, text: string) => void;
  readonly onRemove: () => void;
};

/** The cells of a row, and what is wrong with them. */
const RowFields = ({ row, at, doubts, isChecked, isRequired, onType, onRemove }: RowFieldsProps) => {
  const id = useId();
  const teams = valueOf(useUnit($teams)) ?? [];
  const problems = isChecked ? cellProblems(row) : {};
  const error = (Object.keys(problems) as Column[])
    .map((column) => cellComplaint(column, problems[column] ?? "required"))
    .join(" ");
  const rank = at + 1;
  const unsure = `${id}-unsure`;
  const reasons = doubtReasons([row], [doubts]).join(" ");
  const cell = (column: Column) => ({
    "aria-label": french(words.cellOf(words.cells[column], rank)),
    "data-cell": `${at} ${column}`,
    autoComplete: "off",
    value: row[column],
    ...(doubts[column] && {
      "data-unsure": "",
      "aria-describedby": unsure,
      ...(isChecked && { "aria-invalid": true }),
    }),
    ...(problems[column] && noteTies(id, { error })),
    ...(isRequired && column === "name" && { "aria-invalid": true }),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onType(column, currentTarget.value),
  });
  const sides = [
    { value: "", words: words.sides.other },
    { value: sideOf({ isOurs: true, team: null }), words: words.sides.club },
    ...teams.map(({ slug, game }) => ({
      value: sideOf({ isOurs: true, team: slug }),
      words: words.sides.team(game),
    })),
  ];
  const isGone = sides.every(({ value }) => value !== row.side);
  return (
    <Cells>
      <Rank aria-hidden>{rank}</Rank>
      <Cell>
        <span aria-hidden>{words.rank(rank)}</span>
        <input {...cell("name")} dir="auto" maxLength={2 * longestName} enterKeyHint="next" />
      </Cell>
      {numberColumns.map((column) => (
        <Cell key={column} data-number="">
          <span aria-hidden>{words.short[column]}</span>
          <input
            {...cell(column)}
            inputMode={hasMinus(column) ? "text" : "numeric"}
            maxLength={6}
            enterKeyHint="next"
          />
        </Cell>
      ))}
      <SideFrame>
        <Side {...cell("side")}>
          {[...sides, ...(isGone ? [{ value: row.side, words: words.sides.club }] : [])].map((side) => (
            <option key={side.value} value={side.value}>
              {french(side.words)}
            </option>
          ))}
        </Side>
        <Icon name="down" />
      </SideFrame>
      <QuietButton look="bare" square aria-label={french(words.removeOf(rank, row.name))} onClick={onRemove}>
        <Icon name="trash" />
      </QuietButton>
      {reasons && <VisuallyHidden id={unsure}>{french(words.toCheck(reasons))}</VisuallyHidden>}
      <FieldNote control={id} error={error} />
    </Cells>
  );
};

type RowsFieldProps = {
  readonly name: string;
  readonly error: string | undefined;
  /** See domain/club/standings/rows.ts. */
  readonly text: string;
};

/**
 * The table of standings as a grid of fields. The text of the form's own field follows them. Enter and the arrows go from row to row; a
 * table can be pasted into any cell.
 */
export const RowsField = ({ name, error, text }: RowsFieldProps) => {
  const id = useId();
  const { shortName, name: clubName } = useUnit($club);
  const field = useRef<HTMLTextAreaElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  /** The cell that gets the focus once it is there. */
  const wanted = useRef<string | null>(null);
  const [known, setKeys] = useState<readonly number[]>([]);
  const [said, say] = useState("");
  /** What is said of a table that wasn't taken. */
  const [refusal, refuse] = useState<string>();
  const [left, leave] = useState<Pasted["left"]>(nothingLeft);
  const typed = typedRows(text);
  const rows = typed.length > 0 ? typed : [blankRow];
  const keys = keysFor(known, rows.length);
  const doubts = doubtsIn(rows, error !== undefined);

  const focus = (cell: string) => {
    const input = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
    input?.focus();
    input?.select?.();
  };
  useLayoutEffect(() => {
    if (wanted.current !== null) focus(wanted.current);
    wanted.current = null;
  }, [text]);

  const write = (next: readonly TypedRow[], nextKeys = keys) => {
    setKeys(nextKeys);
    refuse(undefined);
    leave(nothingLeft);
    if (!field.current) return;
    field.current.value = rowsText(next);
    // The form reads its fields when something is typed.
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const add = (column: Column = "name") => {
    wanted.current = `${rows.length} ${column}`;
    write([...rows, blankRow]);
  };
  const remove = (at: number) => {
    const cell = `${Math.max(Math.min(at, rows.length - 2), 0)} name`;
    const next = rows.toSpliced(at, 1);
    // The only row stays as a blank one.
    if (rowsText(next) === text) return focus(cell);
    wanted.current = cell;
    write(next, keys.toSpliced(at, 1));
  };
  const place = (key: string, before: string | null) => {
    const [from, to] = [key, before].map((one) => keys.findIndex((own) => String(own) === one)) as [number, number];
    const end = before === null ? rows.length : to;
    write(moved(rows, from, end), moved(keys, from, end));
  };

  const cellIn = (target: EventTarget) => {
    const [at, column] = ((target as HTMLElement).dataset["cell"] ?? "").split(" ");
    return column === undefined ? null : { at: Number(at), column: column as Column };
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellIn(event.target);
    if (!cell || event.altKey || cell.column === "side") return;
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    // Enter would send the form.
    event.preventDefault();
    const to = cell.at + step;
    if (to < rows.length) focus(`${to} ${cell.column}`);
    else if (event.key === "Enter") add(cell.column);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cell = cellIn(event.target);
    const names = [clubName, shortName];
    const pasted = cell && pasteRows(rows, cell, copiedTable(event.clipboardData), names);
    if (!pasted) return;
    event.preventDefault();
    const next = pasted.rows;
    if (next.length > mostRows) {
      const tooMany = words.tooMany(next.length);
      refuse(tooMany);
      say(tooMany);
      return;
    }
    write(next, []);
    leave(pasted.left);
    const unsure = doubtsIn(next, false).filter(isUnsure).length;
    const told = [words.pasted(next.filter((row) => !isBlankRow(row)).length), unsure > 0 && words.unsure(unsure)];
    say([...told, ...leftAside(pasted.left)].filter(Boolean).join(" "));
  };
  const confirm = () => {
    write(confirmed(rows), keys);
    say(words.confirmed);
    grid.current?.focus();
  };
  const unsure = doubts.filter(isUnsure).length;
  const reasons = [...leftAside(left), ...doubtReasons(rows, doubts)];

  const isRequired = error !== undefined && rows.every(isBlankRow);
  return (
    <Grid ref={grid} role="group" tabIndex={-1} aria-labelledby={`${id}-label`} onKeyDown={press} onPaste={paste}>
      <Label id={`${id}-label`}>{french(fieldWords.rows.label)}</Label>
      <FieldNote control={id} hint={french(fieldWords.rows.hint ?? "")} error={refusal ?? error} />
      <textarea ref={field} hidden name={name} defaultValue={text} />
      {reasons.length > 0 && (
        <Alert
          tone="wait"
          title={french(unsure > 0 ? words.unsure(unsure) : words.leftAside)}
          action={unsure > 0 && <QuietButton onClick={confirm}>{words.confirm}</QuietButton>}
        >
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason}>{french(reason)}</li>
            ))}
          </Reasons>
        </Alert>
      )}
      <Heads aria-hidden>
        <span />
        <span>{words.cells.name}</span>
        {numberColumns.map((column) => (
          <span key={column}>{words.short[column]}</span>
        ))}
        <span>{french(words.cells.side)}</span>
      </Heads>
      <Reorder
        label={french(fieldWords.rows.label)}
        rows={rows.map((row, at) => ({
          key: String(keys[at]),
          name: row.name || words.rank(at + 1),
          content: (
            <RowFields
              row={row}
              at={at}
              doubts={doubts[at] ?? {}}
              isChecked={error !== undefined}
              isRequired={isRequired && at === 0}
              onType={(column, typed) => write(rows.with(at, withCell(row, column, typed)))}
              onRemove={() => remove(at)}
            />
          ),
        }))}
        onPlace={place}
      />
      <QuietButton disabled={rows.length >= mostRows} onClick={() => add()}>
        <Icon name="plus" />
        {french(words.add)}
      </QuietButton>
      <VisuallyHidden role="status">{french(said)}</VisuallyHidden>
    </Grid>
  );
};
