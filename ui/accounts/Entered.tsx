import { useEffect, useRef } from "react";
import { Alert } from "../kit/Alert.tsx";
import { ButtonLink } from "../kit/ButtonLink.tsx";
import { Icon } from "../kit/Icon.tsx";
import { useUnit } from "../page/useUnit.ts";
import type { Said } from "./entranceWords.ts";
import { $intent } from "./intent.ts";
import { words } from "./linkWords.ts";

/** A link let somebody in. The way on leads to what they meant before they had to sign in, else home. */
export const Entered = ({ title, text }: Said) => {
  const intent = useUnit($intent);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <>
      <Alert tone="ok" role="status" title={title} ref={alert}>
        {text}
      </Alert>
      <ButtonLink size="wide" to={intent?.path ?? "/"}>
        {words.onward}
        <Icon name="arrow" />
      </ButtonLink>
    </>
  );
};
