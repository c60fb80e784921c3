import { useId } from "react";
import { styled } from "styled-components";
import type { Expansion } from "../../../domain/club/teams.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { useHasFeature } from "../../lib/page/features.ts";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { useDrawn } from "../../design/components/media/contexts.ts";
import { seatAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Tags } from "./Tags.tsx";
import { words } from "./words.ts";
import { printHidden, row } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { wrap } from "../../design/tokens/text.ts";

const Inside = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x6} ${space.column};
  align-items: center;
`;

const Text = styled.div`
  grid-column: 1 / span 6;
  min-width: 0;
  & > :first-child {
    margin-bottom: ${space.x4};
  }
  ${below.tablet} {
    grid-column: 1 / -1;
  }
`;

const Description = styled.p`
  max-width: 29.8em;
  margin-top: ${space.x4};
  color: ${meaning.textQuiet};
`;

const Acts = styled.div`
  ${row(`${space.x3} ${space.x5}`)}
  margin-top: ${space.x6};
  ${printHidden}
`;

const Seats = styled.div`
  grid-column: 7 / -1;
  display: flex;
  justify-content: flex-end;
  img {
    width: 32%;
    margin-left: 1.3%;
  }
  ${below.tablet} {
    grid-column: 1 / -1;
  }
  ${below.phone} {
    justify-content: center;
  }
  ${printHidden}
`;

type ExpansionBoardProps = { readonly number?: number; readonly expansion: Expansion };

/** The planned team: three vacant positions, and a link to apply. `number`: its place after the teams; without any it has none. */
export const ExpansionBoard = ({ number, expansion }: ExpansionBoardProps) => {
  const name = useId();
  const hasContact = useHasFeature("contact");
  const seat = useDrawn()(seatAddress);
  return (
    <Board $edge={number === undefined ? "flow" : undefined} aria-labelledby={name}>
      <Inside>
        <Text>
          {number === undefined ? (
            <h2 id={name}>{typeset(expansion.title)}</h2>
          ) : (
            <SectionHeading number={number} title={typeset(expansion.title)} id={name} />
          )}
          {expansion.status !== undefined && (
            <Tags
              status={expansion.status === "Active" ? "active" : "developing"}
              more={expansion.isRecruiting ? [words.recruiting] : []}
            />
          )}
          <Description>{typeset(expansion.text)}</Description>
          <Acts>
            {expansion.isRecruiting && hasContact && <ButtonLink to="/contact">{words.propose}</ButtonLink>}
            {expansion.chat !== undefined && (
              <TextLink way="out" to={expansion.chat}>
                {words.talk}
              </TextLink>
            )}
          </Acts>
        </Text>
        <Seats>
          <img src={seat} alt={words.freeSeats} width="400" height="480" loading="lazy" />
          <img src={seat} alt="" width="400" height="480" loading="lazy" />
          <img src={seat} alt="" width="400" height="480" loading="lazy" />
        </Seats>
      </Inside>
    </Board>
  );
};
