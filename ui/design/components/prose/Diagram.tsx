import { styled } from "styled-components";
import type { Diagram as DiagramProps } from "../../../../domain/content/body/diagram.ts";
import { meaning } from "../../tokens/meaning.ts";
import { space } from "../../tokens/measures.ts";
import { diagramAddress, signAddress } from "../media/drawnAddress.ts";
import { typeset } from "../text/french.ts";
import { words } from "../text/words.ts";

const measures = { sign: "18px" } as const;

/** No list of the text around it, which would put a dash before each entry. */
const Key = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    margin-top: ${space.x2};
    color: ${meaning.textQuiet};
  }
  && > li {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    padding: 0;
  }
  && > li::before {
    content: none;
  }
  img {
    width: ${measures.sign};
    height: ${measures.sign};
  }
`;

/** A plan of a place in a text, what it teaches, and what its signs mean. The server draws it. */
export const Diagram = ({ drawing, caption, description }: DiagramProps) => (
  <figure>
    <img src={diagramAddress(drawing)} alt={typeset(description)} width="960" height="480" loading="lazy" />
    <figcaption>
      {typeset(caption)}
      <Key>
        {/* Only what is on this plan needs to be explained. */}
        {Object.entries(words.diagramKey)
          .filter(([sign]) => `;${drawing}`.includes(`;${sign},`))
          .map(([sign, meant]) => (
            <li key={sign}>
              <img src={signAddress(sign)} alt="" width="18" height="18" loading="lazy" />
              {meant}
            </li>
          ))}
      </Key>
    </figcaption>
  </figure>
);
