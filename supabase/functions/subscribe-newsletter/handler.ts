import * as z from "zod";
import { done, jsonIn, refusal, tooMany, unlessPosted } from "../_shared/http.ts";
import { mailAddress, problemsIn } from "../_shared/fields.ts";
import { confirmPage, unsubscribePage } from "../_shared/newsletterLinks.ts";
import { composed, type Mail } from "../_shared/mail.ts";
import type { Handler, Needs } from "../_shared/needs.ts";

const Name = z.nullable(z.string());
const Wish = z.object({ email: mailAddress });

type Tokens = { readonly confirm: string; readonly leave: string };

const mailTo = (
  to: string,
  clubName: string,
  { confirm, leave }: Tokens,
  { club, functionsAddress }: Pick<Needs, "club" | "functionsAddress">,
): Mail => ({
  to,
  // No "de" before the club's name: it may begin with a vowel.
  subject: `${clubName} : confirmez votre inscription à la lettre`,
  leaveAddress: `${functionsAddress}/unsubscribe-newsletter?jeton=${leave}`,
  ...composed([
    `Bonjour,`,
    `Quelqu’un, sans doute vous, a demandé la lettre du club ${clubName} pour cette adresse.`,
    { words: "Confirmer mon inscription", to: confirmPage(club, confirm) },
    `Le lien vaut sept jours. Sans confirmation, vous ne recevrez pas la lettre et votre adresse sera effacée.`,
    { words: "Ce n’était pas vous ? Effacer cette adresse", to: unsubscribePage(club, leave) },
  ]),
});

/**
 * Mails a confirmation link for the newsletter to an address. The answer doesn't reveal whether the address is subscribed.
 * Answers 422 to an invalid address, 429 to too many requests.
 */
export const subscribeNewsletter: Handler = async (request, needs) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  const body = await jsonIn(request);
  if (body.answer) return body.answer;
  const { success, data, error } = Wish.safeParse(body.given);
  if (!success) return refusal(422, "invalid", { fields: problemsIn(error) });

  const { email } = data;
  const tokens = { confirm: crypto.randomUUID(), leave: crypto.randomUUID() };
  // As admins have changed it; the settings have the first one.
  const clubName = Name.parse(await needs.call("club_name", {})) ?? needs.club.name;
  const taken = await needs.call("ask_for_letter", {
    email,
    confirm_token: tokens.confirm,
    leave_token: tokens.leave,
    mail: mailTo(email, clubName, tokens, needs),
    peer: needs.peer,
    network: needs.network,
  });
  if (taken !== "taken") return tooMany(Number(taken));
  needs.mailsWait();
  return done();
};
