import { useMemo, useRef, useState } from "react";
import {
  matchTime,
  outcomeOf,
  scoreOf,
  type Side,
  startOf,
  stateOf,
} from "../../../../../domain/club/matches/match.ts";
import type { Tap } from "../../../../../domain/club/matches/taps.ts";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { $club } from "../../../../lib/page/club.ts";
import { $now } from "../../../../lib/page/now.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { ScoreBoard } from "../../board/ScoreBoard.tsx";
import { Crest } from "../../shown/Crest.tsx";
import { PosterButton } from "../../poster/PosterButton.tsx";
import { scoreWords as words, words as listWords } from "../words.ts";
import { MapList, type MapProps } from "./MapFields.tsx";
import { SavedLine } from "./SavedLine.tsx";
import { Chips, Rare, Top } from "./Score.styles.ts";
import { ScoreConflict } from "./ScoreConflict.tsx";
import { ScorePad } from "./ScorePad.tsx";
import { scoreText } from "./scoreText.ts";
import { $entries, $scored, scoreDropped, scoreTapped, scoringClosed } from "./scoring.ts";
import { textAt, type TypedPoints, withoutMap, withTyped, wrongIn } from "./typedPoints.ts";

/** Begins the match by hand, and records a side that doesn't play. */
const MatchState = ({ entry, onTap }: Omit<MapProps, "at">) => {
  const { status, forfeit } = entry.shown;
  const moment = useUnit($now);
  // The clock has made it live already.
  const isLive = stateOf({ ...entry.match, status }, moment) === "live";
  if (forfeit) {
    return (
      <Chips>
        <QuietButton onClick={() => onTap({ kind: "forfeit", side: null })}>
          {french(words.takeBackForfeit[forfeit])}
        </QuietButton>
      </Chips>
    );
  }
  return (
    <Rare>
      <summary>{words.more}</summary>
      <Chips>
        {status !== "live" && status !== "finished" && !isLive && (
          <QuietButton onClick={() => onTap({ kind: "start" })}>{words.start}</QuietButton>
        )}
        {(["ours", "theirs"] as const).map((side) => (
          <QuietButton key={side} look="danger" onClick={() => onTap({ kind: "forfeit", side })}>
            {french(listWords.forfeits[side])}
          </QuietButton>
        ))}
      </Chips>
    </Rare>
  );
};

/** The sides with the score of the match: from 0 to 0, so that the board stays the same. */
const Board = ({ entry: { match, shown } }: Pick<MapProps, "entry">) => {
  const { crest, shortName } = useUnit($club);
  return (
    <Top>
      <ScoreBoard
        size="small"
        ours={{ name: shortName, crest: <img src={crest} alt="" width="48" height="48" /> }}
        theirs={{ name: match.opponent, crest: <Crest match={match} size={48} isFirst /> }}
        score={shown.forfeit ? null : (scoreOf({ ...shown, format: match.format }) ?? { ours: 0, theirs: 0 })}
        outcome={outcomeOf(shown)}
      />
    </Top>
  );
};

/** Before a match that is hours away: a tap on the wrong row would announce a score. */
const EarlyNotice = ({ entry: { match, shown } }: Pick<MapProps, "entry">) => {
  const { now } = useUnit($now);
  return shown.status === "scheduled" && startOf(match) - matchTime > now ? (
    <Alert tone="wait" title={words.early(match)}>
      {words.earlyText}
    </Alert>
  ) : null;
};

/** The poster of what was entered. It is drawn again for another score only, not when the score is saved. */
const Poster = ({ entry: { match, shown } }: Pick<MapProps, "entry">) => {
  const played = useMemo(() => ({ ...match, ...shown }), [match, shown]);
  return (
    <div>
      <PosterButton match={played} />
    </div>
  );
};

const Body = ({ entry, at, onTap, onChoose }: MapProps & { readonly onChoose: (at: number) => void }) => {
  const drop = useUnit(scoreDropped);
  const { match, shown, conflict, failure } = entry;
  if (conflict) {
    return (
      <>
        <SavedLine entry={entry} />
        <ScoreConflict entry={entry} theirs={conflict} />
      </>
    );
  }
  return (
    <>
      <Board entry={entry} />
      <SavedLine entry={entry} />
      <EarlyNotice entry={entry} />
      {failure?.kind === "gone" && (
        <QuietButton look="danger" onClick={() => drop(match.id)}>
          {words.drop}
        </QuietButton>
      )}
      {shown.forfeit ? <p>{scoreText(match, shown)}</p> : <MapList {...{ entry, at, onTap, onChoose }} />}
      <MatchState {...{ entry, onTap }} />
      {shown.status === "finished" && <Poster entry={entry} />}
    </>
  );
};

/** The score of a match, made for a thumb. Each tap is shown at once and saved by itself. */
export const ScoreDialog = () => {
  const { shortName } = useUnit($club);
  const { scored, entries, tap, close, lost } = useUnit({
    scored: $scored,
    entries: $entries,
    tap: scoreTapped,
    close: scoringClosed,
    lost: partLoadFailed,
  });
  const [chosen, choose] = useState<{ readonly match: string; readonly at: number } | null>(null);
  const entry = scored ? entries[scored] : undefined;
  const last = Math.max(0, (entry?.shown.maps.length ?? 0) - 1);
  // The last one, unless the member has chosen another.
  const at = chosen && chosen.match === scored ? Math.min(chosen.at, last) : last;
  const fields = useRef<Partial<Record<Side, HTMLInputElement | null>>>({});
  const [typed, setTyped] = useState<readonly TypedPoints[]>([]);
  const wrong = entry && wrongIn(typed, entry);
  const onChoose = (next: number | null) =>
    choose(next === null || scored === null ? null : { match: scored, at: next });
  const unlessWrong = (act: () => void) => {
    if (!wrong) return act();
    onChoose(wrong.map);
    fields.current[wrong.side]?.focus();
  };
  const shared = entry && {
    entry,
    at,
    onTap: (one: Tap) => {
      if (one.kind === "remove-map") setTyped((all) => withoutMap(all, entry.match.id, one.map));
      tap({ id: entry.match.id, tap: one });
    },
  };
  const pad = entry && {
    fields,
    textOf: (side: Side) => textAt(typed, entry, { map: at, side }),
    onType: (side: Side, text: string, points: number) =>
      setTyped((all) => withTyped(all, { match: entry.match.id, map: at, side, text, points })),
    onChoose,
    unlessWrong,
  };
  return (
    <Dialog
      isOpen={entry !== undefined}
      isRead
      title={entry ? listWords.sides(shortName, entry.match.opponent, entry.match.game) : ""}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={shared && pad && !shared.entry.conflict && <ScorePad {...shared} {...pad} />}
    >
      {shared && <Body {...shared} onChoose={(next) => unlessWrong(() => onChoose(next))} />}
    </Dialog>
  );
};
