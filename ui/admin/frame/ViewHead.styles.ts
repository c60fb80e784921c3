import { styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { tabStyles } from "../../design/components/steps/Tabs.styles.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, tracking } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { titleText } from "../../design/tokens/text.ts";

/** The title, the views beside it, and the main act at the end of the line. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x5};
  /* As high with an act and without one. */
  min-height: 53px;
  margin-bottom: ${space.x4};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  > button {
    margin-left: auto;
    margin-bottom: ${space.x2};
  }
  /* The act stands beside the title, the views below both. */
  ${below.tablet} {
    display: grid;
    grid-template: minmax(52px, auto) auto / minmax(0, 1fr) auto;
    > nav {
      grid-area: 2 / 1 / auto / -1;
    }
    > button {
      grid-area: 1 / 2;
      margin-block: ${space.x1};
    }
  }
  /* A phone shows the act's sign alone, so that rows begin higher. */
  ${below.phone} {
    > button {
      gap: 0;
      justify-content: center;
      width: 56px;
      padding: 0;
      font-size: 0;
    }
    kbd {
      display: none;
    }
  }
`;

export const Title = styled.h2`
  && {
    ${titleText}
    font-size: 1.5rem;
    letter-spacing: ${tracking.name};
    overflow-wrap: anywhere;
    ${below.phone} {
      font-size: 1.25rem;
    }
  }
`;

/** The views under one tab. */
export const Within = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  margin-bottom: -1px;
  /* Its first word stands under the title. */
  ${below.tablet} {
    margin-inline: -14px;
  }
  /* One line that scrolls. */
  ${below.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const WithinLink = styled(Link)`
  ${tabStyles}
  font-size: ${size.small};
`;
