import { french } from "../../../design/components/text/french.ts";
import { diagramHelp as words } from "./diagramHelp.ts";

/** Help on diagrams below a tip's source, with an example to copy. */
export const DiagramHelp = () => (
  <details className="help">
    <summary>{french(words.title)}</summary>
    <p>{french(words.text)}</p>
    <ul>
      {words.signs.map(([names, meant]) => (
        <li key={names}>
          <b>{names}</b>
          {french(` : ${meant}`)}
        </li>
      ))}
    </ul>
    <p>{french(words.rest)}</p>
    <pre>{words.example}</pre>
  </details>
);
