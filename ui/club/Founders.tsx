import { styled } from "styled-components";
import { founders } from "virtual:club/founders";
import { dataAddress } from "../art/dataAddress.ts";
import { founder, portrait } from "../art/portrait.ts";
import { useEmblem } from "../kit/emblem.ts";
import { typeset } from "../kit/french.ts";
import { layout, space } from "../theme/measures.ts";
import { founderLook } from "./founderLook.ts";
import { Part } from "./Part.tsx";

const People = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
`;
const Person = styled.article`
  ${founderLook}
`;

/** Who founded the club, and why. The third section of each page that shows them. */
export const Founders = () => {
  const emblem = useEmblem();
  return (
    <Part number={3} title={typeset(founders.title)}>
      <People>
        {founders.people.map(({ name, role, quote }) => (
          <Person key={name}>
            <div className="frame">
              <img src={dataAddress(portrait(emblem, founder(name)))} alt="" width="400" height="480" loading="lazy" />
            </div>
            <div className="third">
              <h3>{name}</h3>
              <div>
                <p className="role">{typeset(role)}</p>
                <blockquote>{typeset(`« ${quote} »`)}</blockquote>
              </div>
            </div>
          </Person>
        ))}
      </People>
    </Part>
  );
};
