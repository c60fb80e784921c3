import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { useHasFeature } from "../../lib/page/features.ts";
import { useUnit } from "../../lib/useUnit.ts";
import type { Said } from "./signInWords.ts";
import { $intent, returnPathTaken } from "../session/intent.ts";
import { $isStaff } from "../session/session.ts";
import { words } from "../mailLinks/linkWords.ts";

/**
 * Links to the page that asked for the session; without one staff are led to their panel, all others home.
 * @param isQuiet the page asks for something first
 */
export const Onward = ({ isQuiet = false }: { readonly isQuiet?: boolean }) => {
  const { intent, isStaff, go } = useUnit({ intent: $intent, isStaff: $isStaff, go: returnPathTaken });
  const hasPanel = useHasFeature("admin");
  const step = hasPanel && isStaff ? { to: "/admin", text: words.panel } : { to: "/", text: words.onward };
  const to = intent?.path ?? step.to;
  const text = intent ? words.onward : step.text;
  if (isQuiet) {
    return (
      <TextLink to={to} onClick={() => go()}>
        {text}
      </TextLink>
    );
  }
  return (
    <ButtonLink size="wide" to={to} onClick={() => go()}>
      {text}
      <Icon name="arrow" />
    </ButtonLink>
  );
};

/** Shown after a mail's link has opened a session. @param children the next step; the way back when absent */
export const Entered = ({ title, text, children = <Onward /> }: Said & { readonly children?: ReactNode }) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <>
      <Alert tone="ok" role="status" title={title} ref={alert}>
        {text}
      </Alert>
      {children}
    </>
  );
};
