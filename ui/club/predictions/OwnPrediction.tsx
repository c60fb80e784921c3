import { type MouseEvent, useEffect } from "react";
import type { Match, Outcome } from "../../../domain/club/matches/match.ts";
import {
  isOpen,
  outcomesOf,
  pointsOf,
  type Prediction,
  scoresOf,
  type Shares,
} from "../../../domain/club/predictions/prediction.ts";
import { signInAddress } from "../../accounts/address.ts";
import { QuietButton, QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Choices } from "../../design/components/forms/Choices.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { $club } from "../../lib/page/club.ts";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { matchPath } from "../matches/address.ts";
import { useScore } from "../matches/hidden/useScore.ts";
import { words as matchWords } from "../matches/words.ts";
import { $own, type OwnPrediction as OwnPredictionState, ownShown, predictionChosen } from "./own.ts";
import { Best } from "./Best.tsx";
import { Game } from "./Game.tsx";
import { failureWords, ownWords } from "./ownWords.ts";
import { Frame, Mine, Quiet } from "./Predictions.styles.ts";
import { countOf, SharesList } from "./SharesList.tsx";
import { outcomeName, words } from "./words.ts";

type Shown = { readonly match: Match };

const anyScore = "any";
const scoreKey = ({ score }: Prediction): string => (score ? `${score.ours}-${score.theirs}` : anyScore);

const useNames = ({ opponent }: Match) => {
  const { shortName } = useUnit($club);
  return (outcome: Outcome) => outcomeName(outcome, { club: shortName, opponent });
};

/** Why the choice isn't stored, and a button to send it again. */
const Failure = ({ match, prediction }: Shown & { readonly prediction: Prediction | null }) => {
  const { own, choose } = useUnit({ own: $own, choose: predictionChosen });
  if (own.failure === null) return null;
  const { title, text } = failureWords(own.failure);
  const again =
    own.failure.kind === "signed-out" ? (
      <QuietLink to={signInAddress(matchPath(match.slug))}>{ownWords.signIn}</QuietLink>
    ) : (
      <QuietButton onClick={() => choose({ id: match.slug, value: prediction })}>{ownWords.retry}</QuietButton>
    );
  return (
    <Alert tone="bad" title={title} action={again} role="alert">
      {text}
    </Alert>
  );
};

const progressOf = ({ chosen, isStored, isWaiting, failure }: OwnPredictionState): string => {
  if (failure !== null) return "";
  if (isWaiting) return chosen ? ownWords.waiting : ownWords.takenBackLater;
  return chosen ? (isStored ? ownWords.stored : ownWords.storing) : "";
};

/** Chooses the winner and, where the format has several, the score in maps. Each choice is stored at once. */
const Predict = ({ match }: Shown) => {
  const { own, choose } = useUnit({ own: $own, choose: predictionChosen });
  const nameOf = useNames(match);
  const { chosen } = own;
  const { slug: id, format } = match;
  const scores = chosen ? scoresOf(format, chosen.outcome) : [];
  const send = (prediction: Prediction | null) => choose({ id, value: prediction });
  const takeBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the prediction: the focus goes to the choices.
    currentTarget.closest("section")?.querySelector<HTMLElement>("input")?.focus();
    send(null);
  };
  return (
    <>
      <Choices
        label={ownWords.who}
        choices={outcomesOf(format).map((value) => ({ value, words: nameOf(value) }))}
        chosen={chosen?.outcome ?? ""}
        onChoose={(outcome) => send({ outcome: outcome as Outcome, score: null })}
      />
      {chosen && scores.length > 0 && (
        <Choices
          label={ownWords.score}
          choices={[
            ...scores.map((score) => ({
              value: scoreKey({ ...chosen, score }),
              words: matchWords.score(score.ours, score.theirs),
            })),
            { value: anyScore, words: ownWords.anyScore },
          ]}
          chosen={scoreKey(chosen)}
          onChoose={(key) =>
            send({ ...chosen, score: scores.find((score) => scoreKey({ ...chosen, score }) === key) ?? null })
          }
        />
      )}
      <Failure match={match} prediction={chosen} />
      <Quiet role="status">{french(progressOf(own))}</Quiet>
      {chosen && (
        <QuietButton look="bare" onClick={takeBack}>
          {ownWords.takeBack}
        </QuietButton>
      )}
    </>
  );
};

/** What the member expected, and what it has earned: hidden with the score. */
const Predicted = ({ match, prediction }: Shown & { readonly prediction: Prediction }) => {
  const nameOf = useNames(match);
  const { isHidden, mark } = useScore(match.slug);
  const { outcome, score } = prediction;
  const earned = pointsOf(prediction, match);
  return (
    <Mine>
      {french(ownWords.mine)} <b>{typeset(nameOf(outcome))}</b>
      {score && `, ${matchWords.score(score.ours, score.theirs)}`}
      {earned !== null && !isHidden && (
        <>
          {". "}
          <b data-score={mark}>{french(ownWords.results[earned] ?? "")}</b>
        </>
      )}
    </Mine>
  );
};

type OwnProps = Shown & { readonly publicShares: Shares | null };

/** The predictions of a match for a member: their own until it begins, then what it has earned, and what all expect. */
export const OwnPrediction = ({ match, publicShares }: OwnProps) => {
  const { own, moment, show } = useUnit({ own: $own, moment: $now, show: ownShown });
  const { slug } = match;
  useEffect(() => void show(slug), [show, slug]);
  const isAhead = isOpen(match, moment.now);
  const { chosen } = own;
  const shares = own.shares ?? publicShares;
  const hasShares = shares !== null && countOf(shares) > 0;
  if (!isAhead && !chosen && !hasShares) return null;
  return (
    <Frame>
      <h2>{words.title}</h2>
      {isAhead && <Predict match={match} />}
      {!isAhead && chosen && <Predicted match={match} prediction={chosen} />}
      {!isAhead && !chosen && <Quiet>{french(ownWords.none)}</Quiet>}
      {hasShares && <SharesList match={match} shares={shares} isOpen={isAhead} />}
      <Best match={match} />
      <Game />
    </Frame>
  );
};
