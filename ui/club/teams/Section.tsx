import { type ReactNode, useId } from "react";
import { Board, type BoardLook } from "../../design/components/boards/Board.tsx";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Wrap } from "../../design/components/text/Wrap.tsx";

type SectionProps = {
  readonly number: number;
  readonly ground: "ice" | "ink";
  readonly edge?: BoardLook["$edge"];
  readonly title: string;
  readonly children: ReactNode;
};

/** A numbered part of a page, on a ground of its own. */
export const Section = ({ number, ground, edge, title, children }: SectionProps) => {
  const name = useId();
  return (
    <Board $ground={ground} $edge={edge} aria-labelledby={name}>
      <Wrap>
        <SectionHeading number={number} title={typeset(title)} id={name} />
        {children}
      </Wrap>
    </Board>
  );
};
