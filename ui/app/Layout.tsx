import { useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { styled } from "styled-components";
import { AuthDialogPlace } from "../accounts/dialog/AuthDialogPlace.tsx";
import { EmblemContext } from "../design/components/media/emblem.ts";
import { PictureHostContext } from "../design/components/media/ownPictures.ts";
import { OfflineBar } from "../design/components/feedback/OfflineBar.tsx";
import { $club } from "../lib/page/club.ts";
import { useUnit } from "../lib/useUnit.ts";
import { Footer } from "./Footer.tsx";
import { readerArrived } from "../lib/page/reader.ts";
import { $pictureHost } from "../lib/page/site.ts";
import { dimWhileBusy } from "../design/tokens/busy.ts";
import { SkipLink } from "./SkipLink.tsx";
import { Toasts } from "./Toasts.tsx";
import { TopBar } from "./TopBar.tsx";

const Main = styled.main`
  ${dimWhileBusy}
`;

/** The frame of every page. */
export const Layout = () => {
  const { arrive, club, host } = useUnit({ arrive: readerArrived, club: $club, host: $pictureHost });
  const isOnTheWay = useNavigation().state !== "idle";

  // The page is hydrated: changes from here on can't cause a mismatch.
  useEffect(() => arrive(), [arrive]);

  return (
    <EmblemContext value={club.emblem}>
      <SkipLink />
      <TopBar />
      <OfflineBar />
      <PictureHostContext value={host}>
        <Main id="contenu" tabIndex={-1} aria-busy={isOnTheWay || undefined}>
          <Outlet />
        </Main>
      </PictureHostContext>
      <Footer />
      <Toasts />
      <AuthDialogPlace />
      <ScrollRestoration />
    </EmblemContext>
  );
};
