import { type MouseEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { ChipRow } from "./table/Chips.styles.ts";
import { words } from "./words.ts";

/** One line, which scrolls on a phone. It goes with the form: over the fields it would cover what is typed. */
const Row = styled(ChipRow)`
  flex-wrap: nowrap;
  overflow-x: auto;
  scrollbar-width: none;

  &[hidden] {
    display: none;
  }
`;

type Anchor = { readonly id: string; readonly name: string };

/** A form higher than a screen of so many pixels has links to its parts. */
const screenHeight = 900;
const fewest = 3;

const anchorsIn = (form: HTMLElement): readonly Anchor[] => {
  if (form.scrollHeight <= screenHeight) return [];
  const outer = [...form.querySelectorAll<HTMLElement>("fieldset[id]")].filter(
    (part) => !part.parentElement?.closest("fieldset"),
  );
  const anchors = outer.map(({ id, firstElementChild }) => ({ id, name: firstElementChild?.textContent ?? "" }));
  return anchors.length < fewest ? [] : anchors;
};

/** Links to the parts of the form around it, which move the focus there. Hidden while the form fits on a screen. */
export const FormAnchors = () => {
  const row = useRef<HTMLElement>(null);
  const [anchors, find] = useState<readonly Anchor[]>([]);
  useEffect(() => {
    const form = row.current?.closest("form");
    if (!form) return undefined;
    // A part that comes or goes changes the form's height.
    const observer = new ResizeObserver(() => find(anchorsIn(form)));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const part = document.getElementById(id);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: "start" });
  };
  return (
    <Row ref={row} aria-label={words.parts} hidden={anchors.length === 0}>
      {anchors.map(({ id, name }) => (
        <a key={id} href={`#${id}`} onClick={(event) => go(event, id)}>
          {name}
        </a>
      ))}
    </Row>
  );
};
