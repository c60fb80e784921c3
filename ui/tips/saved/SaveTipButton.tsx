import { styled } from "styled-components";
import type { TipId } from "../../../domain/tips/tip.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { selectedWhenForced } from "../../design/tokens/forced.ts";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { when } from "../../design/tokens/screens.ts";
import { shownValue } from "../../lib/optimistic.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $saves, saveOf, savePressed } from "./saves.ts";

const words = { save: "Garder ce tip", saved: "Gardé" } as const;

const Save = styled(QuietButton)`
  &[aria-pressed="true"] {
    background: ${meaning.mark};
    border-color: ${meaning.mark};
    color: ${meaning.onMark};

    ${selectedWhenForced}
    svg {
      fill: currentColor;
    }
  }
  ${when.scriptless} {
    display: none;
  }
  ${printHidden}
`;

/** Keeps a tip for later, or no longer. */
export const SaveTipButton = ({ to }: { readonly to: { readonly id: TipId } }) => {
  const { states, press } = useUnit({ states: $saves, press: savePressed });
  const isSaved = shownValue(saveOf(states, to.id));
  return (
    <Save aria-pressed={isSaved} onClick={() => press(to.id)}>
      <Icon name="star" />
      {isSaved ? words.saved : words.save}
    </Save>
  );
};
