import { useContext, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signInAddress } from "../accounts/address.ts";
import { NeedsScript } from "../accounts/forms/NeedsScript.tsx";
import { $audience } from "../accounts/session/session.ts";
import { SignInGate } from "../accounts/signIn/SignInGate.tsx";
import { WritingPlaces } from "../content/admin/places.tsx";
import { PathHere } from "../design/components/actions/Link.tsx";
import { lazyModule, useLazyModule } from "../design/components/lazyModule.ts";
import { TabPanel } from "../design/components/steps/Tabs.tsx";
import { useFollowing } from "../lib/live/following.ts";
import { Head } from "../lib/page/Head.tsx";
import { type AdminView, useSlot } from "../lib/page/slots.ts";
import { useMinutes } from "../lib/page/useMinutes.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $givesRoles, $isOpen, memberTurnedAway, panelLeft, panelShown } from "./access.ts";
import { Page } from "./admin.styles.ts";
import { panelId, tabsOf, viewAt, viewsUnder } from "./address.ts";
import { $isComfortable } from "./density/density.ts";
import { BottomBar } from "./frame/BottomBar.tsx";
import { Frame, Work } from "./frame/frame.styles.ts";
import { Sidebar } from "./frame/Sidebar.tsx";
import { ViewHead } from "./frame/ViewHead.tsx";
import { PartIsHidden, usePartIsHidden } from "./hiddenPart.ts";
import { NotReady } from "./NotReady.tsx";
import { Shortcuts } from "./shortcuts/Shortcuts.tsx";
import { adminPath } from "./viewAddress.ts";
import { usePreloadedViews, useViewParts } from "./lazyView.ts";
import { words } from "./words.ts";

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

/** The views of the member, and the one at the address. That of a view for admins alone leads to the first one. */
const useViews = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const givesRoles = useUnit($givesRoles);
  const views = useSlot("adminView").filter(({ isForAdmins }) => givesRoles || !isForAdmins);
  const view = viewAt(pathname, views);
  const isMissing = view === undefined;
  useEffect(() => {
    if (isMissing) void navigate(adminPath, { replace: true });
  }, [isMissing, navigate]);
  return { views, view };
};

type ViewProps = { readonly view: AdminView; readonly under: readonly AdminView[] };

const hiddenPart = lazyModule(async () => (await import("../club/pages/admin/HiddenPart.tsx")).HiddenPart);

/** A view with its title; its parts come when it is shown for the first time. */
const View = ({ view, under }: ViewProps) => {
  const { state, retry } = useViewParts(view);
  const isHidden = useContext(PartIsHidden);
  const HiddenPart = useLazyModule(hiddenPart, isHidden, () => {});
  if (state.status !== "ready") {
    return (
      <>
        <ViewHead view={view} under={under} />
        <NotReady state={state} words={words.view} retry={retry} />
      </>
    );
  }
  const { Panel: Shown, Act } = state.value;
  return (
    <>
      <ViewHead view={view} under={under} act={Act && <Act />} />
      {isHidden && view.shownBy && HiddenPart && <HiddenPart part={view.shownBy} />}
      <Shown />
    </>
  );
};

const Panel = () => {
  const { isComfortable, show, leave } = useUnit({
    isComfortable: $isComfortable,
    show: panelShown,
    leave: panelLeft,
  });
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
  useMinutes();

  const { views, view } = useViews();
  usePreloadedViews(views);
  const isHidden = usePartIsHidden(view ?? {});
  if (!view) return null;
  const tabs = tabsOf(views);
  const under = viewsUnder(view.path, views);
  const chosen = tabs.find((tab) => under.includes(tab))?.path ?? "";
  return (
    <PathHere value={adminPath}>
      <PartIsHidden value={isHidden}>
        <Frame $isComfortable={isComfortable}>
          <Head
            title={view.path === "" ? words.title : `${view.words}, ${words.title}`}
            description={words.description}
          />
          <Sidebar views={views} tabs={tabs} chosen={chosen} />
          <Work>
            <TabPanel panel={panelId} chosen={chosen}>
              <View view={view} under={under} />
            </TabPanel>
            <Shortcuts tabs={tabs} view={view} />
          </Work>
          <BottomBar tabs={tabs} chosen={chosen} />
          <WritingPlaces />
          {views.map(({ path, Background }) => Background && <Background key={path} />)}
        </Frame>
      </PartIsHidden>
    </PathHere>
  );
};

/** The staff's panel. It closes when the member loses the right. */
export const AdminPage = () => {
  const isOpen = useRedirects();
  const { pathname, search } = useLocation();
  if (isOpen) return <Panel />;
  return (
    <Page>
      <Head title={words.title} description={words.description} />
      <NeedsScript />
      <SignInGate title={words.title} way={signInAddress(pathname + search)} words={words} />
    </Page>
  );
};
