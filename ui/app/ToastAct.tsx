import { css, styled } from "styled-components";
import { SignInLink } from "../accounts/signIn/SignInLink.tsx";
import { french } from "../design/components/text/french.ts";
import { QuietButton, QuietLink } from "../design/components/actions/QuietButton.tsx";
import { type ShownToast, toastActed, toastClosed } from "../lib/feedback/toasts.ts";
import { useUnit } from "../lib/useUnit.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { space } from "../design/tokens/measures.ts";

const look = css`
  && {
    margin-block: ${space.x2} ${space.x1};
    color: ${meaning.text};
  }
`;
const Act = styled(QuietButton)`
  ${look}
`;
const Way = styled(QuietLink)`
  ${look}
`;

type ToastActProps = { readonly toast: ShownToast; readonly onLeave: () => void };

/** The action of a toast, if it has one. Using it closes the toast. */
export const ToastAct = ({ toast: { id, act, link }, onLeave }: ToastActProps) => {
  const { close, doIt } = useUnit({ close: toastClosed, doIt: toastActed });
  if (link?.intent) {
    return (
      <SignInLink as={Way} intent={link.intent} onFollow={() => close(id)}>
        {french(link.words)}
      </SignInLink>
    );
  }
  if (!act) return null;
  const { words, ...what } = act;
  return <Act onClick={() => (onLeave(), close(id), doIt(what))}>{french(words)}</Act>;
};
