import { styled } from "styled-components";
import { french } from "../kit/french.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { type ShownToast, toastActed, toastClosed } from "../page/toasts.ts";
import { useUnit } from "../page/useUnit.ts";
import { meaning } from "../theme/meaning.ts";
import { space } from "../theme/measures.ts";

const Act = styled(QuietButton)`
  && {
    margin-block: ${space.x2} ${space.x1};
    color: ${meaning.text};
  }
`;

/** What can be done at once about what a toast says, if anything. Doing it closes the toast. */
export const ToastAct = ({ toast: { id, act } }: { readonly toast: ShownToast }) => {
  const { close, doIt } = useUnit({ close: toastClosed, doIt: toastActed });
  if (!act) return null;
  const { words, ...what } = act;
  return <Act onClick={() => (close(id), doIt(what))}>{french(words)}</Act>;
};
