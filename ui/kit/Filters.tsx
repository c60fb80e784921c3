import { styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space } from "../theme/measures.ts";
import { filters } from "../theme/parts/surfaces.ts";
import { below, when } from "../theme/screens.ts";

/** A row of selects over a list: a GET form, so that it works without a script. Its selects are its direct children. */
export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.x4};
  padding-top: ${space.x4};

  > div {
    width: ${filters.field};
  }
  ${below.phone} {
    gap: ${space.x3};

    > div {
      flex: 1 1 40%;
      width: auto;
    }
  }
  ${when.printed} {
    display: none;
  }
`;

/** How many there are, at the end of the row. */
export const FiltersCount = styled.output`
  margin-left: auto;
  min-height: 1lh;
  padding-bottom: ${filters.countInset};
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  ${below.phone} {
    width: 100%;
    padding: 0;
  }
`;
