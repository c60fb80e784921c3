import { useId } from "react";
import { styled } from "styled-components";
import type { Diagram as DiagramProps } from "../../../../domain/content/body/diagram.ts";
import { row } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { space } from "../../tokens/measures.ts";
import { useDrawn } from "../media/contexts.ts";
import { diagramAddress, signAddress } from "../media/drawnAddress.ts";
import { typeset } from "../text/french.ts";
import { words } from "../text/words.ts";
import { DiagramSteps } from "./DiagramSteps.tsx";
import { Figure } from "./proseBoxes.styles.ts";

const measures = { sign: "18px" } as const;

/** Resets the list style of the surrounding prose. */
const Key = styled.ul`
  && {
    ${row("4px 24px")}
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

/** A plan of a map in a text, with its caption and the key of its signs. The server draws it. */
export const Diagram = ({ drawing, caption, description, steps }: DiagramProps) => {
  const drawn = useDrawn();
  const name = useId();
  const signs = `;${steps ? steps.map((step) => step.drawing).join(";") : drawing}`;
  return (
    <Figure>
      {steps ? (
        <DiagramSteps steps={steps} description={description} name={name} />
      ) : (
        <img src={drawn(diagramAddress(drawing))} alt={typeset(description)} width="960" height="480" loading="lazy" />
      )}
      <figcaption>
        {typeset(caption)}
        <Key>
          {/* The key lists only signs that this plan uses. */}
          {Object.entries(words.diagramKey)
            .filter(([sign]) => signs.includes(`;${sign},`))
            .map(([sign, meaning]) => (
              <li key={sign}>
                <img src={drawn(signAddress(sign))} alt="" width="18" height="18" loading="lazy" />
                {meaning}
              </li>
            ))}
        </Key>
      </figcaption>
    </Figure>
  );
};
