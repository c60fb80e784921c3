import type { ContactMessages } from "../../../domain/messages/contact/ports.ts";
import { done } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { refusedTurn } from "../shared/turns.ts";

const sameWithin = 10 * 60 * 1000;

/** @param club where the club reads its mails */
export const memoryContactMessages = (backend: MemoryBackend, club: string): ContactMessages => ({
  async send({ name, email, subject, message }, trap) {
    const { enter, mails, now } = backend;
    await enter("write to the club");
    if (trap !== "") throw new Error("The field that nobody sees was filled in");
    const mail = { to: club, subject: `[Contact] ${subject}`, text: `${name} (${email}) a écrit :\n\n${message}` };
    const isSame = mails
      .read()
      .some((one) => one.text === mail.text && one.subject === mail.subject && now().getTime() - one.at < sameWithin);
    if (isSame) return done();
    const tooMany = refusedTurn(backend, "contact");
    if (tooMany) return tooMany;
    backend.post(mail);
    return done();
  },
});
