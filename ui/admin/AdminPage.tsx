import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { signInAddress } from "../accounts/address.ts";
import { SignInGate } from "../accounts/SignInGate.tsx";
import { NeedsScript } from "../accounts/NeedsScript.tsx";
import { $standing } from "../accounts/session.ts";
import { Badge } from "../kit/Badge.tsx";
import { french } from "../kit/french.ts";
import { useOnline } from "../kit/online.ts";
import { TabPanel } from "../kit/TabPanel.tsx";
import { Tabs } from "../kit/Tabs.tsx";
import { useFollowing } from "../live/useFollowing.ts";
import { Head } from "../page/Head.tsx";
import { useUnit } from "../page/useUnit.ts";
import { $isOpen, memberTurnedAway, panelLeft, panelShown } from "./access.ts";
import { type AdminTab, adminTabAddress, adminTabOf, panelId } from "./address.ts";
import { adminLook } from "./adminLook.ts";
import { ApplicationsTab } from "./applications/ApplicationsTab.tsx";
import { ContentTab } from "./content/ContentTab.tsx";
import { WritingPlaces } from "./content/places.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { OverviewTab } from "./overview/OverviewTab.tsx";
import { $pending } from "./overview/overview.ts";
import { Shortcuts } from "./Shortcuts.tsx";
import { words } from "./words.ts";

const Page = styled.div`
  ${adminLook}
`;
/** In the order in which they stand. */
const tabs: Readonly<Record<AdminTab, () => ReactNode>> = {
  overview: OverviewTab,
  content: ContentTab,
  applications: ApplicationsTab,
};

/** Visitors sign in first and come back, members are led away. */
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

/** Whether what others change is heard of: not without a network. */
const Live = () => {
  const isOnline = useOnline();
  return <span className={isOnline ? "live" : "live broken"}>{isOnline ? words.live : words.notLive}</span>;
};

const PendingCount = () => {
  const pending = useUnit($pending);
  return pending ? (
    <span className="count">
      {pending}
      <span> {words.pending}</span>
    </span>
  ) : null;
};

const Panel = () => {
  const { search } = useLocation();
  const { show, leave } = useUnit({ show: panelShown, leave: panelLeft });
  useEffect(() => {
    show();
    return () => void leave();
  }, [show, leave]);
  // What others change is heard of, and a role that is taken away.
  useFollowing("role");
  useFollowing("applications");
  useFollowing("articles");
  useFollowing("tips");

  const chosen = adminTabOf(search);
  const Tab = tabs[chosen];
  return (
    <>
      <div className="head">
        <h1>{french(words.title)}</h1>
        <Badge>{words.badge}</Badge>
        <Live />
        {chosen !== "applications" && <CreateButton />}
      </div>
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

/** The staff's panel. It is closed to all others, and closes when the right is taken away. */
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
