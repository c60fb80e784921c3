import { createWatch, type Scope, scopeBind } from "effector";
import type { Session } from "../../domain/accounts/ports.ts";
import type { Changes, Watched } from "../../domain/shared/ports.ts";
import { $followed } from "../../ui/accounts/session/followed.ts";
import { $memberId, sessionChanged, sessionEnded } from "../../ui/accounts/session/session.ts";
import { changeHinted } from "../../ui/lib/live/following.ts";

/** Tells the page about changes of the session. */
export const followSession = (scope: Scope, session: Session): void => {
  const changed = scopeBind(sessionChanged, { scope });
  const ended = scopeBind(sessionEnded, { scope });
  session.subscribe((news) => (news === "ended" ? ended(location.pathname + location.search) : changed()));
};

/** Subscribes to the changes that the page follows, and to no others; anew for another member, who may see other changes. */
export const followChanges = (scope: Scope, resolveUseCase: (name: "followChanges") => Promise<unknown>): void => {
  const hint = scopeBind(changeHinted, { scope });
  const stops = new Map<Watched, () => void>();
  let listener = scope.getState($memberId);

  const begin = (watched: Watched) => {
    const stopping = resolveUseCase("followChanges").then((listen) =>
      (listen as Changes["subscribe"])(watched, () => hint(watched)),
    );
    const stop = () => void stopping.then((stop) => stop()).catch(() => {});
    stops.set(watched, stop);
    // Tried again when the page follows this again, or the session is asked for. Another may have begun meanwhile.
    stopping.catch(() => stops.get(watched) === stop && stops.delete(watched));
  };

  const follow = (followed: readonly Watched[]) => {
    const member = scope.getState($memberId);
    const kept = member === listener ? followed : [];
    listener = member;
    for (const [watched, stop] of stops) if (!kept.includes(watched) && stops.delete(watched)) stop();
    for (const watched of followed) if (!stops.has(watched)) begin(watched);
  };
  createWatch({ unit: $followed, scope, fn: follow });
  // The views of the first page were mounted before.
  follow(scope.getState($followed));
};
