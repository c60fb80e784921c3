import { useLocation } from "react-router-dom";
import { createGlobalStyle } from "styled-components";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { useFollowing } from "../../../lib/live/following.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $club } from "../../../lib/page/club.ts";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { Head } from "../../../lib/page/Head.tsx";
import { useMinutes } from "../../../lib/page/useMinutes.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { overlayOf, queryNames } from "./address.ts";
import { $match, $nextMatch, $overlayStatus, $person, overlayOpened } from "./overlay.ts";
import { OverlayView } from "./OverlayView.tsx";
import { words } from "./words.ts";

/** The broadcast's program shows what is behind the page. */
const Transparent = createGlobalStyle`
  html,
  body {
    background: transparent;
    color-scheme: normal;
    overflow: hidden;
  }
`;

/** The overlay of a match for a program of broadcasts (OBS): its address names the parts. It shows scores to everybody. */
export const Component = () => {
  const { state, person, next, club } = useUnit({ state: $match, person: $person, next: $nextMatch, club: $club });
  const { search } = useLocation();
  useFollowing("matches");
  useFollowing("teams");
  useMinutes();
  const match = valueOf(state);
  const title = match ? words.title(club.shortName, match.opponent) : words.unknown;
  return (
    <>
      <Head title={title} />
      <Transparent />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {match && <OverlayView match={match} overlay={overlayOf(search)} person={person} next={next} />}
    </>
  );
};

export const handle: PageHandle = {
  opened: overlayOpened,
  status: $overlayStatus,
  // A person is read again as soon as the overlay listens.
  shows: ["matches"],
  startsAtOnce: true,
  reads: Object.values(queryNames),
};
