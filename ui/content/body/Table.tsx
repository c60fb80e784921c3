import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Inline, Table as TableOf } from "../../../domain/content/body/content.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { words } from "./words.ts";

const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  && {
    max-width: none;
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
    font-size: ${size.body};
    line-height: 1.45;
  }
  th,
  td {
    min-width: 4em;
    max-width: 24em;
    height: 2.4em;
    padding: ${space.x2} ${space.x3};
    border: ${stroke.hairline} solid ${meaning.line};
    text-align: start;
    vertical-align: top;
  }
  thead > tr > * {
    background: ${meaning.surfaceRaised};
    font-weight: ${weight.bold};
  }
`;

type TableProps = TableOf & { readonly line: (inlines: readonly Inline[]) => ReactNode };

/** A table of a text. It scrolls inside itself when it is too wide: it is named and focusable for that. */
export const Table = ({ hasHead, rows, line }: TableProps) => {
  const [head, ...others] = rows;
  return (
    <Frame role="group" aria-label={words.table} tabIndex={0}>
      <table>
        {hasHead && head && (
          <thead>
            <tr>
              {head.map(({ inlines }, at) => {
                // An empty one names no column.
                const Cell = inlines.length > 0 ? "th" : "td";
                return (
                  <Cell key={at} {...(Cell === "th" && { scope: "col" })}>
                    {line(inlines)}
                  </Cell>
                );
              })}
            </tr>
          </thead>
        )}
        <tbody>
          {(hasHead ? others : rows).map((cells, at) => (
            <tr key={at}>
              {cells.map(({ inlines }, column) => (
                <td key={column}>{line(inlines)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
};
