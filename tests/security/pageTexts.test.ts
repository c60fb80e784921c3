import { expect, it } from "vitest";
import { databaseForTests } from "./database.ts";

const { query } = databaseForTests();

const store = async (texts: unknown) => {
  await query("delete from page_texts");
  return query(`insert into page_texts (section, texts) values ('contact', $1::jsonb) returning section`, [
    JSON.stringify(texts),
  ]);
};

it.each([
  ["a script", { channels: [{ name: "Site", address: "javascript:alert(1)" }] }],
  ["an address without encryption", { channels: [{ name: "Site", address: "http://club.example" }] }],
  ["an address without a host", { call: { address: "https:///club" } }],
  ["a list as an address", { links: [{ address: ["https://club.example"] }] }],
  ["a too long address", { links: [{ address: `https://club.example/${"x".repeat(500)}` }] }],
  ["an e-mail address with a name around it", { email: "Le club <contact@club.example>" }],
])("[PS-5] the database refuses %s among the pages' texts", async (_, texts) => {
  await expect(store(texts)).rejects.toMatchObject({ code: "23514" });
});

it("[PS-5] the database stores https and e-mail addresses among the pages' texts", async () => {
  const texts = { email: "contact@club.example", channels: [{ name: "Discord", address: "https://discord.gg/club" }] };
  expect(await store(texts)).toEqual([{ section: "contact" }]);
  await query("delete from page_texts");
});
