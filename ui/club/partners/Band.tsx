import { styled } from "styled-components";
import type { Partner } from "../../../domain/club/partners/partner.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { words } from "../words.ts";
import { type BandLook, bandStyles, emptyBandStyles } from "./Band.styles.ts";
import { Logo } from "./Logo.tsx";

const Strip = styled.section<BandLook>`
  ${bandStyles}
`;

/** In the band's place while the partners are loading. */
export const EmptyBand = styled.div`
  ${emptyBandStyles}
`;

/** From this many on the row moves: fewer would stand on the screen several times. */
const enough = 3;

/** The partners' logos, moving until they are paused; few stand still. Works without a script. */
export const Band = ({ partners }: { readonly partners: readonly Partner[] }) => {
  const isMoving = partners.length >= enough;
  const rounds = isMoving ? 1 + Math.ceil(12 / partners.length) : 1;
  return (
    <Strip aria-label={words.logos} $count={partners.length} $rounds={rounds} $isMoving={isMoving}>
      <ul>
        {Array.from({ length: rounds }, (_, round) =>
          partners.map((partner) => (
            <li key={`${partner.id} ${round}`} aria-hidden={round > 0 || undefined}>
              <Logo partner={partner} size={56} />
              <bdi>{partner.name}</bdi>
            </li>
          )),
        )}
      </ul>
      {isMoving && (
        <label>
          <input type="checkbox" />
          <Icon name="pause" />
          {words.pause}
        </label>
      )}
    </Strip>
  );
};
