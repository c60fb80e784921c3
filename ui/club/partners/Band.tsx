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

/** The partners' logos, moving until they are paused. Works without a script. */
export const Band = ({ partners }: { readonly partners: readonly Partner[] }) => {
  const rounds = 1 + Math.ceil(12 / partners.length);
  return (
    <Strip aria-label={words.logos} $count={partners.length} $rounds={rounds}>
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
      <label>
        <input type="checkbox" />
        <Icon name="pause" />
        {words.pause}
      </label>
    </Strip>
  );
};
