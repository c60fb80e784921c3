import { founders } from "virtual:club/founders";
import { dataAddress } from "../../design/drawings/shapes.ts";
import { founder, portrait } from "../../design/drawings/portraits/portrait.ts";
import { useEmblem } from "../../design/components/media/contexts.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Part } from "../Part.tsx";
import { Caption, Frame, People, Person, Quote } from "./Founders.styles.ts";

/** The founders with their words. The third section of each page that has it. */
export const Founders = () => {
  const emblem = useEmblem();
  return (
    <Part number={3} title={typeset(founders.title)}>
      <People>
        {founders.people.map(({ name, role, quote }) => (
          <Person key={name}>
            <Frame>
              <img src={dataAddress(portrait(emblem, founder(name)))} alt="" width="400" height="480" loading="lazy" />
            </Frame>
            <Caption>
              <h3>{name}</h3>
              <Quote>
                <p>{typeset(role)}</p>
                <blockquote>{typeset(`« ${quote} »`)}</blockquote>
              </Quote>
            </Caption>
          </Person>
        ))}
      </People>
    </Part>
  );
};
