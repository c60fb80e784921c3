import { styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { shareCard } from "../../../design/tokens/parts/shareCard.ts";
import { onCard, shareCardPreview as card } from "../../../design/tokens/parts/shareCardPreview.ts";
import { skew, upright } from "../../../design/tokens/slope.ts";

export const Share = styled.section`
  ${stack(space.x3)}
  padding: ${space.x5};
  border-top: ${stroke.hairline} solid ${meaning.line};
  && > h2 {
    color: ${meaning.textQuiet};
    font-size: ${size.control};
    font-stretch: ${width.name};
  }
`;

/** A link's card on social networks: picture and text. */
export const Card = styled.div`
  border: ${stroke.hairline} solid ${meaning.lineStrong};
`;

export const Picture = styled.div`
  container-type: inline-size;
  aspect-ratio: ${card.ratio};
  overflow: hidden;
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Text = styled.div`
  ${stack(space.x1)}
  padding: ${space.x3} ${space.x4};
  overflow-wrap: anywhere;
  & > span {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
`;

/** The picture that the server draws for content without its own. */
export const Drawn = styled.div`
  position: relative;
  height: 100%;
  overflow: hidden;
  background: ${meaning.surface};
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  clip-path: ${card.window};
  img {
    position: absolute;
    top: ${card.coverY};
    left: ${card.coverX};
    width: ${card.coverWidth};
    max-width: none;
    height: auto;
  }
`;

export const Plate = styled.div`
  position: absolute;
  bottom: 0;
  left: 0;
  width: ${card.plateRight};
  padding: ${card.plateAbove} 0 ${card.plateFoot} ${card.inset};
  isolation: isolate;
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 0 -100%;
    z-index: -1;
    background: ${meaning.surface};
    transform: ${skew};
    transform-origin: right bottom;
  }
  & > * {
    max-width: ${card.column};
  }
`;

export const Category = styled.div`
  display: inline-block;
  margin: 0 0 ${card.tagAfter} ${card.tagLean};
  padding: ${card.tagInset};
  background: ${meaning.action};
  color: ${meaning.onAction};
  font-size: ${card.tagSize};
  font-weight: ${weight.semi};
  line-height: 1.2;
  transform: ${skew};
  span {
    display: block;
    transform: ${upright};
  }
`;

/** Its letters are as large as on the server's picture. */
export const Title = styled.div<{ readonly $size: number }>`
  display: -webkit-box;
  overflow: hidden;
  color: ${meaning.textStrong};
  font-size: ${({ $size }) => onCard($size)};
  font-stretch: 125%;
  font-weight: ${shareCard.faces.title.weight};
  letter-spacing: ${shareCard.title.tracking};
  line-height: ${shareCard.title.lineHeight};
  overflow-wrap: break-word;
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${shareCard.title.lines};
`;

export const Brand = styled.div`
  position: absolute;
  top: ${card.brandY};
  left: ${card.inset};
  display: flex;
  align-items: center;
  gap: ${card.brandGap};
  height: ${card.crest};
  color: ${meaning.textStrong};
  font-size: ${card.brandSize};
  font-stretch: 125%;
  font-weight: ${shareCard.faces.title.weight};
  white-space: nowrap;
  img {
    width: ${card.crest};
    height: ${card.crest};
  }
`;
