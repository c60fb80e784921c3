import { type FocusEvent, useId, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { Link } from "../design/components/actions/Link.tsx";
import type { Account } from "../../domain/accounts/member.ts";
import { $session, signOutRequested } from "../accounts/session/session.ts";
import { displayNameOf } from "../accounts/session/displayName.ts";
import { words } from "../accounts/words.ts";
import {
  AccountButton,
  AccountName,
  AccountPopover,
  AccountSpace,
} from "../design/components/overlays/account.styles.ts";
import { Badge } from "../design/components/surfaces/Tag.tsx";
import { ButtonLink } from "../design/components/actions/Button.tsx";
import { closeOnFocusOut, useExpanded } from "../design/components/overlays/expanded.ts";
import { lazyModule, useLazyModule } from "../design/components/lazyModule.ts";
import { memberFace } from "../design/components/media/drawnAddress.ts";
import { Face } from "../design/components/media/Face.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { memberOnly, visitorOnly } from "../lib/loading/memberOnly.ts";
import { VisuallyHidden } from "../design/components/text/VisuallyHidden.tsx";
import { focusContent } from "../lib/focusContent.ts";
import { useUnit } from "../lib/useUnit.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { space } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";

const SignIn = styled(ButtonLink)`
  && {
    flex: none;
  }
  &&[data-meanwhile] {
    ${visitorOnly}
  }
  ${below.desktop} {
    margin-left: auto;
  }
  ${below.phone} {
    padding-inline: 26px;
  }
  ${below.tiny} {
    padding-inline: 22px;
  }
`;
const SpaceMeanwhile = styled(AccountSpace)`
  && {
    ${memberOnly}
  }
`;
/** As wide as the place that was kept for it. */
const OwnSpace = styled(AccountSpace)`
  && {
    gap: ${space.x2};
    padding: 0;
  }
`;
const Mail = styled.span`
  color: ${meaning.textQuiet};
`;

const AccountMenu = ({ account }: { readonly account: Account }) => {
  const signOut = useUnit(signOutRequested);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isExpanded = useExpanded(menu);
  const close = () => menu.current?.hidePopover();
  const leave = (event: FocusEvent) => closeOnFocusOut(event, menu.current);
  const name = displayNameOf(account);
  // Signing out removes the button, which may have the focus.
  useLayoutEffect(() => {
    const button = opener.current;
    return () => void (button?.contains(document.activeElement) && focusContent());
  }, []);
  return (
    <>
      <AccountButton type="button" ref={opener} popoverTarget={id} aria-expanded={isExpanded} onBlur={leave}>
        <VisuallyHidden>{words.account}</VisuallyHidden>
        <Face
          name={account.email}
          picture={account.avatar}
          drawing={memberFace(account.username)}
          size="bar"
          hasLetter
        />
        <AccountName aria-hidden="true">{name}</AccountName>
        <Icon name="down" />
      </AccountButton>
      <AccountPopover id={id} popover="auto" ref={menu} onBlur={leave}>
        <div>
          <strong>{name}</strong>
          <Mail>{account.email}</Mail>
          {account.role && <Badge>{words.staff}</Badge>}
        </div>
        <Link to="/profile" onClick={close}>
          {words.space}
        </Link>
        {account.role && (
          <Link to="/admin" onClick={close}>
            {words.admin}
          </Link>
        )}
        <button type="button" onClick={() => (close(), signOut())}>
          {words.signOut}
        </button>
      </AccountPopover>
    </>
  );
};

const bell = lazyModule(async () => (await import("../notifications/Bell.tsx")).Bell);

const OfMember = ({ account }: { readonly account: Account }) => {
  // Without it the personal space has them all.
  const Bell = useLazyModule(bell, true, () => {});
  return (
    <OwnSpace as="div">
      {Bell && <Bell />}
      <AccountMenu account={account} />
    </OwnSpace>
  );
};

/** The sign-in link, or the member's bell and menu. */
export const AccountArea = () => {
  const session = useUnit($session);
  if (session.status === "member") return <OfMember account={session.account} />;
  const isOpen = session.status === "checking";
  return (
    <>
      {/* One link for both states: a press that starts on a removed link would be lost. */}
      <SignIn to="/auth" size="small" data-meanwhile={isOpen || undefined}>
        {words.signIn}
      </SignIn>
      {isOpen && (
        <SpaceMeanwhile aria-hidden="true">
          <Face name="" size="bar" />
        </SpaceMeanwhile>
      )}
    </>
  );
};
