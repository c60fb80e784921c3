import { useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { profileTabAddress } from "../accounts/profile/address.ts";
import { Link } from "../design/components/actions/Link.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { closeOnFocusOut, useExpanded } from "../design/components/overlays/expanded.ts";
import { menuEntry, popoverStyles } from "../design/components/overlays/popover.styles.ts";
import { french } from "../design/components/text/french.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { useFollowing } from "../lib/live/following.ts";
import { useUnit } from "../lib/useUnit.ts";
import { notificationsTab } from "./address.ts";
import { $unread, allRead, bellShown } from "./inbox.ts";
import { Lines } from "./Lines.tsx";
import { Shown } from "./Shown.tsx";
import { words } from "./words.ts";

const Button = styled(QuietButton)`
  position: relative;
  flex: none;
`;

const Count = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  min-width: 18px;
  padding: 2px 4px;
  background: ${meaning.action};
  color: ${meaning.onAction};
  font-weight: ${weight.bold};
  font-size: 11px;
  line-height: 14px;
`;

const Panel = styled.div`
  ${popoverStyles("end")}
  width: min(380px, ${layout.screen});
  max-height: calc(100dvh - ${layout.barHeight} - ${space.x4});
  overflow: auto;
  font-weight: ${weight.text};
  white-space: normal;

  ${below.phone} {
    && {
      right: ${space.gutter};
    }
  }
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x2};
    min-height: 56px;
    padding: ${space.x2} ${space.x4};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  h2 {
    font-size: ${size.prose};
  }
  > a {
    ${menuEntry}
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
`;

/** The latest ones, in the panel. */
const shown = 8;

const most = 99;

/** The bell of the navigation bar, with the number of unread notifications and a panel of the latest. */
export const Bell = () => {
  const { unread, show, readAll } = useUnit({ unread: $unread, show: bellShown, readAll: allRead });
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isExpanded = useExpanded(panel) ?? false;
  const close = () => panel.current?.hidePopover();
  useEffect(() => show(), [show]);
  useFollowing("notifications");
  return (
    <>
      <Button
        look="bare"
        square
        popoverTarget={id}
        aria-expanded={isExpanded}
        aria-label={french(words.bell(unread))}
        onBlur={(event) => closeOnFocusOut(event, panel.current)}
      >
        <Icon name="bell" />
        {unread > 0 && <Count aria-hidden="true">{unread > most ? words.most : unread}</Count>}
      </Button>
      <Panel
        id={id}
        popover="auto"
        ref={panel}
        role="region"
        aria-label={words.title}
        onBlur={(event) => closeOnFocusOut(event, panel.current)}
      >
        {isExpanded && (
          <>
            <div>
              <h2 tabIndex={-1}>{words.title}</h2>
              {unread > 0 && (
                // The button is removed once all are read.
                <QuietButton look="bare" onClick={() => (panel.current?.querySelector("h2")?.focus(), readAll())}>
                  {french(words.readAll)}
                </QuietButton>
              )}
            </div>
            <Shown>{(lines) => <Lines label={words.title} lines={lines.slice(0, shown)} onOpen={close} />}</Shown>
            <Link to={profileTabAddress(notificationsTab)} onClick={close}>
              {french(words.all)}
            </Link>
          </>
        )}
      </Panel>
    </>
  );
};
