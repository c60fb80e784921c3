import { styled } from "styled-components";
import { Icon } from "../../design/components/media/Icon.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, stroke, weight } from "../../design/tokens/measures.ts";
import { when } from "../../design/tokens/screens.ts";
import { words } from "./words.ts";

const Frame = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.glyph};
  min-height: 52px;
  margin-top: ${space.x2};
  padding: 0 ${space.x4};
  border: ${stroke.hairline} dashed ${meaning.lineStrong};
  background: none;
  color: ${meaning.textQuiet};
  font-weight: ${weight.bold};
  cursor: not-allowed;

  ${when.onScreen} {
    .board--ink & {
      color: ${meaning.pending};
    }
  }
`;

/** The disabled order button of a product that isn't on sale yet. */
export const DisabledOrder = ({ name }: { readonly name?: string }) => (
  <Frame type="button" disabled>
    <Icon name="clock" />
    <span>
      {words.soon}
      {name !== undefined && <VisuallyHidden>{words.orderOf(name)}</VisuallyHidden>}
    </span>
  </Frame>
);
