import { css, styled } from "styled-components";
import { mostOfProduct } from "../../../domain/club/shop/offer.ts";
import { declarationsOf } from "../../design/tokens/ground.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";

/** A part of the field behind the jersey. */
export const field = css`
  content: "";
  position: absolute;
  z-index: ${layer.behind};
  background: ${meaning.stage};
`;

/** The name of the radio buttons of the views. Their values are the places of the views. */
export const viewField = "vue";

/** A view of the product: a side of its drawing, or a picture. */
export const Picture = styled.img`
  &[data-view] {
    aspect-ratio: 860 / 880;
    object-fit: contain;
  }
  @supports not selector(:has(a)) {
    &:not([data-view="0"]) {
      display: none;
    }
  }
`;

const chosenView = Array.from(
  { length: mostOfProduct.pictures },
  (_, at) =>
    `&:has([name="${viewField}"][value="${at}"]:checked) [data-view]:not([data-view="${at}"]) { display: none; }`,
);

const line = `linear-gradient(${meaning.stageLine}, ${meaning.stageLine}) center`;

/** A line with a length on it, as on a tailor's drawing. */
const measure = css`
  position: absolute;
  display: grid;
  place-items: center;
  color: ${meaning.onCalm};
  font-size: ${size.small};
  font-weight: ${weight.data};
  font-stretch: ${width.tag};
  white-space: nowrap;
  b {
    background: ${meaning.stage};
  }
`;

export const Width = styled.p`
  ${measure}
  /* From where to where a jersey is wide, in its drawing: without its sleeves. */
  left: 20%;
  right: calc(20% + 64px);
  bottom: 0;
  height: 28px;
  background: ${line} / 100% ${stroke.firm} no-repeat;
  border-inline: ${stroke.firm} solid ${meaning.stageLine};
  b {
    padding: 2px 10px;
  }
  ${below.tablet} {
    right: calc(20% + 44px);
  }
`;

export const Height = styled.p`
  ${measure}
  right: 0;
  top: 1%;
  bottom: 52px;
  width: 56px;
  background: ${line} / ${stroke.firm} 100% no-repeat;
  b {
    text-align: center;
    white-space: normal;
    padding: 6px 0;
  }
  &::before,
  &::after {
    content: "";
    position: absolute;
    left: 16px;
    width: 24px;
    height: ${stroke.firm};
    background: ${meaning.stageLine};
  }
  &::before {
    top: 0;
  }
  &::after {
    bottom: 0;
  }
  ${below.tablet} {
    width: 44px;
    &::before,
    &::after {
      left: 10px;
    }
  }
`;

/** The drawing, with its measures beside and below it. */
export const Drawing = styled.div<{ readonly $isMeasured: boolean }>`
  position: relative;
  width: min(100%, 596px);
  && {
    ${({ $isMeasured }) => !$isMeasured && "padding: 0;"}
  }
  padding: 0 64px 44px 0;
  img {
    width: 100%;
  }
  ${below.desktop} {
    max-width: 430px;
  }
  ${below.laptop} {
    max-width: 390px;
  }
  ${below.tablet} {
    max-width: 560px;
    padding: 0 44px 36px 0;
  }
`;

const stepCut = "52px";
const stepAt = "60%";

/** Above the words, the field ends in a step. */
const onPhones = css`
  isolation: isolate;
  &::before {
    ${field}
    /* The end of the field above the text. */
    inset: calc(${space.x5} * -1) calc(${space.gutter} * -1) calc(72px * -1);
    clip-path: polygon(
      0 0,
      100% 0,
      100% calc(100% - ${stepCut}),
      ${stepAt} calc(100% - ${stepCut}),
      calc(${stepAt} - 17px) 100%,
      0 100%
    );
  }
  & > fieldset {
    margin-top: ${space.x4};
  }
`;

/** The jersey on its field, one side at a time, without a script too. */
export const Sides = styled.div`
  ${when.onScreen} {
    ${declarationsOf("ink")}
  }
  position: relative;
  color: ${meaning.onCalm};
  & > fieldset {
    margin-top: ${space.x5};
  }
  && > fieldset label {
    min-width: 96px;
    min-height: 48px;
    border-color: ${meaning.stageLine};
    font-size: ${size.body};
    font-weight: ${weight.bold};
  }
  ${chosenView}
  ${below.phone} {
    ${onPhones}
  }
`;
