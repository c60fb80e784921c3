import { keyframes, styled } from "styled-components";
import { createStore } from "effector";
import { ButtonLink } from "../design/components/actions/Button.tsx";
import { useDrawing } from "../design/components/media/contexts.ts";
import { emblemAddress } from "../design/components/media/drawnAddress.ts";
import { typeset } from "../design/components/text/french.ts";
import { TextLink } from "../design/components/actions/TextLink.tsx";
import { VisuallyHidden } from "../design/components/text/VisuallyHidden.tsx";
import { $club } from "../lib/page/club.ts";
import { $emptyLists } from "../lib/page/siteState.ts";
import { Head } from "../lib/page/Head.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { motion, size, space, tracking, weight, width } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { wrap } from "../design/tokens/text.ts";
import { words } from "./words.ts";
import type { PageHandle } from "../lib/page/handle.ts";

const Lost = styled.section`
  overflow: hidden;
  padding-block: clamp(48px, 7vw, 104px) ${space.section};

  > div {
    ${wrap}
  }
`;
/** A needle that finds its direction. */
const settle = keyframes`
  from { transform: rotate(68deg); }
  30% { transform: rotate(-22deg); }
  55% { transform: rotate(9deg); }
  78% { transform: rotate(-3deg); }
  to { transform: none; }
`;

const Figure = styled.span`
  display: flex;
  align-items: center;
  margin-left: -0.04em;
  font-size: clamp(8rem, 34vw, 32rem);
  font-weight: ${weight.black};
  line-height: 0.78;
  letter-spacing: ${tracking.huge};

  /* A fixed width, the same with every font. */
  b {
    flex: none;
    width: 0.77em;
    font-weight: inherit;
  }
  img {
    width: 0.56em;
    margin-inline: 0.06em;
    animation: ${settle} ${motion.settle};
  }
`;
const Say = styled.div`
  max-width: 26.4em;
  margin-top: clamp(28px, 4vw, 56px);
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

/** Shown at every unknown address. */
export const Component = () => {
  const { texts } = useUnit($club);
  const empty = useUnit($emptyLists);
  const drawing = useDrawing();
  return (
    <Lost>
      <Head title={words.notFoundTitle} description={texts.lost} />
      <div>
        <h1>
          <VisuallyHidden>{words.notFound}</VisuallyHidden>
          <Figure aria-hidden="true">
            <b>4</b>
            <img {...drawing(emblemAddress("404"))} alt="" width="300" height="420" />
            <b>4</b>
          </Figure>
        </h1>
        <Say>
          <Sentence>{words.notFoundFrench}</Sentence>
          <Text lang="en">{words.notFoundSentence}</Text>
          <Text>{typeset(texts.lost)}</Text>
          <Ways>
            <ButtonLink to="/">{typeset(words.backHome)}</ButtonLink>
            {!empty.includes("tips") && <TextLink to="/tips">{words.readTips}</TextLink>}
          </Ways>
        </Say>
      </div>
    </Lost>
  );
};

export const handle: PageHandle = { status: createStore(404, { serialize: "ignore" }) };
