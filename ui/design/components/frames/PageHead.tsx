import type { ReactNode } from "react";
import { styled } from "styled-components";
import { printHidden } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, tracking, weight } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { wrap } from "../../tokens/text.ts";
import { useDrawing } from "../media/contexts.ts";
import { emblemAddress } from "../media/drawnAddress.ts";
import { typeset } from "../text/french.ts";

const Head = styled.header`
  position: relative;
  overflow: hidden;
  padding-block: clamp(40px, 5.4vw, 80px) clamp(32px, 4vw, 56px);
`;
const Inside = styled.div`
  ${wrap}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x5} ${space.column};

  > * {
    grid-column: 1 / -1;
  }
`;
const Title = styled.h1<{ readonly $isWide: boolean }>`
  && {
    grid-column: 1 / span 10;
  }
  font-size: ${size.pageTitle};
  font-weight: ${weight.black};
  line-height: 0.94;
  letter-spacing: ${tracking.tight};
  overflow-wrap: break-word;

  ${below.phone} {
    && {
      grid-column: 1 / -1;
    }
    font-size: ${({ $isWide }) => $isWide && "min(2.25rem, 8.6vw)"};
  }
`;
const Text = styled.p`
  && {
    grid-column: 1 / span 7;
  }
  ${below.phone} {
    && {
      grid-column: 1 / -1;
    }
  }
  max-width: 29.8em;
  font-size: 1.1875rem;
  color: ${meaning.textQuiet};
`;
/** Hangs from the navigation bar and ends with the title's text, so that it never covers the content below. */
const Emblem = styled.img`
  && {
    grid-area: 1 / 1 / 3 / -1;
  }
  position: absolute;
  z-index: -1;
  right: 5%;
  bottom: 0;
  width: clamp(112px, 14vw, 200px);

  /* Phones have no room beside the sentence: it ends with the title. */
  ${below.phone} {
    && {
      grid-row: 1 / 2;
    }
    right: -12%;
  }
  ${printHidden}
  ${when.forced} {
    display: none;
  }
`;

/** Words of this length need a smaller title on the narrowest phones. */
const wideWord = 11;

type PageHeadProps = { readonly title: string; readonly text?: string | undefined; readonly children?: ReactNode };

/** The heading of a list page: its h1, a sentence, then its filters. */
export const PageHead = ({ title, text, children }: PageHeadProps) => {
  const drawing = useDrawing();
  return (
    <Head>
      <Inside>
        <Emblem {...drawing(emblemAddress("sombre"))} alt="" width="300" height="700" />
        <Title $isWide={title.split(" ").some((word) => word.length > wideWord)}>{typeset(title)}</Title>
        {text && <Text>{typeset(text)}</Text>}
        {children}
      </Inside>
    </Head>
  );
};
