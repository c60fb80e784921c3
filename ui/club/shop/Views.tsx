import type { Jersey } from "../../../domain/club/shop.ts";
import { jersey as draw, type Side } from "../../design/drawings/clothes/jersey.ts";
import { dataAddress } from "../../design/drawings/shapes.ts";
import { Choices } from "../../design/components/forms/Choices.tsx";
import { useEmblem } from "../../design/components/media/contexts.ts";
import { garmentAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { BySize } from "./BySize.tsx";
import { Back, Drawing, Front, Height, Sides, Width } from "./Views.styles.ts";
import { length } from "./format.ts";
import { words } from "./words.ts";

/** The radio buttons that turn the jersey. */
const viewField = "vue";
const views = [
  { value: "front", words: words.front, Picture: Front },
  { value: "back", words: words.back, Picture: Back },
] as const satisfies readonly { readonly value: Side; readonly words: string; readonly Picture: typeof Front }[];

const measures = [
  { of: "width", Measure: Width },
  { of: "height", Measure: Height },
] as const;

const seen = { front: words.frontSeen, back: words.backSeen } as const satisfies Record<Side, unknown>;

/** Both sides of the jersey, with the measures of the chosen size. */
export const Views = ({ jersey }: { readonly jersey: Jersey }) => {
  const emblem = useEmblem();
  return (
    <Sides>
      <Drawing>
        {views.map(({ value: side, Picture }) => (
          <Picture
            key={side}
            src={side === "front" ? dataAddress(draw(emblem, jersey.name, side)) : garmentAddress(side, jersey.name)}
            alt={typeset(seen[side](jersey.name))}
            width="860"
            height="880"
          />
        ))}
        {measures.map(({ of, Measure }) => (
          <Measure key={of}>
            <VisuallyHidden>{words[of]} </VisuallyHidden>
            <b>
              <BySize>{(size) => typeset(words.centimetres(length(jersey.measures[size][of])))}</BySize>
            </b>
          </Measure>
        ))}
      </Drawing>
      <Choices name={viewField} label={words.view} isLabelHidden choices={views} first="front" />
    </Sides>
  );
};
