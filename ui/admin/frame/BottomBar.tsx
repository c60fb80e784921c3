import { preloadProps } from "../../design/components/lazyModule.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { sideId, type TabOfView } from "../address.ts";
import { viewAddress } from "../viewAddress.ts";
import { words } from "../words.ts";
import { Bar, BarButton, BarLink, BarSign } from "./BottomBar.styles.ts";

type BottomBarProps = { readonly tabs: readonly TabOfView[]; readonly chosen: string };

/** So many tabs have a place in the bar; the others are in the sheet. */
const most = 3;

/** On phones: the first tabs within the thumb's reach, and the sheet with all. */
export const BottomBar = ({ tabs, chosen }: BottomBarProps) => {
  const first = tabs.slice(0, most);
  const isElsewhere = first.every(({ path }) => path !== chosen);
  return (
    <Bar aria-label={words.shortcuts}>
      {first.map(({ path, words: name, tab, Sign, parts }) => (
        <BarLink
          key={path}
          {...preloadProps(parts)}
          to={viewAddress(path)}
          aria-current={path === chosen ? "page" : undefined}
        >
          <Icon name={tab.icon} />
          {tab.group === "todo" ? words.groups.todo : name}
          {Sign && (
            <BarSign>
              <Sign />
            </BarSign>
          )}
        </BarLink>
      ))}
      <BarButton type="button" popoverTarget={sideId} data-current={isElsewhere || undefined}>
        <Icon name="menu" />
        {words.more}
      </BarButton>
    </Bar>
  );
};
