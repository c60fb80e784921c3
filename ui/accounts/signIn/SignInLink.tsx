import type { ComponentType, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { useUnit } from "../../lib/useUnit.ts";
import { signInAddress } from "../address.ts";
import { warmingAuth } from "../dialog/AuthDialogPlace.tsx";
import { authWanted } from "../dialog/wanted.ts";
import type { Intent } from "../session/keptIntent.ts";

type SignInLinkProps = {
  readonly intent: Intent;
  /** What it looks like, when not like a link. */
  readonly as?: ComponentType<LinkProps>;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
};

const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/**
 * Where something needs a member: opens the dialog, after which that is done. Without a script, and in another tab, it is a link
 * to the page.
 */
export const SignInLink = ({ intent, as: Way = Link, onFollow, children }: SignInLinkProps) => {
  const want = useUnit(authWanted);
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    want({ intent });
    onFollow?.();
  };
  return (
    <Way to={signInAddress(intent.path)} {...warmingAuth} onClick={follow}>
      {children}
    </Way>
  );
};
