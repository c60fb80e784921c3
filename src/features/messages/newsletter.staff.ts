import { memoryLetters } from "../../../adapters/memory/messages/letters.ts";
import { memorySubscribers } from "../../../adapters/memory/messages/subscribers.ts";
import { supabaseLetters } from "../../../adapters/supabase/messages/letters.ts";
import { supabaseSubscribers } from "../../../adapters/supabase/messages/subscribers.ts";
import { type Letters, saveLetter } from "../../../domain/club/letter/letters.ts";
import { readWeek } from "../../../domain/club/letter/readWeek.ts";
import {
  addSubscribers,
  findSubscribers,
  planSubscribers,
  type Subscribers,
} from "../../../domain/club/letter/subscribers.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { affectsAllPages, type PageChanges } from "../../server/cache/changes.ts";
import type { ArticlesPorts } from "../content/articles.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import type { EditingDevicePorts } from "../content/editing.staff.ts";
import type { MatchesPorts } from "../club/matches.bind.ts";
import type { MatchesStaffPorts } from "../club/matches.staff.ts";

/** The ports of the feature, by name. */
export type NewsletterStaffPorts = {
  readonly subscribers: Subscribers;
  readonly letters: Letters;
};

const { provide, method } = bindingsOn<
  NewsletterStaffPorts & ArticlesPorts & DevicePorts & EditingDevicePorts & MatchesPorts & MatchesStaffPorts
>();

export const useCases = {
  listSubscribers: method("subscribers", "list"),
  findSubscribers: provide(findSubscribers, { subscribers: "subscribers" }),
  planSubscribers: provide(planSubscribers, { subscribers: "subscribers", readTable: "readTable" }),
  addSubscribers: provide(addSubscribers, { subscribers: "subscribers", clock: "clock" }),
  eraseSubscriber: method("subscribers", "erase"),
  listLetters: method("letters", "list"),
  readLetter: method("letters", "read"),
  countSubscribers: method("letters", "countSubscribers"),
  saveLetter: provide(saveLetter, { letters: "letters", readSource: "readSource" }),
  sendLetter: method("letters", "send"),
  cancelLetter: method("letters", "cancel"),
  removeLetter: method("letters", "remove"),
  archiveLetter: method("letters", "archive"),
  tryLetter: method("letters", "try"),
  readWeek: provide(readWeek, { articles: "articles", matches: "matches", clock: "clock" }),
} satisfies Bindings;

export const supabase = ({ client, project, site = "" }: Supabase): NewsletterStaffPorts => ({
  subscribers: supabaseSubscribers(client, { backend: project.url, site }),
  letters: supabaseLetters(client),
});

export const memory = ({ backend, site }: Memory): NewsletterStaffPorts => ({
  subscribers: memorySubscribers(backend, site),
  letters: memoryLetters(backend, site),
});

export const changes = (): PageChanges => ({
  // The first letter of the archive brings the link to it to every page.
  letters: affectsAllPages,
});
