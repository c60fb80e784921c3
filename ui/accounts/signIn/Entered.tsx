import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import type { Said } from "./signInWords.ts";
import { $intent, returnPathTaken } from "../session/intent.ts";
import { words } from "../mailLinks/linkWords.ts";

/** Links to the page that asked for the session, else home. */
export const Onward = () => {
  const { intent, go } = useUnit({ intent: $intent, go: returnPathTaken });
  return (
    <ButtonLink size="wide" to={intent?.path ?? "/"} onClick={() => go()}>
      {words.onward}
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
