import { type EmbeddedBackend, openBackend } from "../../adapters/embedded/backend.ts";
import { hasDemoAccounts } from "../../adapters/embedded/auth/firstAdmin.ts";
import { keysFileIn, keysIn } from "../../adapters/embedded/folder/keys.ts";
import { capturedHtml, capturedMails } from "../../adapters/embedded/mails/mails.ts";
import { startNightlyBackups } from "./nightlyBackups.ts";
import { type Beside, type Sockets, StartRefusal } from "./http/listen.ts";
import { localOnly } from "./http/localOnly.ts";
import { fingerprintOf } from "./http/siteFingerprint.ts";
import { mailAsItIs } from "./http/mailAsItIs.ts";
import type { Outbox } from "./metrics.ts";
import { type BuiltSite, loadOf, type ServedBackend, type BackendEvents } from "./servedBackend.ts";
import { isForOthers, type Settings } from "./settings.ts";

type EmbeddedSettings = Extract<Settings["backend"], { readonly folder: string }>;

/** The site with the embedded backend. */
export const embeddedBackend = async (
  { built, shared, captcha }: BuiltSite,
  settings: Settings,
  place: EmbeddedSettings,
  events: BackendEvents,
): Promise<ServedBackend> => {
  const { siteAddress, sending } = settings;
  if (isForOthers(settings) && settings.hasDemoData && !settings.demoIsPublic) {
    throw new StartRefusal(
      `HOST is ${settings.host} and the site's address ${siteAddress}: the embedded backend has demo accounts whose password everybody knows, and shows captured mails to all. Say DEMO_DATA=no for a site of your own, or DEMO_ACCOUNTS=public to open the demonstration.`,
    );
  }
  const embedded = await openBackend({
    ...place,
    ...events,
    siteUrl: siteAddress,
    seed: settings.hasDemoData,
    content: built.clubContent,
    backups: settings.backups.folder,
    club: built.letterhead,
    functions: built.used.functions,
    mails: sending ?? "captured",
    ...(settings.captcha?.secret !== undefined && {
      captcha: { ...settings.captcha, secret: settings.captcha.secret },
    }),
    ...(settings.discord && { discord: settings.discord }),
    ...(settings.pushKeys && { pushKeys: settings.pushKeys }),
    ...(settings.webhook !== undefined && { webhook: settings.webhook }),
    ...(settings.announcements !== undefined && { announcements: settings.announcements }),
  });
  const { anonKey, query, realtime } = embedded;
  const site = built.createSite({
    ...shared,
    backend: { url: siteAddress, anonKey, fetch: (input, init) => embedded.fetch(new Request(input, init)) },
    publicBackend: { url: "/", anonKey, captcha },
    hearsChanges: () => true,
    sendsMails: sending !== undefined || settings.hasDemoData,
  });
  embedded.onChange(site.invalidate, site.invalidateAll);
  const demoAccounts = await hasDemoAccounts(query).catch(async (cause: unknown) => {
    await embedded.close();
    throw cause;
  });
  const socketsAndGuard = socketsAndLocalGuard(realtime, demoAccounts, settings, built.used.followsChanges);
  let stopBackups = () => {};
  const mailPage = async (pathname: string) =>
    pathname === mailsPath
      ? built.mailPage(await capturedMails(query), await site.findClub())
      : mailAsItIs(await capturedHtml(query, pathname.slice(mailsPath.length + 1)));

  return {
    kind: "embedded",
    demoAccounts,
    site,
    fingerprint: fingerprintOf(keysIn(keysFileIn(place.folder)).jwtSecret),
    answer(request, peer) {
      const { pathname } = new URL(request.url);
      if (/^\/(?:rest|auth|storage|functions)\/v1\//.test(pathname)) return embedded.fetch(request, peer);
      // The page of captured mails exists only while mails are captured.
      if (isOfMails(pathname) && !sending) return mailPage(pathname);
      return undefined;
    },
    whyNotReady: embedded.whyNotReady,
    ...socketsAndGuard,
    measured: {
      load() {
        const { queues, ...others } = embedded.load();
        const own = loadOf(site);
        return { ...own, ...others, queues: { ...own.queues, ...queues } };
      },
      outbox: async () => (await query(outboxSql))[0] as Outbox,
    },
    begin() {
      if (settings.backups.days > 0) stopBackups = startNightlyBackups(settings.backups);
    },
    async close(served) {
      stopBackups();
      // The server closes only after its last socket.
      await Promise.all([served, realtime.close()]);
      await embedded.close();
    },
  };
};

/** A mail is given up after its eighth try. */
const outboxSql = `
  select count(*) filter (where tries < 8)::int as waiting, count(*) filter (where tries >= 8)::int as failed
  from public.outbox where sent_at is null`;

const mailsPath = "/_dev/mail";
const isOfMails = (path: string): boolean => path === mailsPath || path.startsWith(`${mailsPath}/`);

/** The WebSocket if a feature needs it, and a middleware that refuses other machines access to demo accounts and captured mails. */
const socketsAndLocalGuard = (
  realtime: EmbeddedBackend["realtime"],
  demoAccounts: boolean,
  { demoIsPublic, sending }: Settings,
  followsChanges: boolean,
): Beside => {
  if (demoIsPublic) return followsChanges ? { sockets: realtime } : {};
  const { before, isRefused } = localOnly({
    keptFrom: (path) => (demoAccounts ? "demo" : !sending && isOfMails(path) ? "mails" : undefined),
    warn: (why) =>
      console.warn(
        `A request of another machine was refused (${why}): ${demoAccounts ? "the database has demo accounts whose password everybody knows" : "captured mails are shown to all"}. ${demoAccounts ? "Say DEMO_ACCOUNTS=public if others may use them" : "Set SMTP_URL or MAIL_API_URL so that mails are sent, or say DEMO_ACCOUNTS=public to show them"}. Further ones are refused without a word.`,
      ),
  });
  const isMine: Sockets["isMine"] = (request) => !isRefused(request) && realtime.isMine(request);
  return { before, ...(followsChanges && { sockets: { ...realtime, isMine } }) };
};
