import type { Store } from "effector";
import { french } from "../../kit/french.ts";
import { useUnit } from "../../page/useUnit.ts";
import { words } from "./writingWords.ts";

/** Whether what is written survives a closed window. */
export const KeptLine = ({ isUnkept }: { readonly isUnkept: Store<boolean> }) => (
  <p role="status">{french(useUnit(isUnkept) ? words.notKept : words.kept)}</p>
);
