import { expect, it } from "vitest";
import { maskerOf } from "./secrets.ts";

it("[ON-11] hides keys, and passwords however they are written", () => {
  const mask = maskerOf({
    MAIL_API_KEY: "re_0123456789",
    SUPABASE_ACCESS_TOKEN: "sbp_0123",
    DISCORD_WEBHOOK_URL: "https://discord.example/api/webhooks/1/abc",
    SMTP_URL: "smtps://club:p%40ss%2Fword@mail.example:465",
    DATABASE_URL: "postgresql://club:geheim@db.example/club",
    PORT: "3000",
  });
  const login = Buffer.from("\0club\0p@ss/word").toString("base64");
  const said = [
    "re_0123456789 sbp_0123 https://discord.example/api/webhooks/1/abc",
    `p%40ss%2Fword p@ss/word ${login} geheim`,
    "postgresql://other:word@db.example/club at port 3000",
  ].join(" ");
  expect(mask(said)).toBe("*** *** *** *** *** *** *** postgresql://other:***@db.example/club at port 3000");
});
