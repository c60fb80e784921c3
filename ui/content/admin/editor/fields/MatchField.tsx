import { useEffect, useState } from "react";
import type { MatchChoice } from "../../../../../domain/club/matches/ports.ts";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Select } from "../../../../design/components/lists/Select.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { useHasFeature } from "../../../../lib/page/features.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $matchChoices, matchChoices, matchChoicesWanted } from "./matches.ts";
import { words } from "../writingWords.ts";

type MatchFieldProps = { readonly value: string; readonly onType: (typed: { readonly match: string }) => void };

/** A list of more has a search. */
const mostWithoutSearch = 12;
const none: readonly MatchChoice[] = [];

const Offered = ({ value, onType }: MatchFieldProps) => {
  const { matches, want } = useUnit({ matches: $matchChoices, want: matchChoicesWanted });
  const [search, find] = useState("");
  useEffect(() => void want(), [want]);
  const all = matches.status === "ready" ? matches.value : none;
  const { found, choices } = matchChoices(all, value, search);
  return (
    <div className="pair">
      <Select
        label={words.match}
        hint={french(matches.status === "failed" ? words.matchesFailed : words.matchHint)}
        choices={[{ value: "", words: words.noMatch }, ...choices]}
        value={value}
        onChange={({ currentTarget }) => onType({ match: currentTarget.value })}
      />
      {all.length > mostWithoutSearch && (
        <Field
          type="search"
          label={words.findMatch}
          hint={french(search.trim() ? words.matchesFound(found) : words.findMatchHint)}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => find(currentTarget.value)}
        />
      )}
    </div>
  );
};

/** The match that an article is about. Renders nothing on a site without matches. */
export const MatchField = (props: MatchFieldProps) => useHasFeature("matches") && <Offered {...props} />;
