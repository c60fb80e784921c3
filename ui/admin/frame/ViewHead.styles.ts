import { styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { tabStyles } from "../../design/components/steps/Tabs.styles.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, tracking } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { titleText } from "../../design/tokens/text.ts";

/** The title, the views beside it, and the main act at the end of the line. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x5};
  min-height: ${layout.touch};
  margin-bottom: ${space.x4};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  > button {
    margin-left: auto;
    margin-bottom: ${space.x2};
  }
  ${below.phone} {
    padding-bottom: ${space.x3};
    > button {
      justify-content: center;
      width: 100%;
      margin: ${space.x2} 0 0;
    }
  }
`;

export const Title = styled.h2`
  && {
    ${titleText}
    font-size: 1.5rem;
    letter-spacing: ${tracking.name};
    overflow-wrap: anywhere;
  }
`;

/** The views under one tab. */
export const Within = styled.nav`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: -1px;
  /* One line that scrolls, with its first word under the title. */
  ${below.phone} {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    margin-inline: -14px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const WithinLink = styled(Link)`
  ${tabStyles}
  font-size: ${size.small};
`;
