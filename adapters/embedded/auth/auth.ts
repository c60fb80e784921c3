import { type AccountNeeds, type Answer, readCall } from "./call.ts";
import { type Captcha, withCaptcha } from "./captcha.ts";
import { authLimits } from "./limits/authLimits.ts";
import { accountMails } from "./mails/mails.ts";
import { discordLinks, discordSignIn, leadBack } from "./discord/signIn.ts";
import type { DiscordApplication } from "./discord/provider.ts";
import { changeEmailLikeHosted } from "./emailChanges.ts";
import { followLikeHosted, spendLikeHosted } from "./mails/mailLinks.ts";
import { afterRecentSignIn, endingOthers, signInLikeHosted, withGoodPassword } from "./passwords/passwords.ts";
import { clientOf, networkOf } from "../queue/peers.ts";
import { inOrder, refreshInOrder } from "./inOrder.ts";
import { recoverLikeHosted } from "./recoveries.ts";
import { answerTo, dataRefusal } from "../gateway/refusals.ts";
import { withRequestNotes } from "../database/requestNotes.ts";
import { resendLikeHosted, signUpLikeHosted } from "./signUps.ts";
import type { Templates } from "./mails/templates.ts";

type Needs = AccountNeeds & {
  readonly templates: Templates;
  readonly club: { readonly name: string };
  readonly anonKey: string;
  readonly captcha?: Captcha | undefined;
  /** With which members sign in with Discord. */
  readonly discord?: DiscordApplication | undefined;
};

const identity = /(?<=^\/user\/identities)\/[\da-f-]+$/;
const place = /^\/auth\/v1(\/.*)$/;

/** Whether its answer may compute the hash of a password. */
export const mayHash = ({ method, url }: Request): boolean => {
  const { pathname, searchParams } = new URL(url);
  const path = place.exec(pathname)?.[1];
  if (method !== "POST") return method === "PUT" && path === "/user";
  return path === "/signup" || (path === "/token" && searchParams.get("grant_type") === "password");
};

/**
 * Answers requests to /auth/v1 as a hosted project does, as far as the product uses it. The rest is closed: plain lite makes confirmed
 * logins of any address there (`/otp`, `/magiclink`).
 */
export const authWith = ({ lite, captcha, discord, ...others }: Needs) => {
  const needs = { ...others, lite: whole(lite) };
  const withPost = { ...needs, post: accountMails(needs), ordered: inOrder() };
  const { mailing, trying, spending, proving, hashing, opening, leaving } = authLimits();
  const byHuman = (answer: Answer) => (captcha ? proving(withCaptcha(captcha)(answer)) : answer);
  const links = discordLinks(withPost, discord !== undefined);
  const asItIs: Answer = ({ request }) => needs.lite(request);
  const signIn = trying(hashing(opening(signInLikeHosted(needs))));
  const spend = spending(opening(spendLikeHosted(needs)));
  const changeEmail = mailing(changeEmailLikeHosted(withPost));
  const changeLogin: Answer = (call) => (call.given.email === undefined ? asItIs : changeEmail)(call);
  const changePassword = hashing(endingOthers(needs, changeLogin));

  /** Closed on a site without Discord's keys. */
  const waysOver = (application: DiscordApplication): readonly (readonly [string, Answer])[] => {
    const { authorize, authorizeLink, callback } = discordSignIn({ ...withPost, discord: application });
    return [
      ["GET /authorize", leadBack(leaving(authorize))],
      ["GET /callback", leadBack(leaving(callback))],
      ["POST /token?grant_type=pkce", spending(opening(asItIs))],
      ["GET /user/identities/authorize", leaving(authorizeLink)],
    ];
  };
  const answers = new Map<string, Answer>([
    [
      "POST /signup",
      byHuman(withGoodPassword(needs, mailing(signUpLikeHosted({ ...withPost, hashing }), { keepsLink: true }))),
    ],
    ["POST /resend", byHuman(mailing(resendLikeHosted(withPost), { keepsLink: true }))],
    ["POST /recover", byHuman(mailing(recoverLikeHosted(withPost), { keepsLink: true }))],
    ["POST /verify", spend],
    ["GET /verify", followLikeHosted(spend, needs.anonKey)],
    ["POST /token?grant_type=password", byHuman(signIn)],
    ["POST /token?grant_type=refresh_token", opening(refreshInOrder(withPost))],
    [
      "PUT /user",
      afterRecentSignIn(
        needs,
        withGoodPassword(needs, (call) => (call.given.password === undefined ? changeLogin : changePassword)(call)),
      ),
    ],
    ["GET /user", asItIs],
    ["POST /logout", asItIs],
    ["GET /settings", links.settings],
    ...(discord ? waysOver(discord) : []),
    ["DELETE /user/identities/…", links.unlinkOwn],
    ["GET /health", asItIs],
  ]);

  /** @param peer the address at the other end of the socket */
  return async (request: Request, peer = ""): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = place.exec(pathname)?.[1] ?? "";
    const grant = path === "/token" ? `?grant_type=${searchParams.get("grant_type")}` : "";
    const answer = answers.get(`${request.method} ${path.replace(identity, "/…")}${grant}`);
    if (!answer) return dataRefusal(404, "There is nothing here");
    const call = await readCall(request, { ...needs, network: networkOf(clientOf(request, peer)) });
    // No `instanceof`: the HTTP server puts a Response of its own in the place of the global one.
    return "given" in call ? answer(call) : call;
  };
};

/**
 * lite answers 500 to every refusal of the database. Asks lite again when a concurrent request has changed the rows that lite had read
 * (a member who left, an address that was taken). Answers 503 while the database can't be read or written.
 */
const whole =
  (lite: AccountNeeds["lite"]): AccountNeeds["lite"] =>
  async (request) => {
    const again = request.clone();
    const first = await withRequestNotes(() => lite(request));
    const isConflict = first[0].status >= 500 && conflict.test(first[1].sqlState ?? "");
    const [answer, { sqlState = "" }] = isConflict ? await withRequestNotes(() => lite(again)) : first;
    if (answer.status < 500 || !isUnavailable.test(sqlState)) return answer;
    return answerTo(request, 503, "Nothing can be done at the moment", 5);
  };

/** A row that another one needs or is, and the class "transaction rollback". */
const conflict = /^(?:2350[35]|40)/;
/** No connection, no room, nothing is written, ended from outside, or a time limit. */
const isUnavailable = /^(?:08|53|57|25006|55P03)/;
