import { styled } from "styled-components";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { layout, size, space, stroke } from "../../../../design/tokens/measures.ts";
import { unfolds } from "../../../../design/tokens/unfolds.ts";
import { french } from "../../../../design/components/text/french.ts";
import { diagramHelp as words } from "./diagramHelp.ts";

const Help = styled.details`
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space.x2};
    ${unfolds}
    min-height: ${layout.touch};
    text-decoration: underline;
    cursor: pointer;
  }
  > * + * {
    margin-top: ${space.x2};
  }
  > pre {
    padding: ${space.x3} ${space.x4};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.line};
    user-select: all;
  }
`;

/** Help on diagrams below a tip's source, with an example to copy. */
export const DiagramHelp = () => (
  <Help>
    <summary>{french(words.title)}</summary>
    <p>{french(words.text)}</p>
    <ul>
      {words.signs.map(([names, explanation]) => (
        <li key={names}>
          <b>{names}</b>
          {french(` : ${explanation}`)}
        </li>
      ))}
    </ul>
    <p>{french(words.rest)}</p>
    <pre>{words.example}</pre>
  </Help>
);
