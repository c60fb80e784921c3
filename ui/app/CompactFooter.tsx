import { use } from "react";
import { css, styled } from "styled-components";
import { Link } from "../design/components/actions/Link.tsx";
import { printHidden, row } from "../design/tokens/layout.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, size, space, stroke } from "../design/tokens/measures.ts";
import { adminPage } from "../design/tokens/parts/adminPage.ts";
import { below } from "../design/tokens/screens.ts";
import { CalmSwitch } from "./calm/CalmSwitch.tsx";
import { isIn, isInPanel, isMenu, NavigationContext, type NavEntry, panelPath } from "./navigation.ts";
import { words } from "./words.ts";

/** Pages on which members and staff work, with all below them. */
const tools = [panelPath, "/profile", "/auth"];

/** Whether a page's footer is the compact one. Routes know no capitals. */
export const hasCompactFooter = (path: string): boolean => tools.some((to) => isIn({ to }, path.toLowerCase()));

const hidden = css`
  display: none;
`;

/** `$hasBarBelow`: on phones the panel has a bar of its own there. */
const Foot = styled.footer<{ readonly $hasBarBelow: boolean }>`
  ${row(`0 ${space.x6}`)}
  align-items: center;
  justify-content: space-between;
  min-height: ${adminPage.foot};
  padding: ${space.x2} ${space.gutter};
  border-top: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surface};
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  ${printHidden}
  nav {
    ${row(`0 ${space.x5}`)}
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${below.phone} {
    > div {
      display: none;
    }
    ${({ $hasBarBelow }) => $hasBarBelow && hidden}
  }
`;

const Ways = ({ label, to: entries }: { readonly label: string; readonly to: readonly NavEntry[] }) => (
  <nav aria-label={label}>
    {entries.map(({ to, words }) => (
      <Link key={to} to={to}>
        {words}
      </Link>
    ))}
  </nav>
);

/** The foot of tools: one line, with nothing to sign up for. */
export const CompactFooter = ({ path }: { readonly path: string }) => {
  const { bar, mentions } = use(NavigationContext);
  const pages = bar.flatMap((entry) => (isMenu(entry) ? [] : [entry]));
  return (
    <Foot $hasBarBelow={isInPanel(path)}>
      <div>
        <Ways label={words.club} to={pages} />
      </div>
      {mentions.length > 0 && <Ways label={words.mentions} to={mentions} />}
      <CalmSwitch />
    </Foot>
  );
};
