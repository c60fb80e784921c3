import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { styled } from "styled-components";
import { EmblemContext } from "../kit/emblem.ts";
import { $club } from "../page/club.ts";
import { useUnit } from "../page/useUnit.ts";
import { Footer } from "./Footer.tsx";
import { readerArrived } from "../page/reader.ts";
import { stepsBack } from "../theme/waiting.ts";
import { SkipLink } from "./SkipLink.tsx";
import { Toasts } from "./Toasts.tsx";
import { TopBar } from "./TopBar.tsx";

// It takes the focus after a navigation, for those who hear the page; nobody needs to see that.
const Main = styled.main`
  &:focus {
    outline: none;
  }
  ${stepsBack}
`;

/** What stands around every page. */
export const Layout = () => {
  const { arrive, club } = useUnit({ arrive: readerArrived, club: $club });
  const { pathname } = useLocation();
  const isOnTheWay = useNavigation().state !== "idle";
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // Only now is the server's page ours: what changes from here on can't differ from it.
  useEffect(() => arrive(), [arrive]);

  // A new page begins at its start for the keyboard and for screen readers too. Another filter of the same page does not.
  useEffect(() => {
    if (shownPath.current !== pathname) main.current?.focus({ preventScroll: true });
    shownPath.current = pathname;
  }, [pathname]);

  return (
    <EmblemContext value={club.emblem}>
      <SkipLink />
      <TopBar />
      <Main id="contenu" tabIndex={-1} ref={main} aria-busy={isOnTheWay || undefined}>
        <Outlet />
      </Main>
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </EmblemContext>
  );
};
