import type { ContentList, PageEditing, Pages, PageTexts } from "../../../domain/club/pages/ports.ts";
import { actOn } from "../../../domain/club/pages/sections.ts";
import { menuTeamsOf } from "../../../domain/club/teams/menuTeams.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryPages = (backend: MemoryBackend): Pages => {
  const { enter, isEmpty, pageTexts, switchedOff, teams, visibleArticles, visibleTips, letters } = backend;
  return {
    async site() {
      await enter("read what is changed of the pages");
      const published: Readonly<Record<ContentList, boolean>> = {
        articles: visibleArticles().length > 0,
        letters: letters.read().some(({ state, isInArchive }) => isInArchive && state === "sent"),
        tips: visibleTips().length > 0,
      };
      return {
        off: switchedOff.read(),
        changed: pageTexts.read().map(({ section }) => section),
        teams: isEmpty() ? [] : menuTeamsOf(teams.read().filter(({ isPublished }) => isPublished)),
        empty: (Object.keys(published) as ContentList[]).filter((list) => isEmpty() || !published[list]),
      };
    },
    async switchedOff() {
      await enter("read what is changed of the pages");
      return switchedOff.read();
    },
    async texts(sections) {
      await enter("read what is changed of the pages");
      return pageTexts.read().filter(({ section }) => sections.includes(section));
    },
  };
};

export const memoryPageEditing = ({
  enter,
  now,
  pageRevision,
  pageTexts,
  refuseOthers,
  switchedOff,
}: MemoryBackend): PageEditing => {
  const without = (section: string) => pageTexts.read().filter((one) => one.section !== section);
  return {
    async switchFeature({ feature, isOn }) {
      if (!(await enter("switch features on and off"))) return refuseOthers();
      const others = switchedOff.read().filter((one) => one !== feature);
      switchedOff.write(isOn ? others : [...others, feature]);
      return done();
    },

    async save({ section, texts, revision }) {
      if (!(await enter(actOn(section)))) return refuseOthers();
      const stored = pageTexts.read().find((one) => one.section === section);
      if ((stored?.revision ?? 0) !== revision) return refused({ kind: "stale" });
      pageRevision.write(pageRevision.read() + 1);
      const saved: PageTexts = { section, texts, revision: pageRevision.read(), updatedAt: now().toISOString() };
      pageTexts.write([...without(section), saved]);
      return done(saved);
    },

    async restore(section) {
      if (!(await enter(actOn(section)))) return refuseOthers();
      pageTexts.write(without(section));
      return done();
    },
  };
};
