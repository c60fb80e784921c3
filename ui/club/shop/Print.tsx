import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { Field } from "../../design/components/forms/Field.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, weight, width } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { viewField } from "./Views.styles.ts";
import { words } from "./words.ts";

const longestPrint = { name: 12, number: 2 } as const;

type Printed = { readonly name: string; readonly number: string };

/** What is printed between the shoulders and below, in the jersey's own measures: 860 × 880. */
const at = { middle: 430, name: 412, number: 620, letters: 64, digits: 210, wide: 330 } as const;

const Overlay = styled.svg`
  position: absolute;
  inset: 0 64px 44px 0;
  width: calc(100% - 64px);
  fill: ${meaning.onCalm};
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  text-anchor: middle;
  text-transform: uppercase;
  pointer-events: none;
  ${below.phone} {
    inset: 0 44px 36px 0;
    width: calc(100% - 44px);
  }
`;

/** The visitor's name and number on the jersey's back, where they will be. */
export const OnBack = ({ name, number }: Printed) => {
  const letters = Math.min(at.letters, at.wide / (Math.max(1, [...name].length) * 0.82));
  return (
    <Overlay viewBox="0 0 860 880" aria-hidden="true" data-view={1}>
      <text x={at.middle} y={at.name} fontSize={letters}>
        {name}
      </text>
      <text x={at.middle} y={at.number} fontSize={at.digits}>
        {number}
      </text>
    </Overlay>
  );
};

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  gap: ${space.x2} ${space.x3};
  max-width: min(420px, 88%);
  margin-top: ${space.x4};
  font-size: ${size.small};

  p {
    grid-column: 1 / -1;
    color: ${meaning.onCalm};
    font-size: ${size.tiny};
  }
  ${when.scriptless} {
    display: none;
  }
  ${when.printed} {
    display: none;
  }
`;

/** Fields for the name and the number. Typing turns the jersey round. */
export const usePrint = () => {
  const [printed, print] = useState<Printed>({ name: "", number: "" });
  const turn = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const back = currentTarget.closest("section")?.querySelector<HTMLInputElement>(`[name="${viewField}"][value="1"]`);
    if (back && !back.checked) back.click();
  };
  const fields = (
    <Frame onInput={turn}>
      <Field
        label={words.printName}
        maxLength={longestPrint.name}
        autoComplete="off"
        onInput={({ currentTarget: { value: name } }) => print((now) => ({ ...now, name }))}
      />
      <Field
        label={words.printNumber}
        maxLength={longestPrint.number}
        inputMode="numeric"
        autoComplete="off"
        value={printed.number}
        onChange={({ currentTarget: { value } }) => print((now) => ({ ...now, number: value.replace(/\D/g, "") }))}
      />
      <p>{typeset(words.printNote)}</p>
    </Frame>
  );
  return { printed, fields };
};
