import { useState } from "react";
import { useLocation } from "react-router-dom";
import { FailedPage } from "../../lib/page/FailedPage.tsx";
import { signInAddress } from "../address.ts";
import { SignInGate } from "../signIn/SignInGate.tsx";
import { $session } from "../session/session.ts";
import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { Head } from "../../lib/page/Head.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { profileReads, profileTabIn } from "./address.ts";
import { Page } from "./profile.styles.ts";
import { useMembersOnly } from "./useMembersOnly.ts";
import { words } from "./words.ts";
import type { PageHandle } from "../../lib/page/handle.ts";

export const space = lazyModule(async () => (await import("./Space.tsx")).Space);

/** The personal space. Only members download it, at the same time as their session is looked up. */
export const Component = () => {
  const session = useUnit($session);
  const { pathname, search } = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const Space = useLazyModule(space, session.status !== "visitor" && !hasFailed, () => setFailed(true));
  useMembersOnly();
  if (hasFailed && session.status === "member") return <FailedPage />;
  return (
    <Page>
      <Head title={words.title} description={words.description} />
      {session.status === "member" && Space ? (
        <Space key={session.account.id} account={session.account} asked={profileTabIn(search)} />
      ) : (
        <SignInGate title={words.title} way={signInAddress(pathname + search)} words={words} />
      )}
    </Page>
  );
};

export const handle: PageHandle = { reads: profileReads, startsAtOnce: true };
