/** Staff and admins count as staff. Only an admin gives roles. */
export type StaffRole = "staff" | "admin";

/** A caller's relation to the club, which decides on their rights. */
export type Audience = "visitor" | "member" | StaffRole;

/** The audience of a signed-in member. */
export const audienceOf = (role: StaffRole | undefined): Audience => role ?? "member";

const everybody = ["visitor", "member", "staff", "admin"] as const;
const signedIn = ["member", "staff", "admin"] as const;
const staff = ["staff", "admin"] as const;
const admins = ["admin"] as const;
const nobody: readonly Audience[] = [];

const granted = {
  "read published tips": everybody,
  "read drafts of tips": staff,
  "write a tip": staff,
  "publish a tip": staff,
  "delete a tip": staff,
  "count a view of a page": everybody,
  "count a search without a result": everybody,
  "count a view of a tip": everybody,
  "count a share of a tip": everybody,
  "like a tip": signedIn,
  "save a tip": signedIn,
  "comment on a tip": signedIn,
  "rate a tip": signedIn,
  "read published articles": everybody,
  "read drafts of articles": staff,
  "write an article": staff,
  "publish an article": staff,
  "delete an article": staff,
  "read categories": everybody,
  "change categories": staff,
  "count what a category has": staff,
  "share a draft by a link": staff,
  "read a draft by its link": everybody,
  "tell who writes": staff,
  "remark on what is written": staff,
  "learn who changed what was written": staff,
  "read earlier versions of what was written": staff,
  "add a picture to what is written": staff,
  "add a file to what is written": staff,
  "keep the library of pictures": staff,
  "import what was written elsewhere": staff,
  "announce on Discord": staff,
  "learn what is announced on Discord": staff,
  "count a share of an article": everybody,
  "like an article": signedIn,
  "comment on an article": signedIn,
  "like a comment": signedIn,
  "change one's own comment": signedIn,
  "read one's own hidden comments": signedIn,
  "read hidden comments": staff,
  "hide a comment": staff,
  "report a comment or a member": signedIn,
  "read and settle reports": staff,
  "read and appeal one's own measures": signedIn,
  "warn or mute a member": staff,
  "read the log of moderation": staff,
  "read one's own profile": signedIn,
  "change one's own profile": signedIn,
  "show a picture of oneself": signedIn,
  "take one's own data along": signedIn,
  "leave the club": signedIn,
  "read one's own role": signedIn,
  "see member cards": everybody,
  "read a member's page": everybody,
  "read hidden pages of members": staff,
  "hide one's own page": signedIn,
  "sign up": everybody,
  "follow a mail's link": everybody,
  "change one's own login": signedIn,
  "read published matches": everybody,
  "read drafts of matches": staff,
  "write a match": staff,
  "import matches": staff,
  "delete a match": staff,
  "read predictions": everybody,
  "read the table of predictions": everybody,
  "predict a match": signedIn,
  "read published standings": everybody,
  "read drafts of standings": staff,
  "change standings": staff,
  "read what is changed of the pages": everybody,
  "change the pages' texts": staff,
  "change the club's identity": admins,
  "switch features on and off": staff,
  "read published teams": everybody,
  "read drafts of teams": staff,
  "change teams": staff,
  "follow a team": signedIn,
  "follow a person or a category": signedIn,
  "read published partners": everybody,
  "read drafts of partners": staff,
  "change partners": staff,
  "read published products": everybody,
  "read drafts of products": staff,
  "change products": staff,
  "read open positions": everybody,
  "read closed positions": staff,
  "change positions": staff,
  "be notified": signedIn,
  "apply for a role": signedIn,
  "read one's own applications": signedIn,
  "read somebody else's applications": staff,
  "withdraw one's own application": signedIn,
  "decide on an application": staff,
  "take back a decision of this moment": staff,
  "read who decided": staff,
  "read internal notes on applications": staff,
  "write internal notes on applications": staff,
  "read the club's figures": staff,
  "look for members": admins,
  "read somebody else's role": admins,
  "make somebody staff": admins,
  "take a name that passes for a function": admins,
  "list the letter's subscribers": admins,
  "change the letter's subscribers": admins,
  "put the first steps away": admins,
  "write to the club": everybody,
  "ask for the letter": everybody,
  "read what others wrote to the club": staff,
  "answer what others wrote to the club": staff,
  "write the letter": staff,
  "read the letters of the archive": everybody,
  "read a letter outside the archive": staff,
} as const satisfies Readonly<Record<string, readonly Audience[]>>;

/** Acts that no caller may do. A table of its own, because a browser needs none of these names. */
const forbidden = {
  "like a tip for somebody else": nobody,
  "learn who else likes a tip": nobody,
  "save a tip for somebody else": nobody,
  "learn what somebody else saved": nobody,
  "comment in somebody else's name": nobody,
  "rate a tip for somebody else": nobody,
  "learn what somebody else gave a tip": nobody,
  "set a tip's counters": nobody,
  "write an article in somebody else's name": nobody,
  "change what is known of changes": nobody,
  "change earlier versions of what was written": nobody,
  "change what a colleague remarked": nobody,
  "reach the messages to Discord": nobody,
  "see an author's e-mail": nobody,
  "like an article for somebody else": nobody,
  "learn who else likes an article": nobody,
  "comment on an article in somebody else's name": nobody,
  "set an article's counters": nobody,
  "change what is known of readers": nobody,
  "read who hid one's own comment": nobody,
  "read or change what others report": nobody,
  "change a measure by a request": nobody,
  "change the log of moderation": nobody,
  "like a comment for somebody else": nobody,
  "learn who else likes a comment": nobody,
  "change what somebody said": nobody,
  "read somebody else's profile": nobody,
  "change somebody else's profile": nobody,
  "show a picture in somebody else's name": nobody,
  "make somebody else leave": nobody,
  "give oneself a role": nobody,
  "reach the logins": nobody,
  "set a match's revision": nobody,
  "change the club's records": nobody,
  "set the standings' revision": nobody,
  "remove a team with matches": nobody,
  "set a team's revision": nobody,
  "follow a team for somebody else": nobody,
  "learn which teams somebody else follows": nobody,
  "follow for somebody else": nobody,
  "learn what somebody else follows": nobody,
  "predict a match for somebody else": nobody,
  "learn what somebody else predicted": nobody,
  "predict a match that has begun": nobody,
  "read what somebody else is told": nobody,
  "choose what somebody else is told": nobody,
  "tell somebody what didn't happen": nobody,
  "set a partner's revision": nobody,
  "set a product's revision": nobody,
  "set a position's revision": nobody,
  "read earlier versions of positions": nobody,
  "apply for a closed position": nobody,
  "write which questions one was asked": nobody,
  "apply in somebody else's name": nobody,
  "read what somebody else has withdrawn": nobody,
  "withdraw somebody else's application": nobody,
  "decide on one's own application": nobody,
  "decide in somebody else's name": nobody,
  "change a decision": nobody,
  "take back an old decision": nobody,
  "write a decision into a new application": nobody,
  "read who decided on one's own application": nobody,
  "write who decided": nobody,
  "write internal notes in somebody else's name": nobody,
  "make somebody an admin": nobody,
  "take an admin's role": nobody,
  "erase or forge answers to messages": nobody,
  "learn who reads the letter": nobody,
  "change a letter that is sent": nobody,
  "read or write mails": nobody,
} as const satisfies Readonly<Record<string, readonly Audience[]>>;

type Rights = Readonly<Record<keyof typeof granted | keyof typeof forbidden, readonly Audience[]>>;

/**
 * The product's table of rights (docs/product.md, Rights). The memory adapters enforce the table, the UI reads it before it shows a
 * button, and the database's tests are generated from it. The database's policies are written by hand.
 *
 * A pure call, which a build leaves out when unused: a spread would stay in the browser's files, which only call `may`.
 */
export const rights: Rights = /* @__PURE__ */ Object.assign({}, granted, forbidden);

export type Act = keyof Rights;

/**
 * The acts of every member and of all staff, as a type: a page that needs only these acts doesn't load the table.
 */
export type MemberAct = {
  [Each in keyof typeof granted]: (typeof granted)[Each] extends typeof signedIn ? Each : never;
}[keyof typeof granted];

/** The right to read drafts, by kind of content item. */
export const readingDrafts = {
  article: "read drafts of articles",
  tip: "read drafts of tips",
} as const satisfies Readonly<Record<string, Act>>;

export const may = (audience: Audience, act: Act): boolean =>
  (granted as Partial<Rights>)[act]?.includes(audience) === true;
