import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { normalizeText } from "../../domain/shared/text.ts";
import { useDrawn } from "../design/components/media/contexts.ts";
import { memberFace } from "../design/components/media/drawnAddress.ts";
import { FacePlate } from "../design/components/media/Face.tsx";
import { VisitorFace } from "../design/components/media/VisitorFace.tsx";
import { french } from "../design/components/text/french.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space } from "../design/tokens/measures.ts";
import { when } from "../design/tokens/screens.ts";

const words = { mask: "Votre masque, tel que le site le dessine pour ce nom d'utilisateur." } as const;

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x4};

  p {
    flex: 1 1 12em;
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    line-height: 1.4;
  }
  ${when.scriptless} {
    display: none;
  }
`;

/** Milliseconds after a key, so that a word is one request. */
const pause = 120;

/** The mask that the site draws for a username, while it is typed. The server draws it. */
export const LiveMask = ({ username, children }: { readonly username: string; readonly children?: ReactNode }) => {
  const [drawn, draw] = useState(username);
  const inColours = useDrawn();
  useEffect(() => {
    const later = setTimeout(() => draw(username), pause);
    return () => clearTimeout(later);
  }, [username]);
  const address = memberFace(normalizeText(drawn));
  return (
    <Frame>
      {address ? (
        // The browser shows the last mask until the next one is loaded.
        <FacePlate $size="own" aria-hidden="true">
          <img src={inColours(address)} alt="" />
        </FacePlate>
      ) : (
        <VisitorFace size="own" />
      )}
      <p>{french(words.mask)}</p>
      {children}
    </Frame>
  );
};
