import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hasFullTables } from "./brokenBackend.ts";
import { at, type Call } from "./call.ts";
import { foreignWords, type Trouble, troubles } from "./replies.ts";
import { plain } from "../screen.ts";
import { openFailingSite, type FailingSite } from "./failingSite.ts";

const rowsOf = (calls: Readonly<Record<string, Call>>) =>
  Object.entries(calls).flatMap(([name, call]) =>
    troubles.map((trouble) => ({
      name,
      call,
      trouble,
      says: at(trouble, call.says),
      next: at(trouble, call.next),
      isDone: call.doneAt?.includes(trouble) ?? false,
    })),
  );
type Row = ReturnType<typeof rowsOf>[number];

/** What each act meets in both tiers: no answer, the end of the session, and another answer. The first act of a page meets all. */
const always: readonly Trouble[] = ["offline", "401", "garbage"];

const isTried = ({ call, trouble }: Row, _: number, rows: readonly Row[]): boolean =>
  hasFullTables || always.includes(trouble) || rows.find((row) => row.call.path === call.path)?.call === call;

/** Whether the expected message contains this text of the backend. */
const isPassedOn = ({ call, trouble }: Row, word: string) => call.says[trouble]?.includes(word) ?? false;

/** The rows as a table, for reviewing the messages. */
const tableOf = (rows: readonly Row[]): string => {
  const line = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const outcomeOf = ({ name, call, trouble, says, next, isDone }: Row) =>
    [name, says, isDone ? "none needed" : next, isDone ? "it is done" : at(trouble, call.keeps)] as const;
  const failuresOf = new Map<string, Trouble[]>();
  for (const row of rows) {
    const outcome = outcomeOf(row).join(" | ");
    failuresOf.set(outcome, [...(failuresOf.get(outcome) ?? []), row.trouble]);
  }
  return [
    line("call", "what is said", "next step", "what stays", "when"),
    line("---", "---", "---", "---", "---"),
    ...[...failuresOf].map(([outcome, when]) =>
      line(outcome, when.length === troubles.length ? "always" : when.join(", ")),
    ),
    "",
  ].join("\n");
};

/**
 * Tests each call at its troubles: the message, the next step, and that typed text is kept. Models, views and adapters are
 * real; only the backend's answers are faulty. Writes the table to `.cache/<name>.md`.
 */
export const faultTable = (name: string, calls: Readonly<Record<string, Call>>): void => {
  let site: FailingSite;
  beforeAll(async () => {
    site = await openFailingSite();
  });
  afterAll(() => site.close());

  const rows = rowsOf(calls);
  it.each(rows.filter(isTried))("[BE-1] [FA-3] $name, $trouble: $says", async (row) => {
    const { call, trouble, says, next } = row;
    const tab = await site.open(call.path, call.who, trouble);
    await call.before?.(tab);
    site.trouble({ ...call, trouble });
    await call.act(tab);
    expect(site.asked()).toBeGreaterThan(0);

    const screen = call.screen?.(tab) ?? tab.screen();
    expect(screen.text).toContain(plain(says.replace(" / ", " ")));
    expect(foreignWords.filter((word) => screen.text.includes(word) && !isPassedOn(row, word))).toEqual([]);
    const isOffered = screen.acts.some((act) => act === next || act.startsWith(`${next} `));
    expect(isOffered || call.offers?.(tab)).toBe(true);
    expect(await call.kept(tab)).toEqual(at(trouble, call.is));
  });

  afterAll(() => {
    const cache = join(import.meta.dirname, "../../.cache");
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, `${name}.md`), tableOf(rows));
  });
};
