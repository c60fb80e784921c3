import { type ReactNode, useId } from "react";
import { Board, type BoardLook } from "../design/components/boards/Board.tsx";
import { SectionHeading } from "../design/components/boards/SectionHeading.tsx";
import { Wrap } from "../design/components/text/Wrap.tsx";

/** The place of a section on its page. */
export type PartPosition = { readonly number: number; readonly edge?: BoardLook["$edge"] };

type PartProps = PartPosition & {
  readonly title: string;
  readonly ground?: BoardLook["$ground"];
  /** Shown at the end of the title's line. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** A numbered section of a page, labelled by its title. */
export const Part = ({ number, title, ground, edge, more, children }: PartProps) => {
  const name = useId();
  return (
    <Board $ground={ground} $edge={edge} aria-labelledby={name}>
      <Wrap>
        <SectionHeading number={number} title={title} id={name} more={more} />
        {children}
      </Wrap>
    </Board>
  );
};
