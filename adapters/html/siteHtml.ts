import { isAvalanche } from "./parsedContent.ts";
import { parsed } from "./clean/elements.ts";

// What the editors of WordPress and Ghost mean, in the elements that a body is read from.

const made = (near: Element, name: string, ...children: readonly (Node | string)[]): Element => {
  const element = near.ownerDocument.createElement(name);
  element.append(...children);
  return element;
};

const linkTo = (near: Element, address: string, words: string): Element => {
  const link = made(near, "a", words);
  link.setAttribute("href", address);
  return link;
};

const words = (element: Element | null): string => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
const attribute = (element: Element, ...names: readonly string[]): string =>
  names.map((name) => element.getAttribute(name)?.trim()).find(Boolean) ?? "";
const whole = (address: string): string => address.replace(/^\/\/(?=[^/])/, "https://");
const nameIn = (address: string): string =>
  address
    .replace(/[?#].*$/, "")
    .split("/")
    .at(-1) || address;

/** A caption as a paragraph of its own. */
const captionOf = (figure: Element): readonly Element[] => {
  const caption = words(figure.querySelector("figcaption"));
  return caption === "" ? [] : [made(figure, "p", caption)];
};

/** An embed is the paragraph of an address. It takes the place of its figure, whose caption follows. */
const showEmbed = (element: Element, address: string): void => {
  const figure = element.closest("figure");
  (figure ?? element).replaceWith(made(element, "p", address), ...(figure ? captionOf(figure) : []));
};

const embeds = (body: Element): void => {
  for (const figure of body.querySelectorAll(".wp-block-embed")) {
    const address = words(figure.querySelector(".wp-block-embed__wrapper"));
    if (/^https?:\/\/\S+$/.test(address)) showEmbed(figure, address);
  }
  // What a frame or a quote shows is read where all HTML is: here, its late address and its caption.
  for (const frame of body.querySelectorAll("iframe")) {
    frame.setAttribute("src", whole(attribute(frame, "src", "data-src", "data-lazy-src")));
    const figure = frame.closest("figure");
    figure?.replaceWith(frame, ...captionOf(figure));
  }
};

/** Sounds and films of the old site are links. */
const media = (body: Element): void => {
  for (const one of body.querySelectorAll("audio, video")) {
    const source = one.querySelector("source");
    const address = whole(attribute(one, "src") || (source ? attribute(source, "src") : ""));
    if (address === "") continue;
    const figure = one.closest("figure, .kg-card");
    const title = words(figure?.querySelector("figcaption, .kg-audio-title") ?? null) || nameIn(address);
    (figure ?? one).replaceWith(made(one, "p", linkTo(one, address, title)));
  }
};

/** Cards and buttons become links. */
const cards = (body: Element): void => {
  for (const button of body.querySelectorAll(".wp-block-file__button, .kg-toggle-card-icon")) button.remove();
  for (const card of body.querySelectorAll(".kg-bookmark-card, .kg-file-card")) {
    const link = card.querySelector("a[href]");
    const title = words(card.querySelector(".kg-bookmark-title, .kg-file-card-title"));
    const address = link ? attribute(link, "href") : "";
    if (address) card.replaceWith(made(card, "p", linkTo(card, address, title || address)), ...captionOf(card));
  }
  for (const button of body.querySelectorAll(".wp-block-button__link[href], .kg-btn[href]")) {
    const bold = made(button, "strong", linkTo(button, attribute(button, "href"), words(button)));
    (button.closest(".wp-block-button, .kg-button-card") ?? button).replaceWith(made(button, "p", bold));
  }
};

const picture = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i;
/** The name of a picture without the size that WordPress adds. */
const stemOf = (address: string): string => nameIn(address).replace(/(?:-\d+x\d+|-scaled)?\.\w+$/, "");

/** Pictures that come with a script have their address elsewhere; one that only opens itself is no link. */
const pictures = (body: Element): void => {
  for (const image of body.querySelectorAll("img")) {
    const [shown, late] = [attribute(image, "src"), attribute(image, "data-src", "data-lazy-src", "data-orig-file")];
    if (late && (shown === "" || shown.startsWith("data:"))) image.setAttribute("src", late);
    for (const name of ["srcset", "sizes", "data-src", "data-lazy-src"]) image.removeAttribute(name);
    const link = image.closest("a");
    const address = link ? attribute(link, "href") : "";
    if (!link || !picture.test(address) || words(link) !== "" || link.querySelectorAll("img").length > 1) continue;
    if (stemOf(address) === stemOf(attribute(image, "src"))) image.setAttribute("src", address);
    link.replaceWith(image);
  }
};

const galleries =
  ".wp-block-gallery, .blocks-gallery-grid, .wp-block-jetpack-tiled-gallery, .kg-gallery-card, .gallery";

/** A figure holds a picture and words; a gallery such figures. */
const figures = (body: Element): void => {
  for (const caption of body.querySelectorAll("figure figcaption")) {
    // A credit stands in `small`.
    if (caption.querySelector(":not(small, br, span)")) caption.textContent = words(caption);
  }
  for (const gallery of body.querySelectorAll(galleries)) {
    if (!gallery.isConnected && !body.contains(gallery)) continue;
    const own = [...gallery.children].find((child) => child.localName === "figcaption");
    const images = [...gallery.querySelectorAll("img")];
    if (images.length === 0) continue;
    const parts = images.map((image) => {
      const caption = image.closest("figure, li, .gallery-item")?.querySelector("figcaption, .gallery-caption");
      const legend = caption && caption !== own ? [made(image, "figcaption", words(caption))] : [];
      return made(gallery, "figure", image.cloneNode(), ...legend);
    });
    const whole = parts.length > 1 ? made(gallery, "figure", ...parts) : parts[0];
    gallery.replaceWith(whole ?? "", ...(own ? [made(gallery, "p", words(own))] : []));
  }
};

/**
 * The HTML of another site with what its editor showed: galleries, captions, embeds, sounds, cards and buttons. Nothing runs or is loaded.
 * HTML with too many tags stays as it is.
 */
export const siteHtml = (html: string): string => {
  if (isAvalanche(html)) return html;
  const body = parsed(html);
  for (const hidden of body.querySelectorAll("script, style, noscript")) hidden.remove();
  embeds(body);
  media(body);
  cards(body);
  pictures(body);
  figures(body);
  return body.innerHTML;
};
