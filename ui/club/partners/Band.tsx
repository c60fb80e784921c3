import { styled } from "styled-components";
import { partners } from "virtual:club/partners";
import { Icon } from "../../design/components/media/Icon.tsx";
import { type BandLook, bandStyles } from "./Band.styles.ts";
import { words } from "../words.ts";

const Strip = styled.section<BandLook>`
  ${bandStyles}
`;

const { list } = partners;
const rounds = 1 + Math.ceil(12 / list.length);
const row = Array.from({ length: rounds }, (_, round) => list.map((partner) => ({ ...partner, round }))).flat();

/** The partners' logos, moving until they are paused. Works without a script. */
export const Band = () => (
  <Strip aria-label={words.logos} $count={list.length} $rounds={rounds}>
    <ul>
      {row.map(({ name, logo, round }) => (
        <li key={`${name} ${round}`} aria-hidden={round > 0 || undefined}>
          <img src={logo} alt="" width="56" height="56" />
          {name}
        </li>
      ))}
    </ul>
    <label>
      <input type="checkbox" />
      <Icon name="pause" />
      {words.pause}
    </label>
  </Strip>
);
