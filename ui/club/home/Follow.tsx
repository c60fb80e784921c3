import { StaffStep } from "../../admin/setup/StaffStep.tsx";
import { FirstState } from "../../design/components/surfaces/FirstState.tsx";
import { FollowWays } from "../FollowWays.tsx";
import { Part, type PartPosition } from "../Part.tsx";
import { words } from "../words.ts";

type FollowProps = PartPosition & { readonly isOnIce: boolean };

/** Stands for what there is to read, while the club has published nothing. */
export const Follow = ({ number, edge, isOnIce }: FollowProps) => (
  <Part number={number} title={words.follow} ground={isOnIce ? "ice" : "ink"} edge={isOnIce ? "cut" : edge}>
    <FirstState what="news" heading="h3" title={words.nothingYet} text={words.followText} ways={<FollowWays />}>
      <StaffStep id="article" />
    </FirstState>
  </Part>
);
