import { expect, it } from "vitest";
import { memoryBackend } from "../../adapters/memory/backend.ts";
import type { CommentRecord } from "../../adapters/memory/dataset.ts";
import { tell } from "../../adapters/memory/notifications/tell.ts";
import { tellDue } from "../../adapters/memory/notifications/tellOfChanges.ts";
import { deviceStore, memoryStore } from "../../adapters/memory/shared/keyValueStore.ts";
import { dayOf } from "../../domain/club/polls/hours.ts";
import { clubDataset, memoryDevice } from "../devices.ts";
import { everyContract } from "./everyContract.ts";
import { contractFiles } from "./files.ts";
import { type NewDevice, shortNames } from "./ports.ts";

const shared = memoryStore();

let ahead = 0;
const now = () => new Date(Date.now() + ahead);

const newDevice: NewDevice = async () => memoryDevice({ store: deviceStore(shared), now });

const backend = memoryBackend(clubDataset, shared, undefined, now);

everyContract("memory", newDevice, {
  mailsTo: async (email) =>
    backend.mails
      .read()
      .filter(({ to }) => to === email)
      .map(({ subject, text }) => ({ subject, text })),
  async age(email, hours) {
    const owner = backend.members.read().find((member) => member.email === email)?.id;
    const { links } = backend;
    links.write(
      links.read().map((link) => (link.member === owner ? { ...link, at: link.at - hours * 3_600_000 } : link)),
    );
  },
  // Sessions are stored per device, so the clock of all advances.
  async ageSessions(_email, hours) {
    ahead += hours * 3_600_000;
  },
  async ageConfirmation(email, hours) {
    const { subscribers, quotaUses } = backend;
    const back = hours * 3_600_000;
    subscribers.write(
      subscribers.read().map((reader) => {
        if (reader.email !== email) return reader;
        const { today, askedAt } = reader;
        return { ...reader, askedAt: askedAt - back, today: { ...today, beganAt: today.beganAt - back } };
      }),
    );
    quotaUses.write(quotaUses.read().map((use) => (use.act === "letter" ? { ...use, at: use.at - back } : use)));
  },
  async ageDraftLinks(hours) {
    backend.draftLinks.update((all) =>
      all.map((link) => ({
        ...link,
        expiresAt: new Date(Date.parse(link.expiresAt) - hours * 3_600_000).toISOString(),
      })),
    );
  },
  async ageComment(kind, id, seconds) {
    const aged = <Row extends CommentRecord<string>>(comment: Row): Row => ({
      ...comment,
      ...(comment.id === id && {
        createdAt: new Date(Date.parse(comment.createdAt) - seconds * 1000).toISOString(),
      }),
    });
    if (kind === "tip") backend.tipComments.update((all) => all.map(aged));
    else backend.articleComments.update((all) => all.map(aged));
  },
  discord: {
    signIn: async (person) => backend.discordPerson.write(person),
    follow: async (address) => new URL(address, "http://127.0.0.1").searchParams,
  },
  forgetQuotas: async () => backend.quotaUses.write([]),
  tell: async (member, told) => tell(backend, now(), [member], told),
  clock: () => now().getTime(),
  runDue: async () => tellDue(backend.stores, now()),
  async agePoll(id, weeks) {
    backend.polls.update((all) =>
      all.map((poll) => (poll.id === id ? { ...poll, week: dayOf(poll.week, -7 * weeks) } : poll)),
    );
  },
  async publishTeam(slug, isPublished) {
    backend.teams.update((all) => all.map((team) => (team.slug === slug ? { ...team, isPublished } : team)));
  },
  async giveRole(email, role) {
    const { members } = backend;
    members.write(
      members.read().map(({ role: _, ...member }) => ({
        ...member,
        ...(member.email === email ? role && { role } : _ && { role: _ }),
      })),
    );
  },
});

/** Ports with the adapter of another one. */
const sameAdapter = [
  "articlesOfPlayers",
  "comingMatches",
  "matchesOfCards",
  "playedMatches",
  "standingsOfCards",
  "teamsOfCards",
  "teamsOfFollower",
  "teamsOfMatches",
  "tipsOfPlayers",
];
/** Methods without requests, and those that must succeed at every fault. Other tests cover them. */
const onTheDevice = [
  "changes.subscribe",
  "contrast.faultsOf",
  "discord.begin",
  "discord.finish",
  "discord.link",
  "discord.unlink",
  "identity.confirmed",
  "logins.changeEmail",
  "logins.changePassword",
  // The site's own server answers, or the public storage.
  "oldPictures.fetch",
  "session.current",
  "session.signOut",
  "session.subscribe",
  "storedFiles.read",
  "storedFiles.site",
];

it("[FA-1] each method of each port is called at a failing backend, beside its contract", () => {
  const tried = new Set([...contractFiles.flatMap(({ faultCalls = {} }) => Object.keys(faultCalls)), ...onTheDevice]);
  const methods = Object.entries(memoryDevice())
    .filter(([port]) => !(port in shortNames) && !sameAdapter.includes(port))
    .flatMap(([port, methodsOf]) => Object.keys(methodsOf).map((method) => `${port}.${method}`));
  expect(methods.length).toBeGreaterThan(130);
  expect(methods.filter((method) => !tried.has(method))).toEqual([]);
});
