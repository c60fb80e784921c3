import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disarmed, messageOf } from "./discord.ts";

describe("words on Discord", () => {
  it.each([
    ["a call to all", "@everyone @here", "@\u200beveryone @\u200bhere"],
    [
      "a mention",
      "<@123> <@&4> <#5>",
      String.raw`\<` + "@\u200b123" + String.raw`\> \<` + "@\u200b&4" + String.raw`\> \<\#5\>`,
    ],
    ["emphasis and code", "**a** _b_ ~~c~~ `d` ||e||", String.raw`\*\*a\*\* \_b\_ \~\~c\~\~ \`d\` \|\|e\|\|`],
    ["a link behind other words", "[ici](https://a.fr)", String.raw`\[ici\]\(https://a.fr\)`],
    ["headings, quotes and lists", "# a\n> b\n- c\n  + d\n1. e", "\\# a\n\\> b\n\\- c\n  \\+ d\n1\\. e"],
    ["an escape of its own", String.raw`\*a\*`, String.raw`\\\*a\\\*`],
    ["a call to all in an address", "https://a.fr/@everyone", "https://a.fr/@\u200beveryone"],
  ])("are disarmed: %s", (_, text, plain) => {
    expect(disarmed(text)).toBe(plain);
  });

  it.each([
    "Bonjour, j'ai 3.5 heures - le soir.",
    "https://exemple.fr/ines_m?a=b_c&d=1",
    "https://www.tiktok.com/@ines.m",
    "\u{1f469}\u200d\u{1f4bb} Ça va ?",
  ])("stay as they are when they mean nothing else: %s", (text) => {
    expect(disarmed(text)).toBe(text);
  });
});

describe("[RC-14] a message to Discord", () => {
  const message = (values: readonly string[], title = "Titre") =>
    messageOf({ title, url: "https://a.fr", fields: values.map((value, at) => ({ name: `Champ ${at}`, value })) });

  it("calls nobody, even if a mention came through", () => {
    expect(message(["Bonjour"]).allowed_mentions).toEqual({ parse: [] });
  });

  it("leaves out what is empty, which Discord refuses", () => {
    expect(message(["", " \n ", "Bonjour"]).embeds[0]?.fields).toEqual([{ name: "Champ 2", value: "Bonjour" }]);
  });

  it("cuts what is too long, and says so", () => {
    const [field] = message(["é".repeat(2_000)]).embeds[0]?.fields ?? [];
    expect(field?.value).toBe(`${"é".repeat(1_023)}…`);
  });

  it("keeps Discord's limits, whatever is written", () => {
    const words = fc.oneof(
      fc.string({ unit: "binary", maxLength: 3_000 }),
      fc.constantFrom("@everyone", "*".repeat(5_000), "\u{1f44b}".repeat(3_000), "@".repeat(1_024), "\\".repeat(1_500)),
      fc.string({ unit: fc.constantFrom("*", "@", "a", "\u{1f44b}", "\n", "-", " "), maxLength: 3_000 }),
    );
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 30 }), (title, values) => {
        const [embed] = message(values, title).embeds;
        const fields = embed?.fields ?? [];
        expect(embed?.title.length).toBeLessThanOrEqual(256);
        expect(fields.length).toBeLessThanOrEqual(25);
        for (const { name, value } of fields) {
          expect(name.length).toBeLessThanOrEqual(256);
          expect(value.length).toBeLessThanOrEqual(1_024);
          expect(value.trim()).not.toBe("");
          expect(value).not.toMatch(/@(?:everyone|here)/);
        }
        const total = fields.reduce(
          (sum, { name, value }) => sum + name.length + value.length,
          embed?.title.length ?? 0,
        );
        expect(total).toBeLessThanOrEqual(6_000);
      }),
      { numRuns: 50 },
    );
  });
});
