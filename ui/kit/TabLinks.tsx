import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { tabLook, tabRow } from "./tabsLook.ts";

const Row = styled.nav`
  ${tabRow}
`;
const Entry = styled(Link)`
  ${tabLook}
`;

export type TabLinksProps = {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly words: ReactNode; readonly isCurrent: boolean }[];
};

/** Pages that look like tabs. */
export const TabLinks = ({ label, links }: TabLinksProps) => (
  <Row aria-label={label}>
    {links.map(({ to, words, isCurrent }) => (
      <Entry key={to} to={to} aria-current={isCurrent ? "page" : undefined}>
        {words}
      </Entry>
    ))}
  </Row>
);
