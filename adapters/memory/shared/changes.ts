import type { Changes, Watched } from "../../../domain/shared/ports.ts";
import { type Act, may } from "../../../domain/shared/rights.ts";
import { isOpenToStaff } from "../../../domain/applications/review.ts";
import type { MemoryBackend } from "../backend.ts";
import { itemsOn } from "../content/items.ts";

type View = {
  /** The data that the caller can read. */
  readonly read: () => unknown;
  readonly act: Act;
};

/** Reads again after each write, and gives a hint when the caller can read something else than before. */
export const memoryChanges = (backend: MemoryBackend): Changes => {
  const {
    applications,
    categories,
    enter,
    events,
    isEmpty,
    isSelf,
    matches,
    me,
    notifications,
    onWrite,
    partners,
    positions,
    products,
    audience,
    standings,
  } = backend;
  const { honours, memberships, people, teams } = backend;
  const { measures, moderationActs, playerAccounts, pollAnswers, polls, reports } = backend;
  const { readable } = itemsOn(backend);
  const readsAll = () => may(audience(), "read somebody else's applications");
  const views: Readonly<Record<Watched, View>> = {
    applications: {
      read: () => applications.read().filter((one) => isSelf(one.applicant) || (readsAll() && isOpenToStaff(one))),
      act: "read one's own applications",
    },
    reports: {
      read: () => [reports.read(), measures.read(), moderationActs.read()],
      act: "read and settle reports",
    },
    polls: {
      read: () => [polls.read(), pollAnswers.read(), playerAccounts.read()],
      act: "read and answer polls of one's own team",
    },
    notifications: { read: () => notifications.read().filter(({ member }) => isSelf(member)), act: "be notified" },
    role: { read: () => me()?.role, act: "read one's own role" },
    articles: { read: () => !isEmpty() && readable("article"), act: "read published articles" },
    categories: { read: () => categories.read(), act: "read categories" },
    tips: { read: () => !isEmpty() && readable("tip"), act: "read published tips" },
    matches: {
      read: () =>
        !isEmpty() && matches.read().filter((match) => match.isPublished || may(audience(), "read drafts of matches")),
      act: "read published matches",
    },
    standings: {
      read: () =>
        !isEmpty() && standings.read().filter((one) => one.isPublished || may(audience(), "read drafts of standings")),
      act: "read published standings",
    },
    events: {
      read: () =>
        !isEmpty() && events.read().filter((one) => one.isPublished || may(audience(), "read drafts of events")),
      act: "read published events",
    },
    teams: {
      read: () =>
        !isEmpty() && {
          teams: teams.read().filter((one) => one.isPublished || may(audience(), "read drafts of teams")),
          people: people.read(),
          memberships: memberships.read(),
          honours: honours.read(),
        },
      act: "read published teams",
    },
    partners: {
      read: () =>
        !isEmpty() && partners.read().filter((one) => one.isPublished || may(audience(), "read drafts of partners")),
      act: "read published partners",
    },
    products: {
      read: () =>
        !isEmpty() && products.read().filter((one) => one.isPublished || may(audience(), "read drafts of products")),
      act: "read published products",
    },
    positions: {
      read: () =>
        !isEmpty() && positions.read().filter((one) => one.isPublished || may(audience(), "read closed positions")),
      act: "read open positions",
    },
  };

  return {
    subscribe(watched, changed) {
      const { read, act } = views[watched];
      let known: string | undefined;
      let isReading = false;
      let isOver = false;

      // No hints while calls fail. The end of the faults is a write too.
      const readAgain = async () => {
        if (isReading) return;
        isReading = true;
        const isAllowed = await enter(act).catch(() => false);
        isReading = false;
        const found = JSON.stringify({ found: read() });
        if (isOver || !isAllowed || found === known) return;
        known = found;
        changed();
      };
      const stop = onWrite(() => void readAgain());
      void readAgain();
      return () => {
        isOver = true;
        stop();
      };
    },
  };
};
