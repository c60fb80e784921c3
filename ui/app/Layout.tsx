import { type ComponentType, type ReactNode, use, useMemo } from "react";
import { Outlet } from "react-router-dom";
import { styled } from "styled-components";
import type { SiteState } from "../../domain/club/pages/editPages.ts";
import { AuthDialogPlace } from "../accounts/dialog/AuthDialogPlace.tsx";
import { $mark } from "../club/pages/texts.ts";
import { MarkContext, PicturesContext } from "../design/components/media/contexts.ts";
import { OfflineBar } from "../design/components/feedback/OfflineBar.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { FeaturesContext } from "../lib/page/features.ts";
import { NavigatingContext } from "../lib/page/navigating.ts";
import { type SlotName, type SlotPiece, SlotsContext } from "../lib/page/slots.ts";
import { CompactFooter, hasCompactFooter } from "./CompactFooter.tsx";
import { Footer } from "./Footer.tsx";
import { type Navigation, NavigationContext, navigationOf, type SiteNavEntry, useMarkedPath } from "./navigation.ts";
import { useArrival } from "./arrival.ts";
import { $pictures } from "../lib/page/site.ts";
import { $siteState, isUnchanged } from "../lib/page/siteState.ts";
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

/** The page, apart from the layout: what stands around it isn't rendered when a next page is loaded. */
const Content = ({ children }: { readonly children: ReactNode }) => {
  const { isLoading } = use(NavigatingContext);
  return (
    <Main id="contenu" tabIndex={-1} aria-busy={isLoading || undefined}>
      {children}
    </Main>
  );
};

/** The foot of the page. It changes after the page, as the marks of the navigation do. */
const Foot = ({ footers }: Pick<Parts, "footers">) => {
  const path = useMarkedPath();
  if (hasCompactFooter(path)) return <CompactFooter path={path} />;
  return (
    <Footer>
      {footers.map(([name, Part]) => (
        <Part key={name} />
      ))}
    </Footer>
  );
};

/** A feature's parts around all pages and in other features' pages. */
type LayoutFeature = {
  readonly name: string;
  readonly navEntries?: readonly SiteNavEntry[];
  readonly navEntriesNow?: (site: SiteState) => readonly SiteNavEntry[] | undefined;
  readonly pieces?: readonly SlotPiece[];
  readonly footer?: ComponentType;
};

type Parts = {
  readonly names: readonly string[];
  readonly navigation: Navigation;
  readonly pieces: readonly SlotPiece[];
  readonly footers: readonly (readonly [name: string, Footer: ComponentType])[];
};

// The staff prepares what is off; members still read their own.
const staying: readonly SlotName[] = ["adminView", "memberTab"];

/**
 * The features' parts in the layout, with the staff's changes. Features that are off have their tabs alone: in the panel, and in
 * the personal space.
 */
export const layoutParts = (features: readonly LayoutFeature[], site?: SiteState): Parts => {
  const off: readonly string[] = site?.off ?? [];
  const on = features.filter(({ name }) => !off.includes(name));
  return {
    names: on.map(({ name }) => name),
    navigation: navigationOf(
      on.flatMap(({ navEntries = [], navEntriesNow }) => (site && navEntriesNow?.(site)) ?? navEntries),
    ),
    pieces: features.flatMap(({ name, pieces = [] }) =>
      off.includes(name) ? pieces.filter(({ slot }) => staying.includes(slot)) : pieces,
    ),
    footers: on.flatMap(({ name, footer }) => (footer ? [[name, footer] as const] : [])),
  };
};

type LayoutProps = {
  readonly features: readonly LayoutFeature[];
  /** The parts of a site that the staff hasn't changed: most aren't. */
  readonly all: Parts;
};

/** The frame of every page. */
export const Layout = ({ features, all }: LayoutProps) => {
  const { pictures, site, mark } = useUnit({ pictures: $pictures, site: $siteState, mark: $mark });
  const { names, navigation, pieces, footers } = useMemo(
    () => (isUnchanged(site) ? all : layoutParts(features, site)),
    [features, all, site],
  );

  useArrival();

  return (
    <FeaturesContext value={names}>
      <MarkContext value={mark}>
        <NavigationContext value={navigation}>
          <SkipLink />
          <TopBar />
          <OfflineBar />
          <PicturesContext value={pictures}>
            <Content>
              <SlotsContext value={pieces}>
                <Outlet />
              </SlotsContext>
            </Content>
          </PicturesContext>
          <Foot footers={footers} />
          <Toasts />
          <AuthDialogPlace />
        </NavigationContext>
      </MarkContext>
    </FeaturesContext>
  );
};
