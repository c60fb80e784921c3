import { expect, it } from "vitest";
import { element, xmlText } from "./xml.ts";

it("escapes whatever would be read as XML", () => {
  expect(xmlText(`<b> & "l'été" ]]>`)).toBe("&lt;b&gt; &amp; &quot;l&apos;été&quot; ]]&gt;");
  expect(element("title", "<script>&amp;</script>")).toBe("<title>&lt;script&gt;&amp;amp;&lt;/script&gt;</title>");
});

it("leaves out what XML can't hold", () => {
  expect(xmlText("a\u0000b\u001fc\ufffe\n\td")).toBe("abc\n\td");
  expect(xmlText("half \ud83d of a pair")).toBe("half \ufffd of a pair");
});
