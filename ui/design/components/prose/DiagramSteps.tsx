import { useEffect, useRef, useState } from "react";
import { css, styled } from "styled-components";
import type { DiagramStep } from "../../../../domain/content/body/diagram.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, motion, size, space, stroke, weight } from "../../tokens/measures.ts";
import { when } from "../../tokens/screens.ts";
import { Button } from "../actions/Button.tsx";
import { useDrawn } from "../media/contexts.ts";
import { diagramAddress } from "../media/drawnAddress.ts";
import { typeset } from "../text/french.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { words } from "../text/words.ts";

/** Milliseconds for which a step is shown: the time to read a sentence. */
const stepTime = 2400;

const shown = css`
  visibility: visible;
  opacity: 1;
`;

/** The pictures lie on each other, so that nothing below moves. A radio shows its own, also without a script. On paper they are all there. */
const Steps = styled.fieldset`
  display: grid;
  /* As many columns as a plan may have steps. */
  grid-template-columns: repeat(8, minmax(0, ${layout.touch})) minmax(0, 1fr);
  align-items: center;
  min-width: 0;
  > legend {
    position: absolute;
  }
  > figure {
    grid-area: 1 / 1 / 2 / -1;
    align-self: start;
    visibility: hidden;
    opacity: 0;
    transition: opacity ${motion.zoom};
    ${when.printed} {
      grid-area: auto / 1 / auto / -1;
      ${shown}
    }
  }
  > label:has(:checked) + figure {
    ${shown}
  }
  figure > p {
    padding: ${space.x4} ${space.x5};
    font-weight: ${weight.bold};
  }
  img {
    width: 100%;
  }
  > label {
    position: relative;
    left: ${space.x5};
    display: grid;
    place-items: center;
    grid-row: 2;
    height: ${layout.touch};
    font-size: ${size.small};
    font-weight: ${weight.bold};
    border: ${stroke.hairline} solid ${meaning.line};
    cursor: pointer;
    border-left-width: 0;
    ${when.printed} {
      display: none;
    }
  }
  > label:first-of-type {
    border-left-width: ${stroke.hairline};
  }
  > label:has(:checked) {
    color: ${meaning.onChosen};
    background: ${meaning.chosen};
  }
  > label > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  > label:has(:focus-visible) {
    z-index: 1;
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${stroke.strong};
  }
`;

const Play = styled.p`
  padding: ${space.x4} ${space.x5};
  ${when.scriptless} {
    display: none;
  }
  ${when.printed} {
    display: none;
  }
`;

type DiagramStepsProps = {
  readonly steps: readonly DiagramStep[];
  readonly description: string;
  /** The name of the radios, unique on the page. */
  readonly name: string;
};

/** A plan that is told step by step: a number for each, and a button that shows them one after the other. */
export const DiagramSteps = ({ steps, description, name }: DiagramStepsProps) => {
  const drawn = useDrawn();
  const radios = useRef<HTMLFieldSetElement>(null);
  /** The step that is shown while they are played. */
  const [playing, play] = useState<number | null>(null);
  const isPlaying = playing !== null;
  useEffect(() => {
    if (playing === null) return undefined;
    const radio = radios.current?.querySelectorAll("input")[playing];
    if (radio) radio.checked = true;
    const next = playing < steps.length - 1 ? playing + 1 : null;
    const timer = setTimeout(() => play(next), stepTime);
    return () => clearTimeout(timer);
  }, [playing, steps.length]);
  return (
    <>
      <Steps ref={radios} aria-describedby={`${name}-description`}>
        <VisuallyHidden as="legend">{words.steps}</VisuallyHidden>
        {steps.map(({ drawing, text }, at) => [
          <label key={`${at} number`}>
            <input
              type="radio"
              name={name}
              aria-label={typeset(words.step(at + 1, text))}
              defaultChecked={at === 0}
              onChange={() => play(null)}
            />
            <span aria-hidden="true">{at + 1}</span>
          </label>,
          <figure key={`${at} picture`}>
            <img src={drawn(diagramAddress(drawing))} alt="" width="960" height="480" loading="lazy" />
            <p>{typeset(text)}</p>
          </figure>,
        ])}
      </Steps>
      <VisuallyHidden id={`${name}-description`}>{typeset(description)}</VisuallyHidden>
      <VisuallyHidden role="status">{isPlaying && typeset(steps[playing]?.text ?? "")}</VisuallyHidden>
      <Play>
        <Button size="small" onClick={() => play(isPlaying ? null : 0)}>
          {isPlaying ? words.pause : words.play}
        </Button>
      </Play>
    </>
  );
};
