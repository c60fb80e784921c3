import { css } from "styled-components";
import { ground } from "../../design/tokens/ground.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { shopPage } from "../../design/tokens/parts/shopPage.ts";
import { below } from "../../design/tokens/screens.ts";
import { corner, leaningField } from "../../design/tokens/slope.ts";

export const othersStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.column};

  li {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border: ${stroke.hairline} solid ${meaning.line};
    background: ${meaning.surfaceRaised};
  }
  .art {
    ${ground("ice")}
    position: relative;
    isolation: isolate;
    display: grid;
    align-items: center;
    /* The padding on the right equals the lean of the field. */
    padding: 24px 25% 24px 16px;
    overflow: hidden;
    background: none;
  }
  .art::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${layer.behind};
    background: ${meaning.surface};
    ${leaningField}
  }
  .art img {
    justify-self: center;
    width: 100%;
    max-width: 300px;
  }
  .card {
    display: grid;
    gap: ${space.x3};
    align-content: center;
    padding: ${space.x5};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: clamp(1.375rem, 1.9vw, 1.75rem);
    hyphens: auto;
  }
  .price {
    font-size: ${shopPage.price};
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1;
    letter-spacing: ${tracking.figure};
  }
  .say {
    color: ${meaning.textQuiet};
  }
  .card > a {
    justify-self: start;
  }

  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    .art {
      padding: 20px 30%;
    }
    .art::before {
      clip-path: ${corner("28px")};
      transform: none;
    }
  }
`;
