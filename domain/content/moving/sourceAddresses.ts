/** An address in a source: of a link or of a picture. */
export type AddressUse = "link" | "picture";

/** Gives another address, the same one, or null: then a picture is left out, and a link leads nowhere. */
export type ChangeAddress = (address: string, use: AddressUse) => string | null;

const tag = /<(a|img)(\s(?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const reference = /(\s(?:href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const read = (text: string): string =>
  text.replace(
    /&(?:amp|#38|quot|#34|lt|gt);/g,
    (sign) => ({ "&quot;": '"', "&#34;": '"', "&lt;": "<", "&gt;": ">" })[sign] ?? "&",
  );
const written = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/** HTML with other addresses in its links and pictures. */
export const withHtmlAddresses = (html: string, change: ChangeAddress): string =>
  html.replace(tag, (whole, name: string, attributes: string) => {
    const [all, before = "", double, single, bare] = reference.exec(attributes) ?? [];
    if (all === undefined) return whole;
    const address = read(double ?? single ?? bare ?? "").trim();
    const use = name.toLowerCase() === "a" ? "link" : "picture";
    const other = change(address, use);
    if (other === address) return whole;
    if (other === null && use === "picture") return "";
    return `<${name}${attributes.replace(all, () => `${before}"${written(other ?? "")}"`)}>`;
  });

const markdownReference = /(!?)(\[(?:[^\]\\]|\\.)*\]\()(<[^<>\n]*>|[^\s()<>]+)/g;

/** Markdown with other addresses in its links and pictures. One without an address stays as it was. */
export const withMarkdownAddresses = (text: string, change: ChangeAddress): string =>
  text.replace(markdownReference, (whole, picture: string, before: string, address: string) => {
    const own = address.replace(/^<|>$/g, "");
    const other = change(own, picture ? "picture" : "link");
    return other === null || other === own ? whole : `${picture}${before}<${other.replace(/[<>]/g, "")}>`;
  });
