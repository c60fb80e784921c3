import { useId } from "react";
import { styled } from "styled-components";
import type { EditedItem } from "../../../../domain/content/editing/contentItem.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { french } from "../../../design/components/text/french.ts";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, weight } from "../../../design/tokens/measures.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { isInFlight } from "../list/acts.ts";
import { $inFlight, highlightPressed } from "./highlights.ts";
import { words } from "./words.ts";

const Group = styled.div`
  ${stack(space.x2)}

  > strong {
    font-weight: ${weight.strong};
  }
  > p {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  > div {
    ${row(space.x3)}
  }
`;

/** Whether the open item leads home or stays first in its list. Each press is sent by itself: it is no part of what is saved. */
export const HighlightFields = ({ item }: { readonly item: EditedItem }) => {
  const { inFlight, press } = useUnit({ inFlight: $inFlight, press: highlightPressed });
  const name = useId();
  const { kind, id, isPublished, isFeatured, isPinned } = item;
  const busy = isInFlight(inFlight, item);
  return (
    <Group role="group" aria-labelledby={name}>
      <strong id={name}>{french(words.legend)}</strong>
      {isPublished && (
        <div>
          <QuietButton busy={busy} onClick={() => press({ kind, id, highlight: "featured", isWanted: !isFeatured })}>
            {french(isFeatured ? words.unfeature : words.feature)}
          </QuietButton>
          <QuietButton busy={busy} onClick={() => press({ kind, id, highlight: "pinned", isWanted: !isPinned })}>
            {french(isPinned ? words.unpin : words.pin)}
          </QuietButton>
        </div>
      )}
      <p>{french(isPublished ? words.hint[kind] : words.afterPublication)}</p>
    </Group>
  );
};
