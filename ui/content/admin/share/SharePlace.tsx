import { styled } from "styled-components";
import type { EditedItem } from "../../../../domain/content/editing/contentItem.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { lazyModule, useLazyModule } from "../../../design/components/lazyModule.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { below } from "../../../design/tokens/screens.ts";
import { space } from "../../../design/tokens/measures.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $sharing, sharingClosed, sharingOpened } from "./sharing.ts";
import { words } from "./words.ts";

const dialog = lazyModule(async () => (await import("./ShareDialog.tsx")).ShareDialog);

/** On phones the room around the icon is the heading's gap, too. */
const Beside = styled.span`
  ${below.phone} {
    margin-inline: calc(-1 * ${space.x3});
  }
`;

/** The dialog about the links of a draft, inside the dialog that it is opened from. Its code is loaded at the first opening. */
export const SharePlace = () => {
  const { sharing, close, lost } = useUnit({ sharing: $sharing, close: sharingClosed, lost: partLoadFailed });
  const ShareDialog = useLazyModule(dialog, sharing !== null, () => (close(), lost()));
  return ShareDialog && <ShareDialog />;
};

/** Opens the links of a draft that is being edited. In an element of its own: buttons of a dialog's heading stand at its end. */
export const ShareButton = ({ item: { kind, id, fields } }: { readonly item: EditedItem }) => {
  const open = useUnit(sharingOpened);
  return (
    <Beside>
      <QuietButton look="bare" square aria-label={words.open} onClick={() => open({ kind, id, title: fields.title })}>
        <Icon name="share" />
      </QuietButton>
    </Beside>
  );
};
