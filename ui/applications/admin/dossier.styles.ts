import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";

/** An application's answers in the dialog. */
export const dossierStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};

  [role="status"]:empty {
    position: absolute;
  }
  dl {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    gap: 6px 14px;
  }
  .fact {
    display: contents;
  }
  dt,
  .asked {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.medium};
    font-stretch: ${width.normal};
    letter-spacing: ${tracking.name};
  }
  dd {
    margin: 0;
    font-weight: ${weight.data};
    overflow-wrap: anywhere;
  }
  .answer {
    max-width: 37.8em;
    margin-top: ${adminPage.statGap};
    font-size: ${size.control};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .inside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x3};
    justify-items: start;
    padding-top: ${space.x4};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .inside > div {
    width: 100%;
  }
  .inside h3 {
    font-size: ${adminPage.heading};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
  }
  .entries {
    display: grid;
    gap: ${space.x3};
    width: 100%;
  }
  .entries li {
    padding-left: ${space.x4};
    border-left: ${stroke.strong} solid ${meaning.lineStrong};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .by {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
`;
