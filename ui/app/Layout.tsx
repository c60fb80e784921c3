import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { styled } from "styled-components";
import { EmblemContext } from "../kit/emblem.ts";
import { OfflineBar } from "../kit/OfflineBar.tsx";
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
  const { pathname, search } = useLocation();
  // Another page of a list is another page to whoever reads it. Another filter is not.
  const place = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const isOnTheWay = useNavigation().state !== "idle";
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);
  const shownSearch = useRef(search);

  // Only now is the server's page ours: what changes from here on can't differ from it.
  useEffect(() => arrive(), [arrive]);

  // A new page begins at its start for the keyboard and for screen readers too. So does one whose link was taken away by
  // being followed.
  useEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (shown.current !== place || (isNowhere && shownSearch.current !== search)) {
      main.current?.focus({ preventScroll: true });
    }
    shown.current = place;
    shownSearch.current = search;
  }, [place, search]);

  return (
    <EmblemContext value={club.emblem}>
      <SkipLink />
      <TopBar />
      <OfflineBar />
      <Main id="contenu" tabIndex={-1} ref={main} aria-busy={isOnTheWay || undefined}>
        <Outlet />
      </Main>
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </EmblemContext>
  );
};
