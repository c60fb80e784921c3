import { Fragment, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { Badge } from "../../design/components/surfaces/Tag.tsx";
import { useOnline } from "../../design/components/feedback/OfflineBar.tsx";
import { preloadProps } from "../../design/components/lazyModule.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { closeOnFocusOut } from "../../design/components/overlays/expanded.ts";
import { french } from "../../design/components/text/french.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { type AdminView, viewGroups } from "../../lib/page/slots.ts";
import { panelId, sideId, tabId, type TabOfView } from "../address.ts";
import { DensityChoice } from "../density/DensityChoice.tsx";
import { PaletteButton } from "../palette/PaletteButton.tsx";
import { viewAddress } from "../viewAddress.ts";
import { words } from "../words.ts";
import { Column, Foot, Group, LiveSign, Name, Side, Tab, TabPlace, Tabs, TabSign, TabWords } from "./frame.styles.ts";

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys move between the tabs. Links don't react to the space key; tabs must. */
const moveBetween = (event: KeyboardEvent<HTMLElement>): void => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = all.findIndex((tab) => tab === document.activeElement);
  const next = steps[event.key]?.(at, all.length);
  if (at < 0 || (next === undefined && event.key !== " ")) return;
  event.preventDefault();
  if (next === undefined) all[at]?.click();
  else all[next]?.focus();
};

/** Shows whether live updates arrive: not without a network. */
const Live = () => {
  const isOnline = useOnline();
  return <LiveSign $isBroken={!isOnline}>{isOnline ? words.live : words.notLive}</LiveSign>;
};

const OneTab = ({ view, isChosen }: { readonly view: TabOfView; readonly isChosen: boolean }) => {
  const { path, words, tab, Sign, parts } = view;
  const id = tabId(path);
  return (
    <TabPlace role="presentation">
      <Tab
        {...preloadProps(parts)}
        id={id}
        to={viewAddress(path)}
        role="tab"
        title={words}
        aria-selected={isChosen}
        aria-controls={panelId}
        aria-describedby={Sign && `${id}-sign`}
        tabIndex={isChosen ? undefined : -1}
      >
        <Icon name={tab.icon} />
        <TabWords>{words}</TabWords>
      </Tab>
      {Sign && (
        <TabSign id={`${id}-sign`}>
          <Sign />
        </TabSign>
      )}
    </TabPlace>
  );
};

type SidebarProps = {
  readonly views: readonly AdminView[];
  readonly tabs: readonly TabOfView[];
  readonly chosen: string;
};

/** The panel's name and its tabs: a column beside the view; on phones a sheet that the bar at the bottom opens. */
export const Sidebar = ({ views, tabs, chosen }: SidebarProps) => {
  const hasLive = useHasFeature("live");
  const side = useRef<HTMLDivElement>(null);
  const close = ({ target }: MouseEvent) => {
    const isOpen = side.current?.matches(":popover-open");
    if (isOpen && target instanceof Element && target.closest("a")) side.current?.hidePopover();
  };
  return (
    <Column>
      <Name>
        <h1>{french(words.title)}</h1>
        <Badge>{words.badge}</Badge>
      </Name>
      <PaletteButton views={views} tabs={tabs} />
      <Side
        id={sideId}
        popover="auto"
        ref={side}
        onClick={close}
        onBlur={(event) => closeOnFocusOut(event, side.current)}
      >
        <Tabs role="tablist" aria-label={words.sections} aria-orientation="vertical" onKeyDown={moveBetween}>
          {viewGroups.map((group) => {
            const own = tabs.filter(({ tab }) => tab.group === group);
            if (own.length === 0) return null;
            return (
              <Fragment key={group}>
                <Group>{words.groups[group]}</Group>
                {own.map((view) => (
                  <OneTab key={view.path} view={view} isChosen={view.path === chosen} />
                ))}
              </Fragment>
            );
          })}
        </Tabs>
        <Foot>
          <DensityChoice />
          {hasLive && <Live />}
        </Foot>
      </Side>
    </Column>
  );
};
