import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { size, space, stroke, tracking, weight, width } from "../../theme/measures.ts";
import { adminPage } from "../../theme/parts/adminPage.ts";

/** Everything that somebody wrote, in the dialog. */
export const dossierLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};

  [role="status"]:empty {
    position: absolute;
  }
  dl {
    display: grid;
    grid-template-columns: ${adminPage.term} minmax(0, 1fr);
    gap: ${adminPage.termGap};
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
    max-width: ${adminPage.text};
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
