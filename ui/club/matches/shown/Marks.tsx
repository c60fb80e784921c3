import { styled } from "styled-components";
import type { Match } from "../../../../domain/club/matches/match.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { Tag } from "../../../design/components/surfaces/Tag.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { marksOf } from "../state/state.ts";

const MarkTag = styled(Tag)`
  svg {
    width: 1em;
    height: 1em;
  }
`;

/** How a match that isn't finished stands, each mark a word and a sign on a plate. */
export const Marks = ({ match }: { readonly match: Pick<Match, "status" | "start" | "movedFrom"> }) =>
  marksOf(match, useUnit($now)).map(({ words, tone, icon }) => (
    <MarkTag key={icon} $tone={tone}>
      <Icon name={icon} />
      {typeset(words)}
    </MarkTag>
  ));
