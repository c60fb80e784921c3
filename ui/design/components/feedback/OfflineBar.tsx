import { styled } from "styled-components";
import { useSyncExternalStore } from "react";
import { printHidden } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke, weight } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { french } from "../text/french.ts";
import { Icon } from "../media/Icon.tsx";
import { words } from "../text/words.ts";

const follow = (tell: () => void) => {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
};

/** True while the browser reports a network. The server renders true. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );

const Notice = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x3};
  min-height: 48px;
  padding: 6px 16px;
  background: ${meaning.pending};
  color: ${meaning.onStatus};
  font-weight: ${weight.bold};
  text-align: center;
  text-wrap: balance;

  ${below.phone} {
    font-size: ${size.small};
    line-height: 1.4;
  }
  ${when.forced} {
    border-block: ${stroke.hairline} solid;
  }
  ${printHidden}
`;

/** The notice of a missing network, with the actions that still work. */
export const OfflineNotice = () => (
  <Notice>
    <Icon name="offline" />
    {french(words.offline)}
  </Notice>
);

/**
 * Shown under the navigation bar while there is no network. The live region is always in the page: screen readers
 * announce only changes inside a region that they have seen. It scrolls with the page, so it never covers text.
 */
export const OfflineBar = () => {
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <OfflineNotice />}</div>;
};
