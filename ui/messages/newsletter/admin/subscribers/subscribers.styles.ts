import { styled } from "styled-components";
import { Grid as AnyGrid } from "../../../../admin/table/Table.styles.ts";
import { stack } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";

/** Address, consent, date, state, acts. On narrow screens consent and state stand under the address. */
export const Grid = styled(AnyGrid)`
  --columns: minmax(0, 3fr) minmax(0, 3fr) 128px 124px 88px;

  ${below.tablet} {
    --columns: minmax(0, 1fr) auto auto;

    tbody > tr {
      align-content: center;
    }
    tbody th {
      grid-area: 1 / 1 / 2 / 3;
    }
    td:nth-child(2) {
      grid-area: 2 / 1;
    }
    td:nth-child(3) {
      display: none;
    }
    td:nth-child(4) {
      grid-area: 2 / 2;
    }
    td:nth-child(5) {
      grid-area: 1 / 3 / 3 / 4;
    }
  }
`;

/** The download, under the list. */
export const File = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3} ${space.x5};
  margin-top: ${space.x4};
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  > p {
    flex: 1 1 300px;
    max-width: 70ch;
  }
`;

export const Import = styled.div`
  ${stack(space.x4)}
`;

/** The chosen file, in the place of the field. */
export const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
  overflow-wrap: anywhere;
`;

/** An address of the preview. */
export const Address = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
  padding: ${space.x1} 0;
  border-top: ${stroke.hairline} solid ${meaning.line};
  font-size: ${size.small};
  overflow-wrap: anywhere;

  > span {
    color: ${meaning.textQuiet};
  }
`;

/** Where and when the consent was given. */
export const Consent = styled.fieldset`
  ${stack(space.x3)}
  margin: 0;
  padding: ${space.x4} 0 0;
  border: 0;
  border-top: ${stroke.hairline} solid ${meaning.line};

  legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: ${weight.bold};
  }
  legend + * {
    clear: both;
  }
`;
