import { useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import {
  authorLines,
  longestAuthor,
  mostAuthors,
  onceEach,
  tidyAuthors,
} from "../../../../../domain/content/authors.ts";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Reorder } from "../../../../design/components/lists/Reorder.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../../design/components/text/VisuallyHidden.tsx";
import { row } from "../../../../design/tokens/layout.ts";
import { space } from "../../../../design/tokens/measures.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { AddLine } from "./AddLine.tsx";
import { $authorChoices, authorChoicesWanted, authorsIn, choicesFor, linesFor, type Stored } from "./authors.ts";
import { Lines } from "./lines.styles.ts";
import { words } from "../writingWords.ts";

const Named = styled.span`
  ${row(space.x3)}
  align-items: center;
  flex-wrap: nowrap;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

type AuthorsFieldProps = {
  readonly value: string;
  /** The article as it is stored: it names members who have left the staff. */
  readonly stored?: Stored;
  readonly onType: (typed: { readonly authors: string }) => void;
};

/** Those whom an article names as its authors, in their order. */
export const AuthorsField = ({ value, stored, onType }: AuthorsFieldProps) => {
  const { choices, want } = useUnit({ choices: $authorChoices, want: authorChoicesWanted });
  useEffect(() => void want(), [want]);
  const [said, say] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const name = useId();
  const all = choicesFor(choices, stored);
  const lines = authorLines(value);
  const names = authorsIn(value, choices, stored).map((author) => author.name);

  const set = (next: readonly string[]) => onType({ authors: next.join("\n") });
  const add = (typed: string): string | null => {
    const wanted = linesFor(typed, all);
    if (wanted.some((line) => tidyAuthors(line) === "")) return words.authorMail;
    if (wanted.some((line) => [...line].length > longestAuthor)) return words.authorLong;
    const before = onceEach(lines);
    const next = onceEach([...before, ...wanted.map(tidyAuthors)]);
    if (wanted.length === 0) return null;
    if (next.length === before.length) return words.authorTwice;
    if (next.length > mostAuthors) return words.authorsEnough;
    set(next);
    say(words.added(typed.trim()));
    return null;
  };
  const remove = (at: number) => {
    set(lines.filter((_, place) => place !== at));
    say(words.removed(names[at] ?? ""));
    input.current?.focus();
  };
  const place = (line: string, before: string | null) => {
    const others = lines.filter((one) => one !== line);
    const at = before === null ? others.length : others.indexOf(before);
    set([...others.slice(0, at), line, ...others.slice(at)]);
  };
  const rows = lines.map((line, at) => ({
    key: line,
    name: names[at] ?? "",
    content: (
      <Named>
        {typeset(names[at] ?? "")}
        <QuietButton look="bare" aria-label={french(words.removeOf(names[at] ?? ""))} onClick={() => remove(at)}>
          {words.remove}
        </QuietButton>
      </Named>
    ),
  }));
  return (
    <Lines role="group" aria-labelledby={name}>
      <strong id={name}>{words.authors}</strong>
      {rows.length > 0 && <Reorder label={words.authors} rows={rows} onPlace={place} />}
      <AddLine
        label={words.addAuthor}
        hint={
          choices.status === "failed"
            ? words.authorsFailed
            : lines.length === 0
              ? `${words.authorsHint} ${words.authorsNone}`
              : words.authorsHint
        }
        offered={all.filter(({ line }) => !lines.includes(line)).map((one) => one.name)}
        asksAll={choices.status === "ready"}
        longest={longestAuthor * mostAuthors}
        input={input}
        onAdd={add}
      />
      <VisuallyHidden role="status">{french(said)}</VisuallyHidden>
    </Lines>
  );
};
