import { styled } from "styled-components";
import type { Match } from "../../../../domain/club/matches/match.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { printHidden } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, stroke } from "../../../design/tokens/measures.ts";

/** The address of a team's calendar, or of all teams', for subscription. */
export const calendarAddress = (team?: string): string => `/calendrier${team === undefined ? "" : `/${team}`}.ics`;

/** The address of one match's calendar file. */
export const matchCalendarAddress = ({ slug }: Pick<Match, "slug">): string => `/matches/${slug}.ics`;

/** The same file with the scheme that calendar programs handle. `site`: the site's address. */
export const subscription = (site: string, team?: string): string =>
  `${site.replace(/^https?:/, "webcal:")}${calendarAddress(team)}`;

const Square = styled.a`
  display: grid;
  place-items: center;
  flex: none;
  width: ${layout.touch};
  height: ${layout.touch};
  border: ${stroke.hairline} solid ${meaning.lineStrong};

  &:hover {
    background: ${meaning.mark};
    color: ${meaning.onMark};
  }
  ${printHidden}
`;

type CalendarLinkProps = {
  readonly match: Pick<Match, "slug">;
  /** The accessible name. */
  readonly label: string;
};

/** A link to a match's calendar file. */
export const CalendarLink = ({ match, label }: CalendarLinkProps) => (
  <Square href={matchCalendarAddress(match)} aria-label={typeset(label)}>
    <Icon name="calendar" />
  </Square>
);
