import { type MouseEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { meaning } from "../design/tokens/meaning.ts";
import { layer, space } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { ChipRow } from "./table/Chips.styles.ts";
import { words } from "./words.ts";

/** One line that scrolls, over the fields while they are scrolled. It covers the padding of the dialog's body. */
const Row = styled(ChipRow)`
  position: sticky;
  top: -20px;
  z-index: ${layer.sticky};
  flex-wrap: nowrap;
  margin: -12px -24px 0;
  padding: ${space.x2} 24px;
  overflow-x: auto;
  background: ${meaning.surfaceRaised};
  scrollbar-width: none;

  ${below.phone} {
    top: -16px;
    margin: -12px -16px 0;
    padding-inline: 16px;
  }
  ${below.low} {
    position: static;
  }
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
