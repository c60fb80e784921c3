import { useEffect, useState } from "react";
import { styled } from "styled-components";
import type { Match } from "../../../../domain/club/matches/match.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Checkbox } from "../../../design/components/forms/Checkbox.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { useDrawn, useShownPicture } from "../../../design/components/media/contexts.ts";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { space } from "../../../design/tokens/measures.ts";
import { poster as measures, posterHeights } from "../../../design/tokens/parts/poster.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { pngAddress } from "../../../lib/pictures/canvas.ts";
import { $club } from "../../../lib/page/club.ts";
import { saveFileFx, sharePictureFx } from "../../../lib/saveFile.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useScore } from "../hidden/useScore.ts";
import { drawPoster, type PosterFormat } from "./drawPoster.ts";
import { failed, saved, words } from "./words.ts";

const Choice = styled.div`
  ${stack(space.x4)}
  /* A phone is narrower than the place of a poster of this height. */
  grid-template-columns: minmax(0, 1fr);
  img,
  p {
    justify-self: center;
    width: auto;
    max-width: 100%;
    height: min(60vh, 640px);
    background: ${meaning.surface};
  }
  p {
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 5;
  }
`;

const formats = (Object.keys(posterHeights) as PosterFormat[]).map((value) => ({ value, words: words.formats[value] }));

type Drawn = { readonly bytes: Uint8Array<ArrayBuffer>; readonly address: string };

type PosterDialogProps = {
  readonly match: Match;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLoadError: () => void;
};

/** The poster of a result, to save or to share. Without the score for a visitor who hides scores, unless they ask for it. */
export const PosterDialog = ({ match, isOpen, onClose, onLoadError }: PosterDialogProps) => {
  const { club, save, share, tell } = useUnit({
    club: $club,
    save: saveFileFx,
    share: sharePictureFx,
    tell: toastShown,
  });
  const { isHidden } = useScore(match.slug);
  const drawnIn = useDrawn();
  const logo = useShownPicture(match.opponentLogo);
  const [format, setFormat] = useState<PosterFormat>("post");
  const [choice, setChoice] = useState<boolean | null>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const hasScore = choice ?? !isHidden;
  const mark = drawnIn("");

  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    const { name, shortName, crest } = club;
    const given = { name, shortName, crest, match, format, hasScore, logo, drawn: (path: string) => mark + path };
    const draw = async () => {
      const bytes = await drawPoster(given);
      const address = await pngAddress(bytes);
      if (isWanted) setDrawn({ bytes, address });
    };
    draw().catch(() => isWanted && tell(failed));
    return () => {
      isWanted = false;
      setDrawn(null);
    };
  }, [isOpen, club, match, format, hasScore, logo, mark, tell]);

  const file = drawn && {
    name: `${words.file(match.slug, format)}.png`,
    bytes: drawn.bytes,
    type: "image/png" as const,
  };
  const takeBy = async (way: typeof share | typeof save) => {
    if (!file) return;
    try {
      if ((await way(file)) !== "shared") tell(saved);
    } catch {
      tell(failed);
    }
  };
  return (
    <Dialog
      {...{ isOpen, onClose, onLoadError }}
      title={words.title}
      isRead
      foot={
        <>
          <QuietButton disabled={!file} onClick={() => void takeBy(share)}>
            {words.share}
          </QuietButton>
          <Button size="small" disabled={!file} onClick={() => void takeBy(save)}>
            {french(words.save)}
          </Button>
        </>
      }
    >
      <Choice>
        <Select
          label={words.format}
          value={format}
          choices={formats}
          onChange={({ currentTarget: { value } }) => setFormat(value as PosterFormat)}
        />
        <Checkbox
          label={words.withScore}
          checked={hasScore}
          onChange={({ currentTarget: { checked } }) => setChoice(checked)}
        />
        {drawn ? (
          <img
            src={drawn.address}
            alt={typeset(words.preview(match.opponent))}
            width={measures.width}
            height={posterHeights[format]}
          />
        ) : (
          <p role="status">{french(words.drawing)}</p>
        )}
      </Choice>
    </Dialog>
  );
};
