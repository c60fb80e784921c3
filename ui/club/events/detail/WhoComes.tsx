import type { ClubEvent } from "../../../../domain/club/events/event.ts";
import { memberPath } from "../../../accounts/members/address.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { memberFace } from "../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../design/components/media/Face.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { phaseOf } from "../when.ts";
import { words as eventWords } from "../words.ts";
import { $signUps } from "./event.ts";
import { Coming, People, Quiet } from "./EventPage.styles.ts";
import { words } from "./words.ts";

/** The members who come, for members. Hidden ones are only counted. */
export const WhoComes = ({ event }: { readonly event: ClubEvent }) => {
  const { signUps, moment } = useUnit({ signUps: $signUps, moment: $now });
  const phase = phaseOf(event, moment.now);
  const { people } = signUps;
  const named = people.filter(({ isWaiting }) => !isWaiting).length;
  const others = event.coming - named;
  if (phase === "cancelled" || (event.coming === 0 && phase !== "ahead")) return null;
  const count = phase === "ahead" ? eventWords.coming(event.coming) : eventWords.came(event.coming);
  return (
    <Coming aria-labelledby="qui-vient">
      <h2 id="qui-vient">{words.signUps}</h2>
      <Quiet>{typeset(event.coming === 0 ? words.nobody : count)}</Quiet>
      {people.length > 0 && (
        <People>
          {people.map(({ username, avatar, isWaiting }) => (
            <li key={username}>
              <Face name={username} picture={avatar} drawing={memberFace(username)} />
              <Link to={memberPath(username)}>
                <bdi>{username}</bdi>
              </Link>
              {isWaiting && <small>{words.waits}</small>}
            </li>
          ))}
        </People>
      )}
      {named > 0 && others > 0 && <Quiet>{french(words.others(others))}</Quiet>}
      {phase === "ahead" && <Quiet>{french(words.forMembers)}</Quiet>}
    </Coming>
  );
};
