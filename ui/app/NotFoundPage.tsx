import { styled } from "styled-components";
import { dataAddress } from "../art/dataAddress.ts";
import { lostEmblem } from "../art/emblem.ts";
import { ButtonLink } from "../kit/ButtonLink.tsx";
import { typeset } from "../kit/french.ts";
import { TextLink } from "../kit/TextLink.tsx";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";
import { $club } from "../page/club.ts";
import { Head } from "../page/Head.tsx";
import { useUnit } from "../page/useUnit.ts";
import { meaning } from "../theme/meaning.ts";
import { size, space, tracking, weight, width } from "../theme/measures.ts";
import { lost as measures } from "../theme/parts/shell.ts";
import { below } from "../theme/screens.ts";
import { wrap } from "../theme/text.ts";
import { words } from "./words.ts";

const Lost = styled.section`
  overflow: hidden;
  padding-block: ${measures.above} ${space.section};

  > div {
    ${wrap}
  }
`;
const Figure = styled.span`
  display: flex;
  align-items: center;
  margin-left: ${measures.pull};
  font-size: ${measures.figure};
  font-weight: ${weight.black};
  line-height: 0.78;
  letter-spacing: ${tracking.huge};

  /* As wide as in Archivo, whichever font is there. */
  b {
    flex: none;
    width: ${measures.digit};
    font-weight: inherit;
  }
  img {
    width: ${measures.emblem};
    margin-inline: ${measures.emblemGap};
  }
`;
const Say = styled.div`
  max-width: ${measures.text};
  margin-top: ${measures.beforeText};
`;
const Sentence = styled.p`
  margin-bottom: ${space.x2};
  font-size: ${size.title3};
  font-weight: ${weight.name};
  font-stretch: ${width.name};
`;
const Text = styled.p`
  color: ${meaning.textQuiet};

  & + & {
    margin-top: ${space.x2};
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x5};
  margin-top: ${space.x6};

  ${below.phone} {
    > :first-child {
      width: 100%;
      justify-content: center;
    }
  }
`;

/** Stands at every address that leads nowhere. */
export const NotFoundPage = () => {
  const { emblem, texts } = useUnit($club);
  return (
    <Lost>
      <Head title={words.notFoundTitle} description={texts.lost} />
      <div>
        <h1>
          <VisuallyHidden>{words.notFound}</VisuallyHidden>
          <Figure aria-hidden="true">
            <b>4</b>
            <img src={dataAddress(lostEmblem(emblem))} alt="" width="300" height="420" />
            <b>4</b>
          </Figure>
        </h1>
        <Say>
          <Sentence>{words.notFoundFrench}</Sentence>
          <Text lang="en">{words.notFoundSentence}</Text>
          <Text>{typeset(texts.lost)}</Text>
          <Ways>
            <ButtonLink to="/">{typeset(words.backHome)}</ButtonLink>
            <TextLink to="/tips">{words.readTips}</TextLink>
          </Ways>
        </Say>
      </div>
    </Lost>
  );
};
