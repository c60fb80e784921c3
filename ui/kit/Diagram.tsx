import { styled } from "styled-components";
import { dataAddress } from "../art/dataAddress.ts";
import { diagram } from "../art/diagram.ts";
import { diagramKey } from "../art/diagramKey.ts";
import type { Plan } from "../art/diagramPlan.ts";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke } from "../theme/measures.ts";
import { diagram as measures } from "../theme/parts/surfaces.ts";
import { below } from "../theme/screens.ts";
import { typeset } from "./french.ts";
import { words } from "./words.ts";

const Frame = styled.figure`
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};

  > img {
    width: 100%;
  }
  > figcaption {
    padding: ${space.x4} ${space.x5};
    border-top: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    margin-inline: calc(${space.gutter} * -1);
    border-inline: 0;
  }
`;
/** No list of the text around it, which would put a dash before each entry. */
const Key = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${measures.keyGap};
    margin-top: ${space.x2};
    color: ${meaning.textQuiet};
  }
  && > li {
    display: inline-flex;
    gap: ${measures.signGap};
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

/** Only what is on this plan needs to be explained. */
const signsOf = ({ us, them, sights, movements }: Plan) => {
  const shown = { us, them, sight: sights, movement: movements };
  return (["us", "them", "sight", "movement"] as const).filter((sign) => shown[sign].length > 0);
};

export type DiagramProps = {
  readonly plan: Plan;
  /** What the plan shows, for those who don't see it: who stands where, and what follows. */
  readonly alt: string;
  readonly caption: string;
};

/** A plan of a place, what it teaches, and what its signs mean. In the column of a text, or as wide as the page. */
export const Diagram = ({ plan, alt, caption }: DiagramProps) => (
  <Frame>
    <img src={dataAddress(diagram(plan))} alt={typeset(alt)} width="960" height="480" />
    <figcaption>
      {typeset(caption)}
      <Key>
        {signsOf(plan).map((sign) => (
          <li key={sign}>
            <img src={dataAddress(diagramKey[sign])} alt="" width="18" height="18" />
            {words.diagramKey[sign]}
          </li>
        ))}
      </Key>
    </figcaption>
  </Frame>
);
