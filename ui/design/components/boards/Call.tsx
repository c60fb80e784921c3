import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { dataAddress } from "../../drawings/dataAddress.ts";
import { acidEmblem } from "../../drawings/emblem.ts";
import { Board } from "./Board.tsx";
import type { BoardEdge } from "./boardEdges.ts";
import { callStyles } from "./Call.styles.ts";
import { useEmblem } from "../media/emblem.ts";
import { typeset, unbroken } from "../text/french.ts";

const Ground = styled(Board)`
  overflow: hidden;
`;
const Inside = styled.div`
  ${callStyles}
`;

export type CallProps = {
  readonly title: string;
  readonly text: string;
  readonly edge?: BoardEdge;
  /** One or two buttons. */
  readonly children: ReactNode;
};

/** The last section of a page, on the acid ground: title, sentence and actions. */
export const Call = ({ title, text, edge, children }: CallProps) => {
  const emblem = useEmblem();
  const name = useId();
  return (
    <Ground $ground="acid" $edge={edge} aria-labelledby={name}>
      <Inside>
        <div>
          <h2 id={name}>{typeset(title)}</h2>
          <p>{unbroken(text)}</p>
          <div>{children}</div>
        </div>
        <img src={dataAddress(acidEmblem(emblem))} alt="" width="300" height="700" loading="lazy" />
      </Inside>
    </Ground>
  );
};
