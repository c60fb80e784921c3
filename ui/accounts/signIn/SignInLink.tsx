import type { ComponentType, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps, opensHere } from "../../design/components/actions/Link.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { signInAddress } from "../address.ts";
import { authPreload } from "../dialog/AuthDialogPlace.tsx";
import { authWanted } from "../dialog/wanted.ts";
import type { Intent } from "../session/storedIntent.ts";

type SignInLinkProps = {
  readonly intent: Intent;
  /** Component to show it with. Default: a plain link. */
  readonly as?: ComponentType<LinkProps>;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
};

/** Opens the sign-in dialog, then does the act. Without a script, and in another tab, it links to the sign-in page. */
export const SignInLink = ({ intent, as: Way = Link, onFollow, children }: SignInLinkProps) => {
  const want = useUnit(authWanted);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensHere(event, event.currentTarget)) return;
    event.preventDefault();
    want({ intent });
    onFollow?.();
  };
  return (
    <Way to={signInAddress(intent.path)} {...authPreload} onClick={follow}>
      {children}
    </Way>
  );
};
