import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";

/** The first paragraph, in larger letters. */
export const Lead = styled.p`
  font-size: 1.375rem;
  line-height: 1.45;
  font-weight: ${weight.medium};
  font-stretch: ${width.eased};
  ${below.phone} {
    font-size: 1.25rem;
  }
`;

/** In place of a link or an image with an invalid address. */
export const Mistake = styled.em`
  color: ${meaning.danger};
  font-style: normal;
  font-weight: ${weight.semi};
`;

/** In place of a picture that fails to load. */
export const LostPicture = styled.span`
  display: inline-flex;
  gap: ${space.x3};
  align-items: center;
  max-width: 100%;
  padding: ${space.x3} ${space.x4};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} dashed ${meaning.lineStrong};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  line-height: 1.4;
  figure > & {
    display: flex;
    justify-content: center;
    min-height: 160px;
    border: 0;
  }
`;
