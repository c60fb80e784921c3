import { useState } from "react";
import { firstSize, orderAddress } from "../../../domain/club/shop/offer.ts";
import type { Product } from "../../../domain/club/shop/product.ts";
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

/** The longest size that a sixth of the line has room for. */
const longestShortSize = 4;

type StageProps = { readonly product: Product };

/** Announces the chosen size and its measures to screen readers, which don't get the drawing. */
const SpokenMeasures = ({ at, product }: StageProps & { readonly at: number | null }) => {
  const size = at === null ? undefined : product.sizes[at];
  return (
    <VisuallyHidden aria-live="polite">
      {size &&
        (size.measures
          ? words.chosen(size.name, length(size.measures.width), length(size.measures.height))
          : words.chosenPlainly(size.name))}
    </VisuallyHidden>
  );
};

const ChoiceOfSize = ({ product }: StageProps) => {
  const { sizes } = product;
  const [at, choose] = useState<number | null>(null);
  return (
    <>
      <Sizes $isLong={sizes.some(({ name }) => name.length > longestShortSize)}>
        <Choices
          name={sizeField}
          label={words.yourSize}
          choices={sizes.map(({ name }, place) => ({ value: String(place), words: name }))}
          first={String(firstSize(sizes))}
          look="boxes"
          onChoose={(value) => choose(Number(value))}
        />
      </Sizes>
      <SpokenMeasures at={at} product={product} />
    </>
  );
};

const Order = ({ product }: StageProps) => {
  const { orderLink, sizes } = product;
  if (orderLink === null) return <DisabledOrder />;
  return (
    <>
      {sizes.length === 0 && (
        <ButtonOut to={orderAddress(orderLink)} size="wide">
          {words.order}
        </ButtonOut>
      )}
      {sizes.map(({ name }, at) => (
        <ButtonOut key={at} to={orderAddress(orderLink, name)} size="wide" data-size={at}>
          {words.orderIn} <b>{name}</b>
        </ButtonOut>
      ))}
      <Note>{typeset(words.orderNote)}</Note>
    </>
  );
};

/** The first product: its pictures, the chosen size, and the order link. */
export const Stage = ({ product }: StageProps) => {
  const { name, description, facts, sizes } = product;
  return (
    <Field aria-labelledby="product" $first={firstSize(sizes)}>
      <Inside>
        <Views product={product} />
        <Offer>
          <Stock product={product} />
          <Name id="product" $isLong={hasLongWord(name)}>
            <bdi>{typeset(name)}</bdi>
          </Name>
          <Description dir="auto">{typeset(description)}</Description>
          <Line>
            <Price of={product.cents} />
            {sizes.length > 0 && (
              <p>
                {words.size}{" "}
                <b>
                  <BySize of={sizes}>{(size) => size.name}</BySize>
                </b>
              </p>
            )}
          </Line>
          {sizes.length > 0 && <ChoiceOfSize product={product} />}
          <Order product={product} />
          <Facts>
            {facts.map((fact, at) => (
              <div key={at}>
                <dt dir="auto">{typeset(fact.name)}</dt>
                <dd dir="auto">{typeset(fact.text)}</dd>
              </div>
            ))}
          </Facts>
        </Offer>
      </Inside>
    </Field>
  );
};
