import type { Match } from "../../../domain/club/matches/match.ts";
import { isOpen } from "../../../domain/club/predictions/prediction.ts";
import { signInAddress } from "../../accounts/address.ts";
import { $session } from "../../accounts/session/session.ts";
import { QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { french } from "../../design/components/text/french.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { matchPath } from "../matches/address.ts";
import { Best } from "./Best.tsx";
import { Frame, Invitation } from "./Predictions.styles.ts";
import { $shares } from "./predictions.ts";
import { Game } from "./Game.tsx";
import { countOf, SharesList } from "./SharesList.tsx";
import { words } from "./words.ts";

const own = lazyModule(async () => (await import("./OwnPrediction.tsx")).OwnPrediction);

/** The predictions of a match: an invitation before it begins, then what all expected; a member's own comes with their session. */
export const MatchPredictions = ({ match }: { readonly match: Match }) => {
  const { session, moment, shares, lost } = useUnit({
    session: $session,
    moment: $now,
    shares: $shares,
    lost: partLoadFailed,
  });
  const { status } = session;
  const Own = useLazyModule(own, status === "member", lost);
  if (match.status === "cancelled") return null;
  if (status === "member" && Own) return <Own match={match} publicShares={shares} />;
  const isAhead = isOpen(match, moment.now);
  const isInviting = isAhead && status !== "member";
  const hasShares = shares !== null && countOf(shares) > 0;
  if (!isInviting && !hasShares) return null;
  return (
    <Frame>
      <h2>{words.title}</h2>
      {isInviting && (
        <Invitation data-meanwhile={status === "checking" || undefined}>
          <p>{french(words.invite)}</p>
          <QuietLink to={signInAddress(matchPath(match.slug))}>{french(words.signIn)}</QuietLink>
        </Invitation>
      )}
      {hasShares && <SharesList match={match} shares={shares} isOpen={isAhead} />}
      <Best match={match} />
      <Game />
    </Frame>
  );
};
