import type { Block, Content, Inline } from "../../content/body/content.ts";
import { numberOf } from "../../content/body/list.ts";
import { linkedContent } from "../../content/body/shownContent.ts";
import { escapedHtml, htmlBlock } from "../../content/editing/htmlSource.ts";
import { preheaderOf } from "./letterPage.ts";
import { withMailAddresses, withNamedCallouts } from "./mailContent.ts";

/** The club's name; the addresses of the site, and of the host of its pictures if that is another one, without a slash at their end. */
export type LetterSender = { readonly club: string; readonly site: string; readonly pictures: string };

/** A letter as both parts of a mail. `leaveMark` stands for the address that unsubscribes. */
export type RenderedLetter = { readonly text: string; readonly html: string };

export const leaveMark = "{{leave}}";
/** Only the foot has the mark: each one grows into an address of 150 characters. */
const withoutMark = (text: string): string => text.replaceAll(leaveMark, "");

const lineOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline): string => {
      switch (inline.kind) {
        case "text":
        case "code":
          return inline.text;
        case "line-break":
          return "\n";
        case "link": {
          const words = lineOf(inline.inlines);
          return words === inline.address ? words : `${words} (${inline.address})`;
        }
        case "image":
          return [inline.description && `[${inline.description}]`, inline.caption, inline.credit]
            .filter(Boolean)
            .join("\n");
        case "strong":
        case "emphasis":
        case "struck":
          return lineOf(inline.inlines);
        default:
          return "";
      }
    })
    .join("");

const indented = (text: string, first: string, other: string): string => first + text.replaceAll("\n", `\n${other}`);

const textOf = (block: Block): string => {
  switch (block.kind) {
    case "paragraph":
      return lineOf(block.inlines);
    case "heading": {
      const line = lineOf(block.inlines);
      return `${line}\n${(block.level < 3 ? "=" : "-").repeat(Math.min([...line].length, 60))}`;
    }
    case "list":
      return block.items
        .map((item, at) =>
          indented(item.map(textOf).join("\n"), block.isOrdered ? `${numberOf(block, at)}. ` : "- ", "  "),
        )
        .join("\n");
    case "quote":
    case "callout":
      return indented(textOfAll(block.blocks), "> ", "> ");
    case "table":
      return block.rows
        .map((row) => row.map(({ inlines }) => lineOf(inlines).replaceAll("\n", " ")).join(" | "))
        .join("\n");
    case "code":
      return block.text;
    case "diagram":
      return block.caption;
    case "rule":
      return "-----";
  }
};
const textOfAll = (content: Content): string => content.map(textOf).join("\n\n");

/** Colours and sizes for mail programs, which know none of the site's. */
const lightStyles = `body{margin:0;padding:24px 16px;background:#f4f4f6;color:#1c1c22;font:16px/1.6 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
.letter{max-width:600px;margin:0 auto;padding:32px 24px;background:#fff;border-radius:8px}
.letter,.foot{overflow-wrap:anywhere}
h1{margin:0 0 24px;font-size:26px;line-height:1.25}
h2{margin:32px 0 8px;font-size:20px;line-height:1.3}
h3,h4,h5,h6{margin:24px 0 8px;font-size:17px}
p,ul,ol{margin:0 0 16px}
li{margin:0 0 6px}
a{color:#1a4fd6}
img{max-width:100%;height:auto}
.picture{margin:0 0 16px}
.picture p{margin:4px 0 0;color:#5b5b66;font-size:14px}
blockquote{margin:0 0 16px;padding-left:16px;border-left:3px solid #c9c9d1}
table{margin:0 0 16px;border-collapse:collapse}
th,td{padding:6px 10px;border:1px solid #c9c9d1;text-align:left;vertical-align:top}
pre{overflow:auto;white-space:pre-wrap}
hr{margin:24px 0;border:0;border-top:1px solid #dcdce2}
.club{margin:0 0 8px;color:#5b5b66;font-size:14px}
.foot{max-width:600px;margin:16px auto 0;color:#5b5b66;font-size:13px}`;
const darkStyles = `body{background:#111114;color:#ececf1}
.letter{background:#1b1b20}
a{color:#8fb0ff}
blockquote,th,td{border-color:#45454f}
hr{border-color:#34343c}
.club,.foot,.picture p{color:#a5a5b1}`;

/** Outlook for Windows knows neither the elements of figures nor the greatest width of the sheet. */
const forOutlook = {
  figures: (html: string): string =>
    html
      .replaceAll("<figure>", '<div class="picture">')
      .replaceAll("</figure>", "</div>")
      .replaceAll("<figcaption>", "<p>")
      .replaceAll("</figcaption>", "</p>"),
  open: '<!--[if mso]><table role="presentation" width="608" align="center"><tr><td><![endif]-->',
  close: "<!--[if mso]></td></tr></table><![endif]-->",
} as const;

/**
 * What inboxes show behind the title. Its style is its own: some programs leave out those of the head, and would show it twice. The
 * invisible signs keep the words of the letter from following.
 */
const hidden = (preheader: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapedHtml(preheader)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>`;

/** The styles as a mail program in light or dark colours applies them. */
export const letterStyles = (isDark: boolean): string => (isDark ? `${lightStyles}\n${darkStyles}` : lightStyles);

type Parts = {
  readonly title: string;
  readonly content: Content;
  readonly club: string;
  /** The address of the letter's page; null without one. */
  readonly page: string | null;
};

const inBrowser = "Lire dans le navigateur";

const reason = (club: string): string =>
  `Vous recevez la lettre du club (${club}), parce que cette adresse y est inscrite.`;

const innerHtml = ({ title, content, club, page }: Parts): string =>
  [
    `<div class="letter"><p class="club">${escapedHtml(club)}</p><h1>${escapedHtml(title)}</h1>`,
    ...content.map(htmlBlock).map(forOutlook.figures).map(withoutMark),
    `</div><p class="foot">${escapedHtml(reason(club))}<br>`,
    ...(page === null ? [] : [`<a href="${escapedHtml(page)}">${inBrowser}</a> · `]),
    `<a href="${leaveMark}">Se désinscrire</a></p>`,
  ].join("\n");

/** What a mail is made of. `path`: of the letter's page; null without one. */
type Written = {
  readonly title: string;
  readonly preheader: string;
  readonly body: Content;
  readonly path: string | null;
};

/** The mail of a letter. Its links lead to the site itself, and nothing in it tells who opens it. */
export const letterMail = (
  { title: typedTitle, preheader, body, path }: Written,
  sender: LetterSender,
): RenderedLetter => {
  const content = withNamedCallouts(withMailAddresses(linkedContent("article", body), sender));
  const { club } = sender;
  const title = withoutMark(typedTitle);
  const page = path === null ? null : sender.site + path;
  const foot = [
    `--\n${reason(club)}`,
    ...(page === null ? [] : [`${inBrowser} :\n${page}`]),
    `Se désinscrire :\n${leaveMark}`,
  ];
  return {
    text: `${[title, withoutMark(textOfAll(content)), foot.join("\n")].join("\n\n")}\n`,
    html: [
      `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
      `<meta name="color-scheme" content="light dark"><title>${escapedHtml(title)}</title><style>${lightStyles}`,
      `@media (prefers-color-scheme:dark){${darkStyles}}</style></head><body>`,
      hidden(withoutMark(preheaderOf(preheader, body))),
      forOutlook.open,
      innerHtml({ title, content, club, page }),
      `${forOutlook.close}</body></html>`,
    ].join("\n"),
  };
};
