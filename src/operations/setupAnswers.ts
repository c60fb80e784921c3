import { readMailAddress } from "../../domain/shared/mailAddress.ts";
import { StartRefusal } from "../server/http/listen.ts";
import { isForOthers, settingsFrom } from "../server/settings.ts";
import type { Ask } from "./questions.ts";
import type { Changes } from "./settingsFile.ts";

type Settings = Readonly<Record<string, string | undefined>>;

const readAddress = (answer: string): string => {
  if (answer === "") throw new StartRefusal("The site needs an address such as https://club.example");
  const { siteAddress } = settingsFrom({ SITE_URL: answer });
  if (!siteAddress.startsWith("http:") || !isForOthers({ host: "localhost", siteAddress })) return siteAddress;
  throw new StartRefusal(`The address is "${answer}". It has to begin with https://, because passwords travel there.`);
};

/** @returns the site's public address */
export const askAddress = (ask: Ask, { SITE_URL }: Settings): Promise<string> =>
  ask({
    flag: "address",
    text: "The site's address, such as https://club.example",
    proposal: SITE_URL || undefined,
    read: readAddress,
  });

/** Reads `--demo`. */
export const readDemo = (answer: string): string => {
  settingsFrom({ DEMO_DATA: answer || "nothing" });
  return answer;
};

/** @returns "yes" or "no" */
export const askDemo = (ask: Ask, { DEMO_DATA }: Settings): Promise<string> =>
  ask({
    flag: "demo",
    text: "Demo data to try the site with: yes or no",
    proposal: DEMO_DATA || "no",
    read: readDemo,
  });

const readEmail = (answer: string): string => {
  const address = readMailAddress(answer);
  if (address !== undefined) return address;
  throw new StartRefusal(`"${answer}" is no e-mail address such as someone@example.org.`);
};

/** @param proposal the first admin who has no password yet */
export const askAdmin = (ask: Ask, proposal: string | undefined): Promise<string> =>
  ask({ flag: "admin", text: "The first admin's e-mail", proposal, read: readEmail });

const noMails = { SMTP_URL: undefined, MAIL_API_URL: undefined, MAIL_API_KEY: undefined } as const;

const readMail = (answer: string): Changes => {
  if (answer === "none") return noMails;
  const way = /^https?:/i.test(answer) ? { MAIL_API_URL: answer } : { SMTP_URL: answer || "nothing" };
  settingsFrom({ ...way, MAIL_API_KEY: "key", MAIL_FROM: "club@club.example" });
  return { ...noMails, ...way };
};

const readKey = (answer: string): string => {
  if (answer !== "") return answer;
  throw new StartRefusal("The mail provider needs its key.");
};

const readSender = (answer: string): string => {
  settingsFrom({ SMTP_URL: "smtp://mail.example", MAIL_FROM: answer });
  return answer;
};

/** An address without its password, for the terminal. */
export const withoutPassword = (address: string): string => address.replace(/^(\w+:\/\/[^:@/]*):.*@/, "$1:…@");

/** Asks how mails are sent. @returns the settings of the way, and none of another one */
export const askMails = async (ask: Ask, present: Settings): Promise<Changes> => {
  const proposal = present["SMTP_URL"] || present["MAIL_API_URL"] || "none";
  const way = await ask({
    flag: "mail",
    text: "How mails are sent: smtps://user:password@mail.example:465, a provider's https address, or none",
    proposal,
    shown: withoutPassword(proposal),
    read: readMail,
  });
  if (way === noMails) return noMails;
  const kept = present["MAIL_API_KEY"] || undefined;
  const key = way["MAIL_API_URL"] && {
    MAIL_API_KEY: await ask({
      flag: "mail-key",
      text: "The mail provider's key",
      proposal: kept,
      shown: kept && "the present one",
      read: readKey,
    }),
  };
  const sender = await ask({
    flag: "sender",
    text: "The sender of mails, such as Le club <bonjour@club.example>",
    proposal: present["MAIL_FROM"] || undefined,
    read: readSender,
  });
  return { ...way, ...key, MAIL_FROM: sender };
};
