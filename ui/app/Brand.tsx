import { styled } from "styled-components";
import { Link } from "../design/components/actions/Link.tsx";
import { useClub } from "../club/pages/texts.ts";
import { stack } from "../design/tokens/layout.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, size, space, tracking, weight, width } from "../design/tokens/measures.ts";
import { bar } from "../design/tokens/parts/components.ts";
import { below } from "../design/tokens/screens.ts";

const Mark = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.x3};
  min-width: 0;
  min-height: ${layout.touch};
  line-height: 1;
  text-decoration: none;

  img {
    width: ${bar.mark};
    height: ${bar.mark};
  }
  ${below.narrow} {
    img {
      width: 32px;
      height: 32px;
    }
  }
  ${below.tiny} {
    img {
      display: none;
    }
  }
`;
const Name = styled.span`
  min-width: 0;
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 1.3125rem;
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  letter-spacing: ${tracking.figure};

  ${below.phone} {
    ${stack("2px")}
    font-size: 1.25rem;
    /* A name of two words in its first part stands on two lines. */
    white-space: normal;
  }
  ${below.narrow} {
    font-size: 1.125rem;
  }
  ${below.tiny} {
    /* Ten wide letters fit beside the sign-in and the menu, also on the narrowest phone. */
    font-size: 5vw;
  }
`;
const Kind = styled.span`
  font-stretch: ${width.narrow};
  font-weight: ${weight.medium};
  letter-spacing: 0;
  color: ${meaning.textQuiet};

  ${below.phone} {
    font-size: ${size.control};
  }
`;

/** The crest and the club's name, linked to home. */
export const Brand = () => {
  const { crest, wordmark } = useClub();
  return (
    <Mark to="/">
      <img src={crest} alt="" width="40" height="40" />
      <Name>
        {wordmark.strong} <Kind>{wordmark.light}</Kind>
      </Name>
    </Mark>
  );
};
