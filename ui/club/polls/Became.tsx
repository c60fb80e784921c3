import type { Poll } from "../../../domain/club/polls/polls.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { eventPath } from "../events/address.ts";
import { matchPath } from "../matches/address.ts";
import { words } from "./words.ts";

/** What was made of a poll. */
export const Became = ({ poll: { event, match } }: { readonly poll: Poll }) => {
  const hasMatches = useHasFeature("matches");
  const one = (made: NonNullable<Poll["event"]>, said: string, path: string, isLinked: boolean) => (
    <p>
      {french(said)} {isLinked ? <Link to={path}>{typeset(made.title)}</Link> : <b>{typeset(made.title)}</b>}
    </p>
  );
  return (
    <>
      {event && one(event, words.becameEvent, eventPath(event.slug), event.isPublished)}
      {match && one(match, words.becameMatch, matchPath(match.slug), match.isPublished && hasMatches)}
    </>
  );
};
