import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { size, space, stroke, tracking, weight, width } from "../../theme/measures.ts";
import { adminPage } from "../../theme/parts/adminPage.ts";
import { below } from "../../theme/screens.ts";
import { stepsBack } from "../../theme/waiting.ts";

export const applicationsLook = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.x4};
    margin-bottom: ${space.x4};
  }
  .toolbar > :first-child {
    flex: 1 1 ${adminPage.search};
  }
  ${below.phone} {
    .toolbar fieldset,
    .toolbar fieldset > div {
      display: grid;
      width: 100%;
    }
    .toolbar fieldset > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .news {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x2} ${space.x4};
    margin-bottom: ${space.x3};
    color: ${meaning.pending};
    font-weight: ${weight.bold};
  }
  .list {
    border-top: ${stroke.hairline} solid ${meaning.line};
    ${stepsBack}
  }
  .list > li {
    display: grid;
    grid-template-columns: ${adminPage.rowColumns};
    gap: ${adminPage.listGap};
    align-items: center;
    min-height: ${adminPage.row};
    padding: ${adminPage.listInset};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  .list > li:hover {
    background: ${meaning.surfaceRaised};
  }
  .list > li > :first-child {
    width: ${adminPage.face};
    height: ${adminPage.face};
  }
  h3 {
    font-size: ${size.control};
    font-stretch: ${width.eased};
    font-weight: ${weight.strong};
    letter-spacing: 0;
    line-height: 1.3;
    text-wrap: initial;
    overflow-wrap: anywhere;
  }
  .role {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  .date {
    color: ${meaning.textQuiet};
    white-space: nowrap;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space.x1};
  }
  ${below.tablet} {
    .list > li {
      grid-template-columns: ${adminPage.rowColumnsTablet};
    }
    .date {
      display: none;
    }
    .acts {
      grid-column: 2 / -1;
    }
  }
`;

/** Everything that somebody wrote, in the dialog. */
export const dossierLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};

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
