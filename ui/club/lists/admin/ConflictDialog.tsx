import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Sides } from "./Sides.tsx";
import { formWords as words } from "./words.ts";

/** A text that both changed. */
export type Contested = { readonly label: string; readonly mine: string; readonly theirs: string };

type ConflictProps<Item> = {
  /** What another member saved; null without a conflict. */
  readonly theirs: Item | null;
  readonly title: string;
  readonly contested: readonly Contested[];
  readonly onStay: () => void;
  readonly onMine: (theirs: Item) => void;
  readonly onTheirs: (theirs: Item) => void;
};

/** A conflict with what another member saved: both versions of the texts that differ, and the choice. */
export const ConflictDialog = <Item,>({ theirs, title, contested, onStay, onMine, onTheirs }: ConflictProps<Item>) => {
  const lost = useUnit(partLoadFailed);
  return (
    <Dialog
      isOpen={theirs !== null}
      title={french(title)}
      onClose={onStay}
      onLoadError={() => (onStay(), lost())}
      foot={
        theirs && (
          <>
            <QuietButton look="bare" onClick={() => onStay()}>
              {words.stay}
            </QuietButton>
            <QuietButton onClick={() => onTheirs(theirs)}>{french(words.takeTheirs)}</QuietButton>
            <QuietButton onClick={() => onMine(theirs)}>{words.keepMine}</QuietButton>
          </>
        )
      }
    >
      <p>{french(words.conflictText)}</p>
      {contested.map(({ label, mine, theirs: there }) => (
        <Sides
          key={label}
          title={label}
          mine={{ label: words.mine, value: mine || words.empty }}
          theirs={{ label: french(words.theirs), value: there || words.empty }}
        />
      ))}
    </Dialog>
  );
};
