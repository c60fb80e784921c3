import { useId } from "react";
import type { Expansion } from "../../../domain/club/teams.ts";
import { dataAddress } from "../../design/drawings/shapes.ts";
import { seat } from "../../design/drawings/seat.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { useHasFeature } from "../../lib/page/features.ts";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { useEmblem } from "../../design/components/media/contexts.ts";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Acts, Description, Inside, Seats, Text } from "./ExpansionBoard.styles.ts";
import { Tags } from "./Tags.tsx";
import { words } from "./words.ts";

type ExpansionBoardProps = { readonly number: number; readonly expansion: Expansion };

/** The planned team: three vacant positions, and a link to apply. */
export const ExpansionBoard = ({ number, expansion }: ExpansionBoardProps) => {
  const name = useId();
  const hasContact = useHasFeature("contact");
  const empty = dataAddress(seat(useEmblem()));
  return (
    <Board aria-labelledby={name}>
      <Inside>
        <Text>
          <SectionHeading number={number} title={typeset(expansion.title)} id={name} />
          <Tags status={expansion.status} more={expansion.isRecruiting ? [words.recruiting] : []} />
          <Description>{typeset(expansion.text)}</Description>
          <Acts>
            {expansion.isRecruiting && hasContact && <ButtonLink to="/contact">{words.propose}</ButtonLink>}
            <TextLink way="out" to={expansion.chat}>
              {words.talk}
            </TextLink>
          </Acts>
        </Text>
        <Seats>
          <img src={empty} alt={words.freeSeats} width="400" height="480" loading="lazy" />
          <img src={empty} alt="" width="400" height="480" loading="lazy" />
          <img src={empty} alt="" width="400" height="480" loading="lazy" />
        </Seats>
      </Inside>
    </Board>
  );
};
