import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signInAddress } from "../accounts/address.ts";
import { SignInGate } from "../accounts/signIn/SignInGate.tsx";
import { NeedsScript } from "../accounts/forms/NeedsScript.tsx";
import { $audience } from "../accounts/session/session.ts";
import { Badge } from "../design/components/surfaces/Tag.tsx";
import { french } from "../design/components/text/french.ts";
import { useOnline } from "../design/components/feedback/OfflineBar.tsx";
import { TabPanel, Tabs } from "../design/components/steps/Tabs.tsx";
import { useHasFeature } from "../lib/page/features.ts";
import { useFollowing } from "../lib/live/following.ts";
import { Head } from "../lib/page/Head.tsx";
import { type AdminTab, useSlot } from "../lib/page/slots.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $isOpen, memberTurnedAway, panelLeft, panelShown } from "./access.ts";
import { adminTabIn, panelId } from "./address.ts";
import { adminTabAddress, overviewTab } from "./tabAddress.ts";
import { LiveSign, Page, Title } from "./admin.styles.ts";
import { WritingPlaces } from "../content/admin/places.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { OverviewTab } from "./overview/OverviewTab.tsx";
import { Shortcuts } from "./shortcuts/Shortcuts.tsx";
import { createKey } from "./shortcuts/shortcutWords.ts";
import { words } from "./words.ts";

const overview: AdminTab = {
  key: overviewTab,
  words: words.overview,
  Panel: OverviewTab,
  hints: [createKey],
  hasCreation: true,
};

/** Leads visitors to the sign-in page, which leads back here, and members without the right to the home page. */
const useRedirects = () => {
  const { audience, isOpen, turnAway } = useUnit({ audience: $audience, isOpen: $isOpen, turnAway: memberTurnedAway });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (audience === "visitor") void navigate(signInAddress(pathname + search), { replace: true });
    else if (isOpen === false) {
      turnAway();
      void navigate("/", { replace: true });
    }
  }, [audience, isOpen, pathname, search, navigate, turnAway]);
  return isOpen === true;
};

/** Shows whether live updates arrive: not without a network. */
const Live = () => {
  const isOnline = useOnline();
  return <LiveSign $isBroken={!isOnline}>{isOnline ? words.live : words.notLive}</LiveSign>;
};

const Panel = () => {
  const { search } = useLocation();
  const hasLive = useHasFeature("live");
  const { show, leave } = useUnit({ show: panelShown, leave: panelLeft });
  useEffect(() => {
    show();
    return () => void leave();
  }, [show, leave]);
  // Live updates of the lists, and of the member's own rights.
  useFollowing("role");
  useFollowing("applications");
  useFollowing("articles");
  useFollowing("tips");
  useFollowing("categories");

  const tabs = [overview, ...useSlot("adminTab")] as const;
  const chosen = adminTabIn(search, tabs);
  return (
    <>
      <Title>
        <h1>{french(words.title)}</h1>
        <Badge>{words.badge}</Badge>
        {hasLive && <Live />}
        {chosen.hasCreation && <CreateButton />}
      </Title>
      <Tabs
        label={words.sections}
        panel={panelId}
        chosen={chosen.key}
        tabs={tabs.map(({ key, words, Sign }) => ({
          key,
          to: adminTabAddress(key),
          words: (
            <>
              {words} {Sign && <Sign />}
            </>
          ),
        }))}
      />
      <TabPanel panel={panelId} chosen={chosen.key}>
        <chosen.Panel />
      </TabPanel>
      <Shortcuts tabs={tabs} chosen={chosen} />
      <WritingPlaces />
    </>
  );
};

/** The staff's panel. It closes when the member loses the right. */
export const AdminPage = () => {
  const isOpen = useRedirects();
  const { pathname, search } = useLocation();
  return (
    <Page>
      <Head title={words.title} description={words.description} />
      <NeedsScript />
      {isOpen ? <Panel /> : <SignInGate title={words.title} way={signInAddress(pathname + search)} words={words} />}
    </Page>
  );
};
