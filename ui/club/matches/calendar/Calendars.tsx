import { styled } from "styled-components";
import type { TeamName } from "../../../../domain/club/matches/ports.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { printHidden, row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, weight } from "../../../design/tokens/measures.ts";
import { $siteAddress } from "../../../lib/page/site.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { calendarAddress, subscription } from "./CalendarLink.tsx";

const words = {
  subscribe: "S'abonner au calendrier",
  file: "Télécharger le calendrier (.ics)",
  /** Read by screen readers after both. */
  ofTeam: (game: string) => `pour ${game}`,
  ofAll: "de toutes les équipes",
  all: "Calendrier de toutes les équipes",
  explained: "Les matchs dans votre agenda, mis à jour tout seuls.",
} as const;

const Subscribe = styled.div`
  padding-top: ${space.x3};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  p {
    ${row(`0 ${space.x5}`)}
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
  ${printHidden}
`;

/** The link that a calendar program subscribes with, to the matches of all teams. Shown as `children`. */
export const AllTeamsLink = ({ children = words.all }: { readonly children?: string }) => (
  <a href={subscription(useUnit($siteAddress))}>{typeset(children)}</a>
);

type CalendarsProps = {
  /** Whose matches; those of all teams without it. */
  readonly team?: TeamName | undefined;
  /** Whether the calendar of all teams is named beside the team's. */
  readonly withAll?: boolean;
  readonly explains: boolean;
};

/** A calendar to subscribe to, and as a file. */
export const Calendars = ({ team, withAll = false, explains }: CalendarsProps) => {
  const whose = typeset(team ? words.ofTeam(team.game) : words.ofAll);
  return (
    <Subscribe>
      <p>
        <a href={subscription(useUnit($siteAddress), team?.slug)}>
          {typeset(words.subscribe)}
          <VisuallyHidden> {whose}</VisuallyHidden>
        </a>
        <a href={calendarAddress(team?.slug)}>
          {words.file}
          <VisuallyHidden> {whose}</VisuallyHidden>
        </a>
        {withAll && <AllTeamsLink />}
      </p>
      {explains && <p>{typeset(words.explained)}</p>}
    </Subscribe>
  );
};
