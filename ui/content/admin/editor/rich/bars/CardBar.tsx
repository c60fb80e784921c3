import type { Command } from "prosemirror-state";
import { useEffect, useState } from "react";
import { competitionsWanted, $competitions } from "../../../../../club/standings/standings.ts";
import { Field } from "../../../../../design/components/forms/Field.tsx";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { french, typeset } from "../../../../../design/components/text/french.ts";
import { valueOf } from "../../../../../lib/loading/loaded.ts";
import { $club } from "../../../../../lib/page/club.ts";
import { useHasFeature } from "../../../../../lib/page/features.ts";
import { $now } from "../../../../../lib/page/now.ts";
import { useUnit } from "../../../../../lib/useUnit.ts";
import { searchSiteFx } from "../../../../../search/effects.ts";
import { findAddress } from "../../../../../search/finds.ts";
import { $matchChoices, matchChoicesWanted } from "../../fields/matches.ts";
import { useRested } from "../../rested.ts";
import { addLinkBlock } from "../document/blocks.ts";
import { type CardChoice, cardChoices } from "../slash/cardChoices.ts";
import { Asked, Pages, Row } from "../RichText.styles.ts";
import { words } from "../words.ts";

/** Always the same function, so that the bar takes the focus once, when it opens. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** The people whose names have the typed words; null of a search that failed. */
const usePeople = (typed: string): readonly CardChoice[] | null => {
  const { search } = useUnit({ search: searchSiteFx });
  const [answer, setAnswer] = useState<{ readonly of: string; readonly people: readonly CardChoice[] | null }>();
  const features = [useHasFeature("search"), useHasFeature("teams")];
  const wanted = features.every(Boolean) && typed.trim().length > 1 ? typed.trim() : "";
  useRested(wanted, () => {
    if (wanted === "") return;
    search({ typed: wanted, kind: "person", isBrief: true }).then(
      (found) =>
        setAnswer({
          of: wanted,
          people: (found.kind === "found" ? found.finds : [])
            .filter(({ kind }) => kind === "person")
            .map((find) => ({
              kind: "person",
              address: findAddress(find),
              title: find.title.map(({ text }) => text).join(""),
              about: "",
            })),
        }),
      () => setAnswer({ of: wanted, people: null }),
    );
  });
  return answer?.of === wanted ? answer.people : [];
};

type CardBarProps = { readonly run: (command: Command) => void; readonly onClose: () => void };

/** Offers the club's matches, people and standings, to be put into the text as cards. Enter takes the first, Escape leaves it. */
export const CardBar = ({ run, onClose }: CardBarProps) => {
  const [typed, type] = useState("");
  const { matches, competitions, club, moment, wantMatches, wantCompetitions } = useUnit({
    matches: $matchChoices,
    competitions: $competitions,
    club: $club,
    moment: $now,
    wantMatches: matchChoicesWanted,
    wantCompetitions: competitionsWanted,
  });
  const hasMatches = useHasFeature("matches");
  useEffect(() => {
    if (!hasMatches) return;
    wantMatches();
    wantCompetitions();
  }, [hasMatches, wantMatches, wantCompetitions]);
  const people = usePeople(typed);
  const choices = cardChoices(
    {
      matches: (hasMatches && valueOf(matches)) || [],
      competitions: (hasMatches && valueOf(competitions)?.competitions) || [],
      people: people ?? [],
    },
    { typed, now: moment.now, club: club.shortName },
  );
  const hasFailed = people === null || matches.status === "failed" || competitions.status === "failed";
  const isWaiting = hasMatches && (matches.status === "loading" || competitions.status === "loading");
  const place = ({ address, title }: Pick<CardChoice, "address" | "title">) => {
    onClose();
    run(addLinkBlock("card", address, title));
  };
  return (
    <Asked
      role="group"
      aria-label={words.addCard}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Field
        type="search"
        label={words.cardWords}
        hint={french(words.cardHint)}
        autoComplete="off"
        spellCheck={false}
        ref={focus}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          const [first] = choices;
          if (first) place(first);
        }}
      />
      <Pages>
        <p role="status">
          {hasFailed ? french(words.cardsFailed) : isWaiting ? "" : words.cardsOffered(choices.length)}
        </p>
        <ul aria-label={words.cardsList}>
          {choices.map(({ kind, address, title, about }) => (
            <li key={address}>
              <QuietButton look="bare" onClick={() => place({ address, title })}>
                {typeset(title)} <small>{typeset([about, words.cardShown[kind]].filter(Boolean).join(", "))}</small>
              </QuietButton>
            </li>
          ))}
        </ul>
      </Pages>
      <Row>
        <QuietButton look="bare" onClick={onClose}>
          {words.cancel}
        </QuietButton>
      </Row>
    </Asked>
  );
};
