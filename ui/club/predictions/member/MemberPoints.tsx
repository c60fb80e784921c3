import { styled } from "styled-components";
import type { MemberPage } from "../../../../domain/accounts/memberPage.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { space } from "../../../design/tokens/measures.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useScore } from "../../matches/hidden/useScore.ts";
import { seasonName } from "../../matches/seasonName.ts";
import { tableAddress, tablePath } from "../table/address.ts";
import { $memberPoints } from "./memberPoints.ts";
import { memberWords } from "./words.ts";

const Points = styled.p`
  margin-top: ${space.x3};
`;

/** A member's points and rank of the season: hidden where scores are. */
export const MemberPoints = ({ member }: { readonly member: MemberPage }) => {
  const place = useUnit($memberPoints);
  const { isHidden, mark } = useScore(`${tablePath}#${member.slug}`);
  if (place === null || isHidden) return null;
  const { points, rank, total, season } = place;
  // A hidden member has a place among the others without being one of them.
  const of = Math.max(total, rank);
  return (
    <Points data-score={mark}>
      <Link to={tableAddress({})}>{typeset(memberWords.points(points))}</Link>
      {typeset(memberWords.rank(rank, of, seasonName(season)))}
    </Points>
  );
};
