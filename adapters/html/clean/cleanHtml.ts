import DOMPurify from "dompurify";
import type { Unread } from "../../../domain/content/editing/leftOut.ts";
import { pageOfFrame } from "../embedCode.ts";
import { outermost, parsed, rename, unwrap } from "./elements.ts";
import { signs, writeLists } from "./lists.ts";
import { unknownMarks, writeMarks } from "./marks.ts";
import { acceptChanges, keepFootnotes, removeComments, removeHidden } from "./notes.ts";
import { brokenTables, unwrapLayout } from "./tables.ts";
import { writeTicks } from "./ticks.ts";

/** Word's styles that are common elements, and headings by their role. */
const writeTitles = (body: Element): void => {
  for (const title of body.querySelectorAll(".MsoTitle")) rename(title, "h1");
  for (const title of body.querySelectorAll(".MsoSubtitle")) rename(title, "h2");
  for (const quote of body.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote")) rename(quote, "blockquote");
  for (const title of body.querySelectorAll("[role='heading'][aria-level]")) {
    const level = Number(title.getAttribute("aria-level"));
    if (!title.matches("h1, h2, h3, h4, h5, h6") && level >= 1) rename(title, `h${Math.min(6, Math.trunc(level))}`);
  }
};

const unknownEmbeds = (body: Element): number =>
  outermost([...body.querySelectorAll("video, audio, iframe, embed, object")]).filter(
    (one) => pageOfFrame(one.getAttribute("src") ?? "") === undefined,
  ).length;

/** A picture of one dot counts who reads a mail. */
const pictures = "img:not([width='1'][height='1'])";

/** `pictures`: whether they are kept. Those of the clipboard lead nowhere. */
export type Cleaning = { readonly pictures: "kept" | "left-out" };

/**
 * What Word, Google Docs, LibreOffice, spreadsheets, mails and web pages mean, in common elements and without scripts, and what is left out.
 * A link that DOMPurify takes out leads nowhere instead, so that it is counted among those left out.
 */
export const cleanHtml = (html: string, cleaning: Cleaning): { readonly html: string; readonly unread: Unread } => {
  const body = parsed(html);
  const embeds = unknownEmbeds(body);
  const drawn = body.querySelectorAll(String.raw`v\:imagedata`).length;
  DOMPurify.sanitize(body, { IN_PLACE: true, ALLOW_UNKNOWN_PROTOCOLS: true, ADD_TAGS: ["iframe"] });
  for (const removed of DOMPurify.removed)
    if ("attribute" in removed && removed.attribute?.name === "href")
      (removed.from as Element).setAttribute("href", "#");
  const comments = removeComments(body);
  const changes = acceptChanges(body);
  removeHidden(body);
  keepFootnotes(body);
  writeTicks(body);
  const images = drawn + [...body.querySelectorAll(pictures)].filter((image) => !image.closest(signs)).length;
  const tables = brokenTables(body);
  writeLists(body);
  unwrapLayout(body);
  writeMarks(body);
  writeTitles(body);
  const unread: Unread = { tables, images, embeds, styles: unknownMarks(body), comments, changes };
  // They say nothing more.
  for (const one of body.querySelectorAll("span, font")) unwrap(one);
  if (cleaning.pictures === "left-out") for (const image of body.querySelectorAll("img")) image.remove();
  return { html: body.innerHTML, unread };
};
