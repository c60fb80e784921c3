import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disguises } from "../../tests/disguises.ts";
import { isAbsoluteAddress, isOpenAddress, isSitePath, sitePathIn } from "./address.ts";
import { punycode } from "./punycode.ts";

const host = fc.domain();
const port = fc.option(
  fc.integer({ min: 0, max: 65_535 }).map((number) => `:${number}`),
  { nil: "" },
);
const rest = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\s\\<>"\p{Cc}\p{DI}\u2800]/gu, ""));

it("[TP-4] accepts an address with a host, with or without port, path, question and place", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("http", "https", "HTTPS"),
      host,
      port,
      fc.constantFrom("", "/", "?", "#"),
      rest,
      (scheme, name, at, mark, after) => {
        expect(isAbsoluteAddress(`${scheme}://${name}${at}${mark}${mark === "" ? "" : after}`)).toBe(true);
      },
    ),
  );
});

/** Random texts of parts of addresses, many of them nearly valid. */
const nearly = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "https://",
        "http://",
        "https:",
        "//",
        "@",
        ":",
        "/",
        "?",
        "#",
        "\\",
        "\t",
        "\n",
        " ",
        "%40",
        ".",
      ),
      fc.constantFrom(
        "javascript:",
        "data:",
        "club.fr",
        "evil.example",
        "user",
        "é",
        "\u202e",
        "80",
        "[::1]",
        "\u0000",
        "\uff20",
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

it("[TP-4] accepts nothing that a browser reads as another scheme, without a host or with a user name", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nearly,
        nearly.map((text) => `https://${text}`),
      ),
      (text) => {
        if (!isAbsoluteAddress(text) || !URL.canParse(text)) return;
        const { protocol, hostname, username, password } = new URL(text);
        expect(["http:", "https:"]).toContain(protocol);
        expect(hostname).not.toBe("");
        expect(username + password).toBe("");
        // The address must not resolve relative to a page of the site.
        expect(new URL(text, "https://club.fr/tips/un").href).toBe(new URL(text).href);
      },
    ),
    { numRuns: 5_000 },
  );
});

describe("an address", () => {
  it.each([
    "https://club.fr",
    "http://club.fr/",
    "https://club.fr:8080/a/b.png?c=d&e=f#g",
    "https://club.fr?a",
    "https://club.fr/a@b",
    "https://club.fr/(parenthèses)/été",
    "https://équipe.fr/",
    "HTTPS://CLUB.FR",
    "https://127.0.0.1/",
  ])("[TP-4] may be %s", (text) => {
    expect(isAbsoluteAddress(text)).toBe(true);
    expect(URL.canParse(text)).toBe(true);
  });

  it.each([
    "",
    "club.fr",
    "www.club.fr",
    "/image.png",
    "./image.png",
    "image.png",
    "#place",
    "?page=2",
    "//club.fr",
    "///club.fr",
    "https:club.fr",
    "https:/club.fr",
    "https://",
    "https:///chemin",
    "https://-",
    "https://--.fr/a",
    "https://club.-.fr",
    "https://_-/",
    "https://?a",
    "https://:80/",
    "https:\\\\club.fr",
    "https://club.fr\\@evil.example",
    "https://user@club.fr",
    "https://user:secret@club.fr",
    "https://club.fr@evil.example/",
    "https://club.fr:80@evil.example/",
    "https://@club.fr",
    "https://club.fr/a b",
    " https://club.fr",
    "https://club.fr\n",
    "https://club.fr/\u00a0",
    "ht\ttps://club.fr",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript://club.fr/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:image/png;base64,AAAA",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "ftp://club.fr",
    "blob:https://club.fr/1",
    "mailto:a@club.fr",
    'https://club.fr/"onerror="alert(1)',
    "https://club.fr/<script>",
    "https://club.fr/\u0000",
    "https://club.fr/?a=\u007f",
    "https://club.fr/\ud800",
    `https://club.fr/${"a".repeat(2_000)}`,
  ])("[TP-4] may not be %j", (text) => {
    expect(isAbsoluteAddress(text)).toBe(false);
  });
});

it.each(disguises)("[SE-50] refuses %j, which hides its host or a part of itself", (text) => {
  expect([isAbsoluteAddress(text), isOpenAddress(text)]).toEqual([false, false]);
});

it("[SE-50] shows the host that a browser opens", () => {
  const letters = fc.constantFrom(
    ..."aeZ09-_.\u00e9\u00c9e\u0301\u0430\u03c9\u6797\u304b\uff45\u{1d41e}\u2488\u3002\u2044@%\u05d0\u0338xn--",
  );
  const name = fc.array(letters, { minLength: 1, maxLength: 12 }).map((all) => all.join(""));
  let accepted = 0;
  fc.assert(
    fc.property(name, (host) => {
      const text = `https://${host}/`;
      if (!isAbsoluteAddress(text) || !URL.canParse(text)) return;
      accepted += 1;
      const label = (shown: string) => (/[^\w-]/.test(shown) ? `xn--${punycode(shown)}` : shown);
      expect(new URL(text).hostname).toBe(host.normalize("NFC").toLowerCase().split(".").map(label).join("."));
    }),
    { numRuns: 5_000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

// The rule uses no URL parser. These accepted addresses are invalid and lead nowhere.
it.each(["https://%", "https://club.fr:99999", "https://a^b/", "https://\uff20/"])(
  "[TP-4] refuses %s, which no browser can open",
  (text) => {
    expect(URL.canParse(text)).toBe(false);
    expect(isAbsoluteAddress(text)).toBe(false);
  },
);

describe("a place of this site", () => {
  it.each(["/", "/tips", "/news/un-article?page=2#place", "/images/été.png"])("[NW-5] may be %s", (text) => {
    expect([isSitePath(text), isOpenAddress(text)]).toEqual([true, true]);
  });

  it.each([
    "",
    "tips",
    "//evil.example",
    "/\\evil.example",
    "/a b",
    "/\tevil",
    "/\u0000",
    "/<b>",
    '/"',
    "#",
    "?a",
    `/${"a".repeat(2_000)}`,
  ])("[NW-5] isn't %j", (text) => {
    expect([isSitePath(text), isOpenAddress(text)]).toEqual([false, false]);
  });

  it.each([
    ["https://club.fr", "/"],
    ["https://club.fr/matches/un?page=2#place", "/matches/un?page=2#place"],
    ["https://club.fr//evil.example", "https://club.fr//evil.example"],
    ["https://club.fr.evil.example/un", "https://club.fr.evil.example/un"],
    ["https://club.fr@evil.example/un", "https://club.fr@evil.example/un"],
    ["http://club.fr/un", "http://club.fr/un"],
    ["/un", "/un"],
  ])("[NW-190] at %s is %s", (address, path) => {
    expect(sitePathIn(address, "https://club.fr")).toBe(path);
  });
});
