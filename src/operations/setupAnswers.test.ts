import { expect, it } from "vitest";
import { type Ask, askBy } from "./questions.ts";
import { askAddress, askAdmin, askDemo, askMails, readDemo, withoutPassword } from "./setupAnswers.ts";

/** Asks without a terminal. */
const given = (flags: Readonly<Record<string, string>>): Ask =>
  askBy({ input: process.stdin, output: Object.assign(Object.create(process.stdout), { isTTY: false }), flags });

it.each([
  ["club.example", /SITE_URL is "club\.example"/],
  ["", /^The site needs an address/],
  ["https://club.example/site", /has to end after the name/],
  ["https://*.club.example", /Its host has to be a name/],
  ["http://club.example", /has to begin with https/],
])("[ON-1] refuses the address %j", async (address, message) => {
  await expect(askAddress(given({ address }), {})).rejects.toThrow(message);
});

it("takes an address with https, and any of this machine", async () => {
  expect(await askAddress(given({ address: "https://club.example/" }), {})).toBe("https://club.example");
  expect(await askAddress(given({}), { SITE_URL: "http://localhost:4000" })).toBe("http://localhost:4000");
});

it("[ON-1] refuses an admin's e-mail that isn't one, and an answer about demo data that isn't one", async () => {
  await expect(askAdmin(given({ admin: "presidente" }), undefined)).rejects.toThrow(
    '"presidente" is no e-mail address',
  );
  expect(await askAdmin(given({ admin: "Presidente@club.example" }), undefined)).toBe("presidente@club.example");
  expect(() => readDemo("perhaps")).toThrow('DEMO_DATA is "perhaps"');
  expect(await askDemo(given({}), {})).toBe("no");
});

it.each([
  [{ mail: "mail.example" }, /SMTP_URL has to be an address/],
  [{ mail: "smtp://user:p#ss@mail.example" }, /# as %23/],
  [{ mail: "smtp://mail.example" }, /--sender/],
  [{ mail: "smtp://mail.example", sender: "Le club" }, /MAIL_FROM is "Le club"/],
  [{ mail: "https://mail.example" }, /--mail-key/],
  [{ mail: "https://mail.example", "mail-key": "" }, /needs its key/],
])("[ON-1] refuses %j", async (flags, message) => {
  await expect(askMails(given(flags), {})).rejects.toThrow(message);
});

it("takes one way for mails, and removes the other's settings", async () => {
  const sender = "Le club <a@b.fr>";
  const smtp = { SMTP_URL: "smtp://user:pass@mail.example", MAIL_FROM: sender };
  const provider = { MAIL_API_URL: "https://mail.example", MAIL_API_KEY: "key", MAIL_FROM: sender };
  const none = { SMTP_URL: undefined, MAIL_API_URL: undefined, MAIL_API_KEY: undefined };
  expect(await askMails(given({ mail: smtp.SMTP_URL }), provider)).toEqual({ ...none, ...smtp });
  expect(await askMails(given({ mail: provider.MAIL_API_URL, "mail-key": "key" }), smtp)).toEqual({
    ...none,
    ...provider,
  });
  expect(await askMails(given({}), smtp)).toEqual({ ...none, ...smtp });
  expect(await askMails(given({}), provider)).toEqual({ ...none, ...provider });
  expect(await askMails(given({ mail: "none" }), smtp)).toEqual(none);
});

it("shows addresses without their password", () => {
  expect(withoutPassword("smtps://user:p@ss@mail.example:465")).toBe("smtps://user:…@mail.example:465");
  expect(withoutPassword("smtp://mail.example:25")).toBe("smtp://mail.example:25");
});
