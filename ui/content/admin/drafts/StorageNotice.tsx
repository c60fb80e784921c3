import type { Store } from "effector";
import { french } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words } from "../editor/writingWords.ts";

/** Tells whether the unsaved text is stored on the device. */
export const StorageNotice = ({ isUnstored }: { readonly isUnstored: Store<boolean> }) => (
  <p role="status">{french(useUnit(isUnstored) ? words.notStored : words.stored)}</p>
);
