export type Mutant = {
  readonly breaks: string;
  /** The test files that should fail. */
  readonly seenBy: readonly string[];
  /** The titles of their tests that run, as a pattern; all when absent. */
  readonly titles?: string;
};

/** Small faults that people make, each a patch of this folder, with what it breaks and the tests that see it. */
export const mutants: Readonly<Record<string, Mutant>> = {
  "01-publication-comparison": {
    breaks: "What is published at this very moment isn't shown.",
    seenBy: ["domain/content/publication.test.ts"],
  },
  "02-turns-off-by-one": { breaks: "One act more than the limit is taken.", seenBy: ["domain/shared/limits.test.ts"] },
  "03-right-of-all-members": {
    breaks: "Every member reads the drafts of teams.",
    seenBy: ["tests/security/rights.test.ts"],
    titles: "read drafts of teams",
  },
  "04-formula-in-csv": {
    breaks: "A member's text runs as a formula in the staff's spreadsheet.",
    seenBy: ["tests/matchFiles.test.tsx"],
    titles: "formula",
  },
  "05-sign-out-not-awaited": {
    breaks: "A member who left is told so while they are still signed in.",
    seenBy: ["domain/accounts/deleteMyAccount.test.ts"],
  },
  "06-mail-address-left-behind": {
    breaks: "A member who left stays in the list of the letter.",
    seenBy: ["adapters/memory/backend.test.ts"],
  },
  "07-drafts-to-visitors": {
    breaks: "Visitors see drafts of events.",
    seenBy: ["tests/contracts/memory.test.ts"],
    titles: "EV-1",
  },
  "08-oldest-articles-first": {
    breaks: "The oldest articles come first.",
    seenBy: ["tests/contracts/memory.test.ts"],
    titles: "NW-2",
  },
  "09-missing-await": {
    breaks: "An answer that breaks off counts as one.",
    seenBy: ["adapters/supabase/shared/fetchWithTimeout.test.ts"],
  },
  "10-error-swallowed": {
    breaks: "A database that fails looks like one without rows.",
    seenBy: ["tests/faults/adapters.test.ts"],
    titles: "429",
  },
  "11-channel-left-open": {
    breaks: "A page that is left goes on listening.",
    seenBy: ["adapters/supabase/shared/changes.test.ts"],
  },
  "12-wrong-status": {
    breaks: "Too many tries are told as an unknown failure.",
    seenBy: ["tests/faults/hostedAccounts.test.ts"],
  },
  "13-page-too-long": {
    breaks: "Each page of the news has an article too many, which the next page shows again.",
    seenBy: ["tests/contracts/embedded.test.ts"],
    titles: "articles",
  },
  "14-tries-off-by-one": {
    breaks: "One more wrong password than the bound can be tried.",
    seenBy: ["adapters/embedded/auth/limits/limits.test.ts"],
  },
  "15-expired-token-taken": {
    breaks: "An expired access token is still taken.",
    seenBy: ["adapters/embedded/auth/sessions/accessToken.test.ts"],
  },
  "16-foreign-origin": {
    breaks: "A page of another host, whose name leads to this machine, may call a local site.",
    seenBy: ["adapters/embedded/gateway/origins.test.ts"],
  },
  "17-link-without-end": {
    breaks: "The link of a forgotten password works for a year.",
    seenBy: ["adapters/embedded/auth/firstAdmin.test.ts"],
  },
  "18-cache-not-dropped": {
    breaks: "A page that was being made during a change is kept without it.",
    seenBy: ["src/server/cache/pageCache.test.ts"],
  },
  "19-unescaped-xml": {
    breaks: "An ampersand in a title makes the feed unreadable.",
    seenBy: ["src/server/documents/xml.test.ts"],
  },
  "20-missing-nosniff": {
    breaks: "A browser may take any answer for a script.",
    seenBy: ["src/server/http/contentSecurity.test.ts"],
  },
  "21-address-in-log": { breaks: "The log holds members' e-mail addresses.", seenBy: ["src/server/log.test.ts"] },
  "22-session-not-reset": {
    breaks: "The page shows the member after the sign-out.",
    seenBy: ["ui/accounts/session/session.test.ts"],
  },
  "23-store-of-the-member-before": {
    breaks: "The next member at the device sees the notifications of the one before.",
    seenBy: ["ui/notifications/inbox.test.ts"],
  },
  "24-double-submit": { breaks: "A second press sends a form twice.", seenBy: ["ui/lib/form.property.test.ts"] },
  "25-lost-draft": {
    breaks: "A message that was typed is gone when the tab is closed.",
    seenBy: ["ui/messages/contact/form.test.ts"],
  },
  "26-wrong-plural": { breaks: "It says « il y a 1 jours ».", seenBy: ["ui/design/components/text/ago.test.ts"] },
  "27-wrong-time-zone": { breaks: "A match begins an hour early.", seenBy: ["ui/club/matches/state/when.test.ts"] },
  "28-lost-aria-label": {
    breaks: "A screen reader says nothing of the link to a match's calendar.",
    seenBy: ["ui/club/matches/calendar/CalendarLink.test.tsx"],
  },
  "29-older-answer-wins": {
    breaks: "A slow answer replaces a later one.",
    seenBy: ["ui/content/reactions/pagedQuery.test.ts"],
  },
  "30-forgotten-focus": {
    breaks: "The keyboard's place is lost when a row of a list is removed.",
    seenBy: ["ui/content/reports/admin/measuring.test.tsx"],
  },
  "31-policy-without-condition": {
    breaks: "Every member reads what others predicted.",
    seenBy: ["tests/security/cells.test.ts"],
  },
  "32-grant-too-much": {
    breaks: "Members may delete blocks without the function that counts them.",
    seenBy: ["tests/security/schema.test.ts"],
  },
  "33-one-seat-too-many": {
    breaks: "An event takes one member more than it has seats.",
    seenBy: ["tests/contracts/embedded.test.ts"],
    titles: "EV-3",
  },
  "34-export-without-a-table": {
    breaks: "A member's own data come without their sign-ups.",
    seenBy: ["tests/security/memberData.test.ts"],
  },
  "35-row-left-behind": {
    breaks: "The browsers of a member who left go on receiving.",
    seenBy: ["tests/security/memberData.test.ts"],
  },
  "36-expired-draft-link": {
    breaks: "A link to a draft of a tip works after its last day.",
    seenBy: ["tests/contracts/embedded.test.ts"],
    titles: "NW-22",
  },
  "37-mail-address-in-public": {
    breaks: "A member's page tells visitors their e-mail.",
    seenBy: ["tests/security/publicMembers.test.ts"],
  },
  "38-reports-to-members": {
    breaks: "Every member reads what others report.",
    seenBy: ["tests/security/rights.test.ts"],
    titles: "report",
  },
  "39-unescaped-mail": {
    breaks: "A visitor's message is markup in the club's mail.",
    seenBy: ["adapters/embedded/functions/functions.test.ts"],
  },
  "40-retry-without-limit": {
    breaks: "A mail that the provider doesn't take is sent again without end.",
    seenBy: ["supabase/functions/_shared/provider.test.ts"],
  },
};
