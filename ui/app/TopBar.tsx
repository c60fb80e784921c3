import { memo, use } from "react";
import { styled } from "styled-components";
import { Link } from "../design/components/actions/Link.tsx";
import { BarMenu } from "../design/components/overlays/BarMenu.tsx";
import { Brand } from "./Brand.tsx";
import { barItem } from "../design/components/overlays/bar.styles.ts";
import { printHidden } from "../design/tokens/layout.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { layer, layout, motion, space, stroke } from "../design/tokens/measures.ts";
import { aboveLaptop, below } from "../design/tokens/screens.ts";
import { wrap } from "../design/tokens/text.ts";
import { AccountArea } from "./AccountMenu.tsx";
import { Drawer } from "./Drawer.tsx";
import { SearchButton } from "../search/dialog/SearchButton.tsx";
import { useHasFeature } from "../lib/page/features.ts";
import { currentIn, isIn, isInPanel, isMenu, NavigationContext, standsFor, useMarkedPath } from "./navigation.ts";
import { useBarsAside } from "./useBarsAside.ts";
import { words } from "./words.ts";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  background: ${meaning.surface};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  transition: transform ${motion.quick};

  ${below.phone} {
    [data-down] &:not(:has(:focus-visible)) {
      transform: translateY(-100%);
    }
  }
  ${printHidden}
`;
/** `$isWhole`: as wide as the window, as the panel below it. */
const Inside = styled.div<{ readonly $isWhole: boolean }>`
  ${wrap}
  ${({ $isWhole }) => $isWhole && `max-width: none; ${aboveLaptop} { padding-inline: ${space.x5} ${space.x6}; }`}
  display: flex;
  align-items: center;
  gap: ${space.x5};
  min-height: ${layout.barHeight};

  ${below.phone} {
    gap: ${space.x3};
  }
`;
const Navigation = styled.nav`
  margin-left: auto;

  > ul {
    display: flex;
  }
  ${below.desktop} {
    display: none;
  }
`;
const Entry = styled(Link)`
  ${barItem}
`;

const BarAt = memo(({ path }: { readonly path: string }) => {
  const { bar } = use(NavigationContext);
  const hasSearch = useHasFeature("search");
  return (
    <Bar>
      <Inside $isWhole={isInPanel(path)}>
        <Brand />
        <Navigation aria-label={words.navigation}>
          <ul>
            {bar.map((entry) => (
              <li key={entry.words}>
                {isMenu(entry) ? (
                  <BarMenu
                    words={entry.words}
                    isCurrent={standsFor(entry, path)}
                    entries={entry.entries.map((one) => ({
                      ...one,
                      isCurrent: one.to === currentIn(entry.entries, path),
                    }))}
                  />
                ) : (
                  <Entry to={entry.to} aria-current={isIn(entry, path) ? "page" : undefined}>
                    {entry.words}
                  </Entry>
                )}
              </li>
            ))}
          </ul>
        </Navigation>
        {hasSearch && <SearchButton />}
        <AccountArea />
        <Drawer path={path} />
      </Inside>
    </Bar>
  );
});

/** The navigation bar of every page. */
export const TopBar = () => {
  useBarsAside();
  return <BarAt path={useMarkedPath()} />;
};
