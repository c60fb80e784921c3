import { styled } from "styled-components";
import { dataAddress } from "../art/dataAddress.ts";
import { portrait } from "../art/portrait.ts";
import { sky } from "../art/sky.ts";
import { french } from "../kit/french.ts";
import { Icon } from "../kit/Icon.tsx";
import type { IconName } from "../kit/icons.ts";
import { $club } from "../page/club.ts";
import { useUnit } from "../page/useUnit.ts";
import { authArtLook } from "./authArtLook.ts";
import { words } from "./entranceWords.ts";

const Beside = styled.aside`
  ${authArtLook}
`;

const skyAddress = dataAddress(sky);

const reasons: readonly (readonly [IconName, string, string])[] = [
  ["doc", words.why.applyTitle, words.why.apply],
  ["heart", words.why.likeTitle, words.why.like],
  ["users", words.why.dataTitle, words.why.data],
];

/** Beside the form, where there is room: the club under its sky, and what an account is good for. */
export const AuthArt = () => {
  const { emblem, greeters } = useUnit($club);
  const figures = greeters.map((figure) => dataAddress(portrait(emblem, figure)));
  return (
    <Beside aria-label={words.why.label}>
      <img className="sky" src={skyAddress} alt="" width="1600" height="700" loading="lazy" />
      <p className="figures">
        {figures.map((figure) => (
          <img key={figure} src={figure} alt="" width="400" height="480" loading="lazy" />
        ))}
      </p>
      <ul>
        {reasons.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} />
            <h2>{french(title)}</h2>
            <p>{french(text)}</p>
          </li>
        ))}
      </ul>
    </Beside>
  );
};
