import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke, weight } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { french } from "../text/french.ts";
import { Icon } from "../media/Icon.tsx";
import { useOnline } from "./online.ts";
import { words } from "../text/words.ts";

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
  ${when.printed} {
    display: none;
  }
`;

/** Says that there is no network, and what holds without one. */
export const OfflineNotice = () => (
  <Notice>
    <Icon name="offline" />
    {french(words.offline)}
  </Notice>
);

/**
 * Under the bar on top of the page, for as long as there is no network. The region is always there, because a screen
 * reader announces only what changes inside one it knows. It takes its place in the page and doesn't follow it, so that
 * it never lies over what is read.
 */
export const OfflineBar = () => {
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <OfflineNotice />}</div>;
};
