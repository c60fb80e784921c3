import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signInAddress } from "../accounts/address.ts";
import { SignInGate } from "../accounts/signIn/SignInGate.tsx";
import { NeedsScript } from "../accounts/forms/NeedsScript.tsx";
import { $standing } from "../accounts/session/session.ts";
import { Badge } from "../design/components/surfaces/Tag.tsx";
import { french } from "../design/components/text/french.ts";
import { useOnline } from "../design/components/feedback/OfflineBar.tsx";
import { TabPanel, Tabs } from "../design/components/steps/Tabs.tsx";
import { useHasFeature } from "../lib/page/features.ts";
import { useFollowing } from "../lib/live/following.ts";
import { Head } from "../lib/page/Head.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { $isOpen, memberTurnedAway, panelLeft, panelShown } from "./access.ts";
import { type AdminTab, adminTabAddress, adminTabOf, panelId } from "./address.ts";
import { Count, LiveSign, Page, Title } from "./admin.styles.ts";
import { ApplicationsTab } from "../applications/admin/ApplicationsTab.tsx";
import { ContentTab } from "../content/admin/list/ContentTab.tsx";
import { WritingPlaces } from "../content/admin/places.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { OverviewTab } from "./overview/OverviewTab.tsx";
import { $pending } from "./overview/overview.ts";
import { Shortcuts } from "./shortcuts/Shortcuts.tsx";
import { words } from "./words.ts";

/** The key order is the order of the tabs. */
const tabs: Readonly<Record<AdminTab, () => ReactNode>> = {
  overview: OverviewTab,
  content: ContentTab,
  applications: ApplicationsTab,
};

/** Leads visitors to the sign-in page, which leads back here, and members without the right to the home page. */
const useDoor = () => {
  const { standing, isOpen, turnAway } = useUnit({ standing: $standing, isOpen: $isOpen, turnAway: memberTurnedAway });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (standing === "visitor") void navigate(signInAddress(pathname + search), { replace: true });
    else if (isOpen === false) {
      turnAway();
      void navigate("/", { replace: true });
    }
  }, [standing, isOpen, pathname, search, navigate, turnAway]);
  return isOpen === true;
};

/** Shows whether live updates arrive: not without a network. */
const Live = () => {
  const isOnline = useOnline();
  return <LiveSign $isBroken={!isOnline}>{isOnline ? words.live : words.notLive}</LiveSign>;
};

const PendingCount = () => {
  const pending = useUnit($pending);
  return pending ? (
    <Count>
      {pending}
      <span> {words.pending}</span>
    </Count>
  ) : null;
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

  const chosen = adminTabOf(search);
  const Tab = tabs[chosen];
  return (
    <>
      <Title>
        <h1>{french(words.title)}</h1>
        <Badge>{words.badge}</Badge>
        {hasLive && <Live />}
        {chosen !== "applications" && <CreateButton />}
      </Title>
      <Tabs
        label={words.sections}
        panel={panelId}
        chosen={chosen}
        tabs={(Object.keys(tabs) as AdminTab[]).map((key) => ({
          key,
          to: adminTabAddress(key),
          words: (
            <>
              {words.tabs[key]} {key === "applications" && <PendingCount />}
            </>
          ),
        }))}
      />
      <TabPanel panel={panelId} chosen={chosen}>
        <Tab />
      </TabPanel>
      <Shortcuts chosen={chosen} />
      <WritingPlaces />
    </>
  );
};

/** The staff's panel. It closes when the member loses the right. */
export const AdminPage = () => {
  const isOpen = useDoor();
  const { pathname, search } = useLocation();
  return (
    <Page>
      <Head title={words.title} description={words.description} />
      <NeedsScript />
      {isOpen ? <Panel /> : <SignInGate title={words.title} way={signInAddress(pathname + search)} words={words} />}
    </Page>
  );
};
