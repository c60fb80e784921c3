import { type MouseEvent, type RefObject, use, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { Link } from "../design/components/actions/Link.tsx";
import { $session } from "../accounts/session/session.ts";
import { words as accountWords } from "../accounts/words.ts";
import { Brand } from "./Brand.tsx";
import { ButtonLink } from "../design/components/actions/Button.tsx";
import {
  End,
  Heading,
  Inside,
  Opener,
  Places,
  Search,
  Sheet,
  Top,
} from "../design/components/overlays/drawer.styles.ts";
import { Icon } from "../design/components/media/Icon.tsx";
import { memberOnly, visitorOnly } from "../lib/loading/memberOnly.ts";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { useHasFeature } from "../lib/page/features.ts";
import { useUnit } from "../lib/useUnit.ts";
import { searchPath } from "../search/address.ts";
import { buttonWords as searchWords } from "../search/dialog/buttonWords.ts";
import { currentIn, NavigationContext } from "./navigation.ts";
import { words } from "./words.ts";

const ForVisitors = styled.div<{ readonly $meanwhile: boolean }>`
  ${({ $meanwhile }) => $meanwhile && visitorOnly}
`;
const ForMembers = styled.div<{ readonly $meanwhile: boolean }>`
  ${({ $meanwhile }) => $meanwhile && memberOnly}
`;

const WayIn = () => {
  const { status } = useUnit($session);
  const isOpen = status === "checking";
  return (
    <End>
      {status !== "member" && (
        <ForVisitors $meanwhile={isOpen}>
          <ButtonLink to="/auth" size="wide">
            {accountWords.signIn}
            <Icon name="arrow" />
          </ButtonLink>
        </ForVisitors>
      )}
      {status !== "visitor" && (
        <ForMembers $meanwhile={isOpen}>
          <ButtonLink to="/profile" size="wide">
            {accountWords.space}
            <Icon name="arrow" />
          </ButtonLink>
        </ForMembers>
      )}
    </End>
  );
};

/** Closes the drawer with the page under it. Apart, because the drawer is rendered again after the next page is shown. */
const ClosedByLeaving = ({ sheet }: { readonly sheet: RefObject<HTMLDialogElement | null> }) => {
  const { pathname } = useLocation();
  const shownFor = useRef(pathname);
  useLayoutEffect(() => {
    if (shownFor.current !== pathname) sheet.current?.close();
    shownFor.current = pathname;
  }, [pathname, sheet]);
  return null;
};

const knowsNoCommands = () => !("commandForElement" in HTMLButtonElement.prototype);

/** Links to every page, for screens whose bar is too narrow for them. `path`: of the page that is marked. */
export const Drawer = ({ path }: { readonly path: string }) => {
  const { drawer } = use(NavigationContext);
  const hasSearch = useHasFeature("search");
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();

  // For browsers without the buttons' `command`, which opens and closes the dialog natively.
  const openByHand = () => knowsNoCommands() && sheet.current?.showModal();
  const closeByHand = () => knowsNoCommands() && close();
  const press = ({ target }: MouseEvent<HTMLDialogElement>) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (isLink || target === sheet.current) close();
  };

  // Focuses the close button. React handles `autoFocus` by calling `focus()`, before the dialog is open.
  useEffect(() => sheet.current?.querySelector("button")?.setAttribute("autofocus", ""), []);

  return (
    <>
      <Opener type="button" aria-label={words.openMenu} command="show-modal" commandfor={id} onClick={openByHand}>
        <Icon name="menu" />
      </Opener>
      <Sheet id={id} aria-label={words.menu} closedby="any" ref={sheet} onClick={press}>
        <Inside>
          <Top>
            <Brand />
            <QuietButton square aria-label={words.closeMenu} command="close" commandfor={id} onClick={closeByHand}>
              <Icon name="close" />
            </QuietButton>
          </Top>
          <nav aria-label={words.navigation}>
            {hasSearch && (
              <Search>
                <li>
                  <Link to={searchPath} aria-current={path === searchPath ? "page" : undefined}>
                    {searchWords.link}
                    <Icon name="search" />
                  </Link>
                </li>
              </Search>
            )}
            {drawer.map((part) => (
              <div key={part.words}>
                {part.words && <Heading>{part.words}</Heading>}
                <Places>
                  {part.entries.map((entry) => (
                    <li key={entry.to}>
                      <Link
                        to={entry.to}
                        aria-current={entry.to === currentIn(part.entries, path) ? "page" : undefined}
                      >
                        {entry.words}
                      </Link>
                    </li>
                  ))}
                </Places>
              </div>
            ))}
          </nav>
          <WayIn />
        </Inside>
      </Sheet>
      <ClosedByLeaving sheet={sheet} />
    </>
  );
};
