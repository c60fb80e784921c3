import { styled } from "styled-components";
import { printHidden } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { size, space } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";

/** A row of selects over a list: a GET form, so that it works without a script. The selects are its direct children. */
export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.x4};
  padding-top: ${space.x4};

  > div {
    flex: 1 1 160px;
    max-width: 232px;
  }
  ${below.phone} {
    gap: ${space.x3};

    /* As wide as its longest choice, alone in its row on the narrowest phones. */
    > div {
      flex: 1 0 auto;
      width: auto;
      min-width: max(40%, 145px);
      max-width: 100%;
    }

    /* Three in one row, of the same width before their choices are loaded. */
    > div:nth-last-of-type(n + 3),
    > div:nth-last-of-type(n + 3) ~ div {
      flex-basis: 0;
      min-width: 6.5rem;

      select {
        padding: 0 30px 0 ${space.x3};
      }
      select + span {
        right: ${space.x2};
      }
    }
  }
  ${printHidden}
`;

/** The number of results, at the end of the row. */
export const FiltersCount = styled.output`
  margin-left: auto;
  min-height: 1lh;
  padding-bottom: 12px;
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  ${below.phone} {
    width: 100%;
    padding: 0;
  }
`;
