import { browserCalm } from "../../adapters/browser/calm.ts";
import { deviceClock } from "../../adapters/browser/clock.ts";
import { browserDrafts } from "../../adapters/browser/drafts.ts";
import { browserKeptPages } from "../../adapters/browser/keptPages.ts";
import { browserOpenServices } from "../../adapters/browser/openServices.ts";
import { browserScores } from "../../adapters/browser/deviceScores.ts";
import { browserAsking, browserSharing } from "../../adapters/browser/device.ts";
import { supabaseShares } from "../../adapters/supabase/content/reactions/shares.ts";
import { askDiscordOffer } from "../../adapters/supabase/accounts/discordOffer.ts";
import { supabaseMissedSearches } from "../../adapters/supabase/search/missedSearches.ts";
import { browserVisitor } from "../../adapters/browser/visitor.ts";
import { chooseScores } from "../../domain/club/matches/hiddenScores.ts";
import { countShare } from "../../domain/content/reactions/countShare.ts";
import { sharePage } from "../../domain/content/reactions/sharePage.ts";
import { countMissedSearch } from "../../domain/search/missedSearch.ts";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { Project } from "../../adapters/supabase/shared/client.ts";
import type { Backend, Device } from "../bindings.ts";
import type { UseCases } from "../../domain/useCases.ts";
import { addressFrom, countPageViews, countViews } from "./views.ts";

/** The services that everybody needs without the container and the backend's client: view counts, shares, drafts, hidden scores, motion, embeds, the clock. */
export const bootServices = (backend: Backend, { storage, navigator, confirm }: Device): Partial<UseCases> => {
  const drafts = browserDrafts(storage);
  const calm = browserCalm(storage);
  const scores = browserScores(storage);
  const embeds = browserOpenServices(storage);
  const sharesOf = <Id extends string>(project: Project, kind: ContentKind) =>
    countShare<Id>({ shares: supabaseShares(project, kind), visitor: browserVisitor(storage, navigator) });
  const counting = (project: Project): Partial<UseCases> => ({
    viewTip: countViews(project),
    countPageView: countPageViews(project),
    countMissedSearch: countMissedSearch({
      searches: supabaseMissedSearches({ ...project, url: addressFrom(project.url) }),
      visitor: browserVisitor(storage, navigator),
    }),
    offersDiscord: () => askDiscordOffer({ ...project, url: addressFrom(project.url) }),
    countTipShare: sharesOf({ ...project, url: addressFrom(project.url) }, "tip"),
    countArticleShare: sharesOf({ ...project, url: addressFrom(project.url) }, "article"),
  });
  return {
    sharePage: sharePage({ sharing: browserSharing(navigator) }),
    tellTime: deviceClock.tell,
    storeDraft: drafts.write,
    forgetDrafts: drafts.forgetAll,
    recallDraft: drafts.read,
    storedDrafts: drafts.names,
    readScores: scores.read,
    chooseScores: chooseScores({ scores, clock: deviceClock }),
    revealScore: scores.reveal,
    listKeptPages: browserKeptPages.list,
    readCalm: calm.read,
    chooseCalm: calm.choose,
    readOpenServices: embeds.read,
    chooseOpenService: embeds.choose,
    ask: browserAsking(confirm),
    ...("url" in backend && counting(backend)),
  };
};
