import { describe, expect, it } from "vitest";
import { type Block, type Inline, withCheckedAddresses, withoutBadAddresses, withSitePaths } from "./content.ts";

const words: Inline = { kind: "text", text: "mots" };
const good = "https://example.org/a";
const paragraph = (...inlines: readonly Inline[]): Block => ({ kind: "paragraph", inlines });
const checked = (inline: Inline) => withCheckedAddresses([paragraph(inline)]);

it("[NW-190] makes paths of links to the site, and leaves others and pictures as they are", () => {
  const link = (address: string): Inline => ({ kind: "link", address, inlines: [words] });
  const picture: Inline = { kind: "image", address: "https://club.fr/a.png", description: "" };
  const body = [paragraph(link("https://club.fr/tips"), link(good), picture)];
  expect(withSitePaths(body, "https://club.fr")).toEqual([paragraph(link("/tips"), link(good), picture)]);
});

describe("the addresses in a tip", () => {
  it("[TP-4] stay when they are whole", () => {
    const link: Inline = { kind: "link", address: good, inlines: [words] };
    const image: Inline = { kind: "image", address: good, description: "Une carte" };
    expect(checked(link)).toEqual([paragraph(link)]);
    expect(checked(image)).toEqual([paragraph(image)]);
  });

  it.each(["javascript:alert(1)", "/tips", "//example.org", "data:text/html,x", "", "https://a@b.example"])(
    "[TP-4] become a note when they are %j",
    (address) => {
      expect(checked({ kind: "link", address, inlines: [words] })).toEqual([paragraph({ kind: "bad-link" })]);
      expect(checked({ kind: "image", address, description: "x" })).toEqual([paragraph({ kind: "bad-image" })]);
    },
  );

  it("[CO-2] are good when they are those of uploaded pictures, but for no link", () => {
    const address = "/storage/v1/object/public/contenus/images/a.png";
    const image: Inline = { kind: "image", address, description: "" };
    expect(checked(image)).toEqual([paragraph(image)]);
    expect(withoutBadAddresses([paragraph(image)])).toEqual([paragraph(image)]);
    expect(checked({ kind: "link", address, inlines: [words] })).toEqual([paragraph({ kind: "bad-link" })]);
  });

  it.each(["strong", "emphasis", "struck"] as const)("[TP-4] are found in what is %s", (kind) => {
    const bad: Inline = { kind: "link", address: "/ici", inlines: [words] };
    expect(checked({ kind, inlines: [words, bad] })).toEqual([
      paragraph({ kind, inlines: [words, { kind: "bad-link" }] }),
    ]);
  });

  it("[TP-4] are found in a picture that is a link", () => {
    const image: Inline = { kind: "image", address: "carte.png", description: "" };
    expect(checked({ kind: "link", address: good, inlines: [image] })).toEqual([
      paragraph({ kind: "link", address: good, inlines: [{ kind: "bad-image" }] }),
    ]);
  });

  it("[TP-4] are found in headings, lists and quotes, however deep", () => {
    const bad: Inline = { kind: "image", address: "carte.png", description: "" };
    const around = (inline: Inline): readonly Block[] => [
      { kind: "heading", level: 2, inlines: [inline] },
      { kind: "list", isOrdered: true, items: [[paragraph(inline)], [{ kind: "quote", blocks: [paragraph(inline)] }]] },
    ];
    expect(withCheckedAddresses(around(bad))).toEqual(around({ kind: "bad-image" }));
  });

  it("leaves code, rules and words alone", () => {
    const blocks: readonly Block[] = [
      { kind: "code", text: "[a](b)" },
      { kind: "rule" },
      paragraph(words, { kind: "line-break" }),
    ];
    expect(withCheckedAddresses(blocks)).toEqual(blocks);
  });
});

describe.each([
  ["a tip", withCheckedAddresses],
  ["an article", withoutBadAddresses],
] as const)("the links of %s", (_, read) => {
  const linked = (...inlines: readonly Inline[]): Inline => ({
    kind: "link",
    address: "https://autre.test/a",
    inlines,
  });
  const seen = (text: string): Inline => ({ kind: "text", text });

  it.each<readonly Inline[]>([
    [seen("banque.test")],
    [seen("ban"), { kind: "strong", inlines: [seen("que.")] }, { kind: "code", text: "test" }],
    [{ kind: "image", address: good, description: "banque.test" }],
  ])("[CO-4] carry the host that they lead to when they look like another", (...inlines) => {
    const link = linked(...inlines);
    expect(read([paragraph(link)])).toEqual([paragraph({ ...link, host: "autre.test" } as Inline)]);
    expect(read([{ kind: "heading", level: 2, inlines: [{ kind: "strong", inlines: [link] }] }])).toEqual([
      {
        kind: "heading",
        level: 2,
        inlines: [{ kind: "strong", inlines: [{ ...link, host: "autre.test" } as Inline] }],
      },
    ]);
  });

  it("[CO-4] carry nothing when they say where they lead, or nothing of it", () => {
    for (const link of [linked(seen("autre.test")), linked(seen("le guide"))]) {
      expect(read([paragraph(link)])).toEqual([paragraph(link)]);
    }
  });
});
