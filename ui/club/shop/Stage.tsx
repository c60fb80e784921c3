import { useState } from "react";
import { firstSize, type Jersey, orderAddress, type Size, sizes } from "../../../domain/club/shop.ts";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { Choices } from "../../design/components/forms/Choices.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { BySize, sizeField } from "./BySize.tsx";
import { DisabledOrder } from "./DisabledOrder.tsx";
import { Price, Stock } from "./Offer.tsx";
import { Description, Facts, Field, Inside, Line, Name, Note, Offer, Sizes } from "./Stage.styles.ts";
import { Views } from "./Views.tsx";
import { length } from "./format.ts";
import { words } from "./words.ts";

const longestWord = 8;
const hasLongWord = (name: string) => name.split(/\s/).some((word) => word.length > longestWord);

const choices = sizes.map((size) => ({ value: size, words: size }));

/** Announces the measures of the chosen size to screen readers, which don't get the drawing. */
const SpokenMeasures = ({ size, jersey }: { readonly size: Size | null; readonly jersey: Jersey }) => {
  const measures = size && jersey.measures[size];
  return (
    <VisuallyHidden aria-live="polite">
      {measures && words.chosen(size, length(measures.width), length(measures.height))}
    </VisuallyHidden>
  );
};

/** The jersey: both sides, the chosen size, and the order link. */
export const Stage = ({ jersey }: { readonly jersey: Jersey }) => {
  const { name, description, order, facts } = jersey;
  const [size, choose] = useState<Size | null>(null);
  return (
    <Field aria-labelledby="jersey">
      <Inside>
        <Views jersey={jersey} />
        <Offer>
          <Stock isThere={order !== undefined} />
          <Name id="jersey" $isLong={hasLongWord(name)}>
            {typeset(name)}
          </Name>
          <Description>{typeset(description)}</Description>
          <Line>
            <Price of={jersey.price} />
            <p>
              {words.size}{" "}
              <b>
                <BySize>{(size) => size}</BySize>
              </b>
            </p>
          </Line>
          <Sizes>
            <Choices
              name={sizeField}
              label={words.yourSize}
              choices={choices}
              first={firstSize}
              look="boxes"
              onChoose={(value) => choose(value as Size)}
            />
          </Sizes>
          <SpokenMeasures size={size} jersey={jersey} />
          {order === undefined ? (
            <DisabledOrder />
          ) : (
            <>
              {sizes.map((size) => (
                <ButtonOut key={size} to={orderAddress(order, size)} size="wide" data-size={size}>
                  {words.orderIn} <b>{size}</b>
                </ButtonOut>
              ))}
              <Note>{typeset(words.orderNote)}</Note>
            </>
          )}
          <Facts>
            {facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{typeset(name)}</dt>
                <dd>{typeset(text)}</dd>
              </div>
            ))}
          </Facts>
        </Offer>
      </Inside>
    </Field>
  );
};
