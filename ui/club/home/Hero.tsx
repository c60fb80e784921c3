import { styled } from "styled-components";
import { home } from "virtual:club/home";
import { dataAddress } from "../../design/drawings/dataAddress.ts";
import { portrait } from "../../design/drawings/portraits/portrait.ts";
import { sky } from "../../design/components/boards/sky.ts";
import { ButtonLink } from "../../design/components/actions/ButtonLink.tsx";
import { useEmblem } from "../../design/components/media/emblem.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { hero } from "../../design/tokens/parts/homePage.ts";
import { slope } from "../../design/tokens/slope.ts";
import { headlineWidth } from "./headline.ts";
import { heroStyles, type HeroLook } from "./Hero.styles.ts";
import { words } from "../words.ts";

const Stage = styled.section<HeroLook>`
  ${heroStyles}
`;

const skyAddress = dataAddress(sky);
const [above, below] = home.headline;
const width = Math.max(headlineWidth(above), headlineWidth(below) + hero.line * slope);

/** The first section of home: the headline over the sky, and five portraits. */
export const Hero = () => {
  const emblem = useEmblem();
  return (
    <Stage $width={width}>
      <img className="sky" src={skyAddress} alt="" width="1600" height="700" />
      <div className="inside">
        <h1>
          <span>{typeset(above)}</span> <span>{typeset(below)}</span>
        </h1>
        <ul className="five" aria-label={words.heroes}>
          {home.heroes.map((figure) => (
            <li key={figure.name}>
              <img
                src={dataAddress(portrait(emblem, figure))}
                alt={words.hero(figure.name, figure.role)}
                width="400"
                height="480"
              />
              <span aria-hidden="true">{figure.name}</span>
            </li>
          ))}
        </ul>
        <div className="text">
          <p>{typeset(home.lead)}</p>
          <div className="acts">
            <ButtonLink to="/recruitment">{french(words.join)}</ButtonLink>
            <TextLink to="/tips">{french(words.readTips)}</TextLink>
          </div>
        </div>
      </div>
    </Stage>
  );
};
