/** Both count as staff. Only an admin gives roles. */
export type StaffRole = "staff" | "admin";

/** What a caller is to the club: it decides on their rights. */
export type Standing = "visitor" | "member" | StaffRole;

/** The standing of a signed-in member. */
export const standingOf = (role: StaffRole | undefined): Standing => role ?? "member";

const everybody: readonly Standing[] = ["visitor", "member", "staff", "admin"];
const signedIn: readonly Standing[] = ["member", "staff", "admin"];
const staff: readonly Standing[] = ["staff", "admin"];
const admins: readonly Standing[] = ["admin"];
const nobody: readonly Standing[] = [];

/**
 * Who may do what: the product's one table of rights (docs/product.md, Rights). The memory adapters enforce it, the UI asks it
 * before it shows a button, and the tests of the database are generated from it. The database's policies are written by hand.
 */
export const rights = {
  "read published tips": everybody,
  "read drafts of tips": staff,
  "write a tip": staff,
  "publish a tip": staff,
  "delete a tip": staff,
  "count a view of a tip": everybody,
  "count a share of a tip": everybody,
  "like a tip": signedIn,
  "like a tip for somebody else": nobody,
  "learn who else likes a tip": nobody,
  "save a tip": signedIn,
  "save a tip for somebody else": nobody,
  "learn what somebody else saved": nobody,
  "comment on a tip": signedIn,
  "comment in somebody else's name": nobody,
  "rate a tip": signedIn,
  "rate a tip for somebody else": nobody,
  "learn what somebody else gave a tip": nobody,
  "set a tip's counters": nobody,
  "read published articles": everybody,
  "read drafts of articles": staff,
  "write an article": staff,
  "write an article in somebody else's name": nobody,
  "publish an article": staff,
  "delete an article": staff,
  "read categories": everybody,
  "change categories": staff,
  "count what a category has": staff,
  "learn who changed what was written": staff,
  "change what is known of changes": nobody,
  "add a picture to what is written": staff,
  "announce on Discord": staff,
  "learn what is announced on Discord": staff,
  "reach the messages to Discord": nobody,
  "see an author's e-mail": nobody,
  "count a share of an article": everybody,
  "like an article": signedIn,
  "like an article for somebody else": nobody,
  "learn who else likes an article": nobody,
  "comment on an article": signedIn,
  "comment on an article in somebody else's name": nobody,
  "set an article's counters": nobody,
  "read one's own hidden comments": signedIn,
  "read hidden comments": staff,
  "read who hid one's own comment": nobody,
  "hide a comment": staff,
  "change what somebody said": nobody,
  "read one's own profile": signedIn,
  "read somebody else's profile": nobody,
  "change one's own profile": signedIn,
  "change somebody else's profile": nobody,
  "show a picture of oneself": signedIn,
  "show a picture in somebody else's name": nobody,
  "take one's own data along": signedIn,
  "leave the club": signedIn,
  "make somebody else leave": nobody,
  "read one's own role": signedIn,
  "give oneself a role": nobody,
  "see member cards": everybody,
  "sign up": everybody,
  "follow a mail's link": everybody,
  "change one's own login": signedIn,
  "reach the logins": nobody,
  "read published matches": everybody,
  "read drafts of matches": staff,
  "write a match": staff,
  "import matches": staff,
  "delete a match": staff,
  "set a match's revision": nobody,
  "change the club's records": nobody,
  "read what is changed of the pages": everybody,
  "change the pages' texts": staff,
  "switch features on and off": staff,
  "read published partners": everybody,
  "read drafts of partners": staff,
  "change partners": staff,
  "set a partner's revision": nobody,
  "read published products": everybody,
  "read drafts of products": staff,
  "change products": staff,
  "set a product's revision": nobody,
  "read open positions": everybody,
  "read closed positions": staff,
  "change positions": staff,
  "set a position's revision": nobody,
  "read earlier versions of positions": nobody,
  "apply for a role": signedIn,
  "apply for a closed position": nobody,
  "write which questions one was asked": nobody,
  "apply in somebody else's name": nobody,
  "read one's own applications": signedIn,
  "read somebody else's applications": staff,
  "read what somebody else has withdrawn": nobody,
  "withdraw one's own application": signedIn,
  "withdraw somebody else's application": nobody,
  "decide on an application": staff,
  "decide on one's own application": nobody,
  "decide in somebody else's name": nobody,
  "change a decision": nobody,
  "take back a decision of this moment": staff,
  "take back an old decision": nobody,
  "write a decision into a new application": nobody,
  "read who decided": staff,
  "read who decided on one's own application": nobody,
  "write who decided": nobody,
  "read internal notes on applications": staff,
  "write internal notes on applications": staff,
  "write internal notes in somebody else's name": nobody,
  "read the club's figures": staff,
  "look for members": admins,
  "read somebody else's role": admins,
  "make somebody staff": admins,
  "make somebody an admin": nobody,
  "take an admin's role": nobody,
  "write to the club": everybody,
  "ask for the letter": everybody,
  // The admin panel shows contact messages to the staff.
  "read what others wrote to the club": nobody,
  "learn who reads the letter": nobody,
  "read or write mails": nobody,
} as const satisfies Readonly<Record<string, readonly Standing[]>>;

export type Act = keyof typeof rights;

/** The right to read drafts, by kind of content item. */
export const readingDrafts = {
  article: "read drafts of articles",
  tip: "read drafts of tips",
} as const satisfies Readonly<Record<string, Act>>;

export const may = (standing: Standing, act: Act): boolean => rights[act].includes(standing);
