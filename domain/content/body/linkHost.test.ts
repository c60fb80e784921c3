import { domainToASCII } from "node:url";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAbsoluteAddress } from "../../shared/address.ts";
import { otherHost } from "./linkHost.ts";
import { punycode } from "../../shared/punycode.ts";

const other = "https://autre.test/page";

describe("[CO-4] the host beside a link", () => {
  it.each([
    "banque.test",
    "https://banque.test",
    "HTTP://BANQUE.TEST/compte?a=b#c",
    "www.banque.test",
    "//banque.test/",
    "(banque.test)",
    "« banque.test »",
    "Voir banque.test, maintenant",
    "banque.test:8443",
    "banque.test.",
    "https://banque.test@autre.test",
    "https://banque.test:mdp@autre.test/",
    "banque.test@autre.test",
    "https:/\\banque.test",
    "https:\\\\banque.test",
    "https\ua789//banque.test",
    "banque.test\u2044connexion",
    "ban\u200bque.test",
    "ban\u00adque\u2060.test",
    "banque\u2024test",
    "banque\uff0etest",
    "banque\u3002test",
    "\uff42\uff41\uff4e\uff51\uff55\uff45.test",
    "b\u0430nque.test",
    domainToASCII("b\u0430nque.test"),
    "127.0.0.1",
    "http://localhost:3000",
    "autre.test.banque.fr",
    "autre.test et banque.test",
    "\u202etset.euqnab",
    "https://fichier.pdf",
    "www.fichier.pdf",
    "banque.test/fichier.pdf",
    "banque.test.pdf",
    "fichier.pdf.banque.test",
    "fichier.pdf de banque.test",
    "archive.zip",
  ])("is shown for %j", (words) => {
    expect(otherHost(words, other)).toBe("autre.test");
  });

  it.each([
    "autre.test",
    "https://autre.test/ailleurs/fichier.html?u=banque.test",
    "HTTPS://AUTRE.TEST:443/",
    "www.autre.test",
    "autre.test.",
    "contact@autre.test",
    "au\u200btre.test",
    "Le guide",
    "Version 1.2.3",
    "à 13.7 contre 2.0",
    "etc. … fin.",
    "",
    "a.b",
    "fichier.pdf",
    "Le PLANNING.PDF, en couleurs",
    "Node.js",
    "(Vue.js)",
    "équipe.png",
  ])("isn't for %j", (words) => {
    expect(otherHost(words, other)).toBeNull();
  });

  it("is the same with and without www, a port, capitals and a full stop", () => {
    expect(otherHost("autre.test", "https://www.autre.test:8443/")).toBeNull();
    expect(otherHost("www.autre.test", "HTTPS://Autre.Test./")).toBeNull();
    expect(otherHost("banque.test", "https://WWW.Autre.test.:8443?x")).toBe("www.autre.test");
  });

  it("is readable in French letters, and in ASCII where letters may be doubles of others", () => {
    expect(otherHost("banque.test", "https://équipe-été.test")).toBe("équipe-été.test");
    expect(otherHost("équipe.test", "https://xn--quipe-9ra.test")).toBeNull();
    expect(otherHost("banque.test", "https://b\u0430nque.test")).toBe("xn--bnque-4ve.test");
    expect(otherHost("b\u0430nque.test", "https://b\u0430nque.test")).toBe("xn--bnque-4ve.test");
  });

  it("is asked of no other text and no other address", () => {
    expect(otherHost("banque.test", "/tips")).toBeNull();
    expect(otherHost("banque.test", "mailto:a@autre.test")).toBeNull();
  });

  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
  const host = fc.tuple(label, fc.constantFrom("fr", "test", "gg")).map((parts) => parts.join("."));

  it("is shown whatever surrounds or hides another host, and is always the real one", () => {
    const before = fc.constantFrom("", "https://", "http://www.", "www.", "(", "→ ", "Voir ", "https://x@");
    const after = fc.constantFrom("", "/", ":443", "/a?b#c", ".", ",", " ici", "@autre.gg", "\\x");
    const hidden = fc.constantFrom("", "\u200b", "\u200d", "\u00ad", "\ufeff", "\u2060");
    fc.assert(
      fc.property(host, host, before, after, hidden, (seen, real, one, two, mark) => {
        fc.pre(seen !== real);
        const words = one + [...seen].join(mark) + two;
        expect(otherHost(words, `https://${real}/`)).toBe(real);
      }),
    );
  });

  it("isn't shown for the real one, however it is written", () => {
    fc.assert(
      fc.property(host, fc.constantFrom("", "https://", "www."), fc.constantFrom("", "/a.b", "."), (real, one, two) => {
        expect(otherHost(one + real.toUpperCase() + two, `https://${real}/`)).toBeNull();
      }),
    );
  });

  it("is told of any words and addresses, and where the browser goes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[a-zéèа-я0-9.]{1,12}$/u), (words, name) => {
        const address = `https://${name}/`;
        fc.pre(isAbsoluteAddress(address) && URL.canParse(address));
        expect(() => otherHost(words, address)).not.toThrow();
        const told = otherHost("quelque-chose-d-autre.example", address);
        expect(new URL(`https://${told}/`).host).toBe(new URL(address).host.replace(/\.$/, ""));
      }),
    );
  });
});

it("writes labels as hosts are asked for", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zà-öø-ÿ中文字а-яё-]{1,20}$/u), (typed) => {
      const name = `a${typed.replaceAll("-", "")}é`.normalize("NFC").toLowerCase();
      fc.pre(domainToASCII(`${name}.test`) !== "");
      expect(`xn--${punycode(name)}.test`).toBe(domainToASCII(`${name}.test`));
    }),
  );
});
