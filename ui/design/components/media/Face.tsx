import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { weight, width } from "../../tokens/measures.ts";
import { face } from "../../tokens/parts/components.ts";
import { parallelogram } from "../../tokens/slope.ts";
import { useDrawn } from "./contexts.ts";
import { CutImage } from "./Cut.tsx";
import { useImageError } from "./imageError.ts";

export type FaceSize = "bar" | "normal" | "comment" | "staff" | "own";

/** The plate of a face. What is in it lies upon each other. */
export const FacePlate = styled.span<{ readonly $size: FaceSize }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => face[$size]};
  height: ${({ $size }) => face[$size]};
  background: ${meaning.stage};
  color: ${meaning.onCalm};
  clip-path: ${parallelogram("9px")};
  /* The size of the letter within the plate. */
  font-size: calc(${({ $size }) => face[$size]} * 0.5);
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  line-height: 1;

  > * {
    grid-area: 1 / 1;
  }
  img {
    width: 100%;
    height: 100%;
    background: inherit;
    object-fit: cover;
  }
`;

export type FaceProps = {
  /** Shown as its first letter when no picture and no drawing loads. An empty name gives an empty plate. */
  readonly name: string;
  readonly picture?: string | null | undefined;
  /** The address of a drawn face (`drawnAddress.ts`), used without a picture. */
  readonly drawing?: string | undefined;
  readonly size?: FaceSize;
  /** The letter is there too, under the picture, until that is loaded. */
  readonly hasLetter?: boolean;
};

const firstOf = (name: string) => ([...name.trim()][0] ?? "").toLocaleUpperCase("fr");

/** Decoration: the name is beside it, or names the button around it. */
export const Face = ({ name, picture, drawing: plain, size = "normal", hasLetter }: FaceProps) => {
  const inColours = useDrawn();
  const drawing = plain && inColours(plain);
  const own = useImageError(picture);
  const drawn = useImageError(drawing);
  const [address, { hasFailed, ties }] = picture && !own.hasFailed ? [picture, own] : [drawing, drawn];
  const isShown = address && !hasFailed;
  return (
    <FacePlate $size={size} aria-hidden="true">
      {(hasLetter || !isShown) && <span>{firstOf(name)}</span>}
      {isShown && (
        <CutImage
          key={address}
          {...ties}
          of={address}
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )}
    </FacePlate>
  );
};
