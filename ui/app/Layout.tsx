import { type ReactNode, use, useEffect } from "react";
import { Outlet } from "react-router-dom";
import { styled } from "styled-components";
import { AuthDialogPlace } from "../accounts/dialog/AuthDialogPlace.tsx";
import { EmblemContext, PictureHostContext } from "../design/components/media/contexts.ts";
import { OfflineBar } from "../design/components/feedback/OfflineBar.tsx";
import { $club } from "../lib/page/club.ts";
import { useUnit } from "../lib/useUnit.ts";
import { FeaturesContext } from "../lib/page/features.ts";
import { NavigatingContext } from "../lib/page/navigating.ts";
import { type SlotPiece, SlotsContext } from "../lib/page/slots.ts";
import { Footer } from "./Footer.tsx";
import { type Navigation, NavigationContext } from "./navigation.ts";
import { visitorArrived } from "../lib/page/visitor.ts";
import { $pictureHost } from "../lib/page/site.ts";
import { dimWhileBusy } from "../design/tokens/busy.ts";
import { Toasts } from "./Toasts.tsx";
import { TopBar } from "./TopBar.tsx";
import { meaning } from "../design/tokens/meaning.ts";
import { layer, space, weight } from "../design/tokens/measures.ts";
import { words } from "./words.ts";

const Jump = styled.a`
  position: absolute;
  left: ${space.gutter};
  top: -80px;
  z-index: ${layer.skip};
  padding: ${space.x3} ${space.x5};
  background: ${meaning.action};
  color: ${meaning.onAction};
  font-weight: ${weight.bold};

  &:focus {
    top: ${space.x2};
  }
`;

/** The first focusable element: skips the navigation bar. */
const SkipLink = () => <Jump href="#contenu">{words.skip}</Jump>;

const Main = styled.main`
  ${dimWhileBusy}
`;

type LayoutProps = {
  readonly features: readonly string[];
  readonly navigation: Navigation;
  /** What features have in other pages. */
  readonly pieces: readonly SlotPiece[];
  /** What features have in the foot. */
  readonly foot: ReactNode;
};

/** What stands around every page. */
export const Layout = ({ features, navigation, pieces, foot }: LayoutProps) => {
  const { arrive, club, host } = useUnit({ arrive: visitorArrived, club: $club, host: $pictureHost });
  const { isLoading } = use(NavigatingContext);

  // The page is hydrated: changes from here on can't cause a mismatch. In a task of its own, after the one that ends the hydration.
  useEffect(() => {
    const task = setTimeout(arrive);
    return () => clearTimeout(task);
  }, [arrive]);

  return (
    <FeaturesContext value={features}>
      <NavigationContext value={navigation}>
        <EmblemContext value={club.emblem}>
          <SkipLink />
          <TopBar />
          <OfflineBar />
          <PictureHostContext value={host}>
            <Main id="contenu" tabIndex={-1} aria-busy={isLoading || undefined}>
              <SlotsContext value={pieces}>
                <Outlet />
              </SlotsContext>
            </Main>
          </PictureHostContext>
          <Footer>{foot}</Footer>
          <Toasts />
          <AuthDialogPlace />
        </EmblemContext>
      </NavigationContext>
    </FeaturesContext>
  );
};
