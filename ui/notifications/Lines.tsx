import { styled } from "styled-components";
import type { Notification } from "../../domain/notifications/notification.ts";
import { Link } from "../design/components/actions/Link.tsx";
import { ago } from "../design/components/text/ago.ts";
import { typeset } from "../design/components/text/french.ts";
import { VisuallyHidden } from "../design/components/text/VisuallyHidden.tsx";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../design/tokens/measures.ts";
import { $now } from "../lib/page/now.ts";
import { useUnit } from "../lib/useUnit.ts";
import { addressOf } from "./address.ts";
import { opened } from "./inbox.ts";
import { whatHappened, words } from "./words.ts";

const List = styled.ul`
  > li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space.x3};
    align-items: center;
    min-height: ${layout.touch};
    padding: ${space.x3} ${space.x4};
    font-size: ${size.small};
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;

    &:hover {
      background: ${meaning.surfaceHigh};
    }
    &:focus-visible {
      outline-offset: calc(${stroke.strong} * -1);
    }
  }
  b {
    font-weight: ${weight.bold};
  }
  span,
  time {
    grid-column: 1;
    color: ${meaning.textQuiet};
  }
`;

/** Beside a line that isn't read. */
const Dot = styled.i`
  grid-column: 2;
  grid-row: 1 / span 3;
  width: ${space.x2};
  height: ${space.x2};
  background: ${meaning.action};
  forced-color-adjust: none;
`;

type LinesProps = {
  readonly label: string;
  readonly lines: readonly Notification[];
  readonly onOpen?: () => void;
};

/** Notifications, each a link to its page. Opening one marks it as read. */
export const Lines = ({ label, lines, onOpen }: LinesProps) => {
  const { moment, open } = useUnit({ moment: $now, open: opened });
  return (
    <List aria-label={label}>
      {lines.map((one) => (
        <li key={one.id}>
          <Link to={addressOf(one)} onClick={() => (open(one), onOpen?.())}>
            <b>{typeset(whatHappened(one))}</b>
            <span>
              <bdi>{typeset(one.title)}</bdi>
            </span>
            <time dateTime={one.createdAt}>{typeset(ago(one.createdAt, moment))}</time>
            {!one.isRead && (
              <Dot>
                <VisuallyHidden>{words.unread}</VisuallyHidden>
              </Dot>
            )}
          </Link>
        </li>
      ))}
    </List>
  );
};
