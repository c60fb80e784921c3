import { useEffect } from "react";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { french } from "../../design/components/text/french.ts";
import { focusContent } from "../../lib/focusContent.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Setting } from "../profile/settings/Setting.tsx";
import { $account } from "../session/session.ts";
import { BadgeList } from "./BadgeList.tsx";
import { $ownBadges, badgesWanted, shownOf } from "./own.ts";
import { words } from "./words.ts";

const Own = () => {
  const { own, account, want } = useUnit({ own: $ownBadges, account: $account, want: badgesWanted });
  const hasPredictions = useHasFeature("predictions");
  useEffect(() => want(), [want]);
  if (own.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), want())}>{words.retry}</QuietButton>;
    return (
      <div role="status">
        {french(words.failed)} {again}
      </div>
    );
  }
  if (own.status === "loading") return <ArticleSkeleton words={words.loading} />;
  return <BadgeList shown={shownOf(own.value, { isStaff: account?.role !== null, hasPredictions })} of="" />;
};

/** The member's badges in their personal space, with what the next ones ask for. */
export const OwnBadges = () => (
  <Setting title={words.title} text={words.text} wide>
    <Own />
  </Setting>
);
