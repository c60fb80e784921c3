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
  ["a link to nowhere", { links: [{ name: "Discord", address: "" }] }],
  ["a channel to nowhere", { call: { address: "" }, channels: [{ name: "Discord", address: "" }] }],
  ["an empty address elsewhere", { address: "" }],
  ["a list as an address", { links: [{ address: ["https://club.example"] }] }],
  ["a too long address", { links: [{ address: `https://club.example/${"x".repeat(500)}` }] }],
  ["an e-mail address with a name around it", { email: "Le club <contact@club.example>" }],
])("[PS-5] the database refuses %s among the pages' texts", async (_, texts) => {
  await expect(store(texts)).rejects.toMatchObject({ code: "23514" });
});

it("[PS-5] the database stores https and e-mail addresses among the pages' texts", async () => {
  const texts = { email: "contact@club.example", channels: [{ name: "Discord", address: "https://discord.gg/club" }] };
  expect(await store(texts)).toEqual([{ section: "contact" }]);
  expect(await store({ call: { title: '"address": ""', address: "" } })).toEqual([{ section: "contact" }]);
  await query("delete from page_texts");
});

it("[CF-10] [CF-13] the publisher's address is a street; a wrong name of the club and a logo from elsewhere are refused", async () => {
  const insert = "insert into page_texts (section, texts) values ($1, $2::jsonb) returning section";
  const stored = (section: string, texts: unknown) => query(insert, [section, JSON.stringify(texts)]);
  await query("delete from page_texts");
  expect(await stored("legal", { address: "3 rue du Terrier, 29000 Quimper" })).toEqual([{ section: "legal" }]);
  for (const name of ["", " \u200b", "x".repeat(61), "Deux\nlignes"]) {
    await expect(stored("identity", { name })).rejects.toMatchObject({ code: "23514" });
  }
  for (const crest of ["https://elsewhere.example/a.png", "/storage/v1/object/public/contenus/../a.png", "data:,"]) {
    await expect(stored("identity", { name: "Les Furets", crest })).rejects.toMatchObject({ code: "23514" });
  }
  for (const crest of ["", "/storage/v1/object/public/contenus/images/a-b.png"]) {
    expect(await stored("identity", { name: "Les Furets", crest })).toEqual([{ section: "identity" }]);
    await query("delete from page_texts where section = 'identity'");
  }
  expect(await stored("identity", { name: "x".repeat(60) })).toEqual([{ section: "identity" }]);
  await query("delete from page_texts");
});

it("[CF-15] the database refuses a club's colour that isn't one", async () => {
  const stored = (colours: unknown) =>
    query(`insert into page_texts (section, texts) values ('identity', $1::jsonb) returning section`, [
      JSON.stringify({ name: "Les Furets", colours }),
    ]);
  await query("delete from page_texts");
  const light = ["", "", ""];
  for (const colour of ["red", "#fff", "#1234567", "#12345g", "#123456;}", "#123456\n"]) {
    await expect(stored({ accent: colour, field: "", light })).rejects.toMatchObject({ code: "23514" });
    await expect(stored({ accent: "", field: "", light: ["", "", colour] })).rejects.toMatchObject({ code: "23514" });
  }
  for (const colours of [undefined, { accent: "#8fe3c0", field: "", light }]) {
    expect(await stored(colours)).toEqual([{ section: "identity" }]);
    await query("delete from page_texts");
  }
});
