import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { startSmtp } from "./smtp.ts";

/** A backend in memory that mails through a mail server of this process. */
export const openMailing = async (): Promise<{
  readonly smtp: Awaited<ReturnType<typeof startSmtp>>;
  readonly backend: EmbeddedBackend;
}> => {
  const smtp = await startSmtp();
  const backend = await openBackend({
    folder: "memory://",
    siteUrl: "http://site.test",
    seed: false,
    club: { name: "Club de test", shortName: "CDT", email: "contact@club.test" },
    mails: { smtpUrl: smtp.url, from: "Le club <bonjour@club.test>" },
  });
  return { smtp, backend };
};
