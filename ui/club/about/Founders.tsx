import { styled } from "styled-components";
import { founders } from "virtual:club/founders";
import { dataAddress } from "../../design/drawings/dataAddress.ts";
import { founder, portrait } from "../../design/drawings/portraits/portrait.ts";
import { useEmblem } from "../../design/components/media/emblem.ts";
import { typeset } from "../../design/components/text/french.ts";
import { layout, space } from "../../design/tokens/measures.ts";
import { founderStyles } from "./founder.styles.ts";
import { Part } from "../Part.tsx";

const People = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
`;
const Person = styled.article`
  ${founderStyles}
`;

/** The founders with their words. The third section of each page that has it. */
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
