import type { Changes, Watched } from "../../../domain/shared/live.ts";
import { type Act, may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";

type View = {
  /** What a reader may see of it. */
  readonly look: () => unknown;
  readonly act: Act;
};

/** Looks again after each write, and gives a hint when a reader would see something else by now. */
export const memoryChanges = (backend: MemoryBackend): Changes => {
  const { applications, articles, enter, isSelf, memberOf, onWrite, session, standing, tips } = backend;
  const { visibleArticles, visibleTips } = backend;
  const readsDrafts = () => may(standing(), "read drafts of articles");
  const readsAll = () => may(standing(), "read somebody else's applications");
  const views: Readonly<Record<Watched, View>> = {
    applications: {
      look: () =>
        applications
          .read()
          .filter(({ applicant, status }) => isSelf(applicant) || (readsAll() && status !== "withdrawn")),
      act: "read one's own applications",
    },
    role: { look: () => memberOf(session.read()?.id)?.role, act: "read one's own role" },
    articles: { look: () => (readsDrafts() ? articles.read() : visibleArticles()), act: "read published articles" },
    tips: { look: () => (readsDrafts() ? tips.read() : visibleTips()), act: "read published tips" },
  };

  return {
    subscribe(watched, changed) {
      const { look, act } = views[watched];
      let known: string | undefined;
      let isLooking = false;
      let isOver = false;

      // Nothing is heard while calls fail. The end of the faults is a write too.
      const lookAgain = async () => {
        if (isLooking) return;
        isLooking = true;
        const isHeard = await enter(act).catch(() => false);
        isLooking = false;
        const seen = JSON.stringify({ seen: look() });
        if (isOver || !isHeard || seen === known) return;
        known = seen;
        changed();
      };
      const stop = onWrite(() => void lookAgain());
      void lookAgain();
      return () => {
        isOver = true;
        stop();
      };
    },
  };
};
