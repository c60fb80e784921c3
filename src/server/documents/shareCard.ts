import satori from "satori";
import type { Club, Figure } from "../../../domain/club/club.ts";
import { cover } from "../../../ui/design/drawings/cover.ts";
import { filled, picture } from "../../../ui/design/drawings/picture.ts";
import { field, slat, through } from "../../../ui/design/drawings/shapes.ts";
import { portrait } from "../../../ui/design/drawings/portraits/portrait.ts";
import { rival } from "../../../ui/design/drawings/rival.ts";
import { sky } from "../../../ui/design/drawings/sky.ts";
import { recolour } from "../../../ui/design/tokens/adapt.ts";
import { recoloured } from "../../../ui/design/tokens/recolour.ts";
import { titleSize, shareCard as measures } from "../../../ui/design/tokens/parts/shareCard.ts";
import { typeset } from "../../../ui/design/components/text/french.ts";
import { skew, slope, upright } from "../../../ui/design/tokens/slope.ts";
import { type Lettering, letteringOf } from "./cardFonts.ts";
import { crestOf, squared } from "./crest.ts";
import { png } from "./png.ts";

const { width, height, inset, cover: window, plate, title: titleStyles, tag, brand, club: clubLook } = measures;

type Box = {
  readonly type: "div";
  readonly props: { readonly style: object; readonly children: string | readonly Box[] };
};

const box = (style: object, children: string | readonly Box[]): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

const noteLook = { fontSize: measures.note.size, color: measures.note.colour, marginTop: measures.note.above };

type Words = { readonly svg: string; readonly height: number };

const tallScript = /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Arabic and Hebrew begin at the right. Some scripts need more room above and below their lines. */
const scriptStyles = (text: string) => ({
  direction: /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? "rtl" : "ltr",
  lineHeight: tallScript.test(text) ? titleStyles.tallLine : titleStyles.lineHeight,
});

/** Typesets text in a column. The SVG holds outlines, so drawing it needs no fonts. */
const set = async ({ fonts }: Lettering, column: Box, columnWidth: number): Promise<Words> => {
  const svg = await satori(column as never, { width: columnWidth, fonts });
  return { svg, height: Number(/ height="([\d.]+)"/.exec(svg)?.[1]) };
};

const ground = field(measures.ground);

const placed = (svg: string, x: number, y: number): string => `<g transform="translate(${x} ${y})">${svg}</g>`;

/** Text on the accent. */
const ink = measures.tag.colour;

const card = ({ colours }: Club, body: string): Promise<Uint8Array> =>
  png(recoloured(picture(width, height, body.replaceAll(ink, recolour("acidInk", colours))), colours), width);

const signed = async (club: Club, by: Lettering): Promise<string> => {
  const style = { fontFamily: by.familyOf("title"), fontSize: brand.size, color: brand.colour, whiteSpace: "nowrap" };
  const words = await set(by, box(style, by.drawable(club.name)), measures.column);
  const x = inset + brand.crest + brand.gap;
  return (
    squared(crestOf(club), inset, brand.y, brand.crest) +
    placed(words.svg, x, brand.y + (brand.crest - words.height) / 2)
  );
};

const tagged = (label: string, by: Lettering): readonly Box[] => {
  const words = by.drawable(label);
  if (words === "") return [];
  const look = { fontFamily: by.familyOf("text"), fontSize: tag.size, color: tag.colour, transform: upright };
  const ground = { padding: tag.inset, marginLeft: tag.lean, backgroundColor: tag.ground, transform: skew };
  return [box({ marginBottom: tag.after }, [box(ground, [box(look, words)])])];
};

type CardText = {
  readonly category: string;
  readonly label: string;
  readonly title: string;
  readonly plan?: string | null | undefined;
  /** What stands under the title. */
  readonly note?: string | undefined;
  /** Whose portrait stands in place of the cover. */
  readonly figure?: Figure | undefined;
};

const portraitOf = ({ emblem }: Club, figure: Figure): string => {
  const { x, y, width: wide, height: tall, ground: behind } = measures.portrait;
  const place = `<svg x="${x}" y="${y}" width="${wide}" height="${tall}" viewBox="0 0 400 480">`;
  return field(behind) + portrait(emblem, figure).replace(/^<svg [^>]*>/, place);
};

const coverOf = ({ emblem }: Club, { category, title, plan }: CardText): string =>
  `<g transform="translate(${window.x} ${window.y})scale(${window.scale})">${cover(emblem, category, title, plan)}</g>`;

/** The PNG share card of a page: its cover or portrait, its label, its title with a note, and the club below. */
export const textCard = async (club: Club, text: CardText): Promise<Uint8Array> => {
  const said = text.note ?? "";
  const by = await letteringOf({ title: [text.title, club.name], text: [text.label, said] });
  const note = by.drawable(typeset(said));
  const title = by.drawable(typeset(text.title));
  const isEmpty = title === "" && by.drawable(text.label) === "";
  const look = {
    ...scriptStyles(title),
    fontFamily: by.familyOf("title"),
    fontSize: titleSize(title),
    letterSpacing: titleStyles.tracking,
    color: titleStyles.colour,
    wordBreak: "break-word",
    textWrap: "balance",
    display: "block",
    lineClamp: titleStyles.lines,
  };
  const words = await set(
    by,
    box({ flexDirection: "column", width: measures.column }, [
      ...tagged(text.label, by),
      ...(title === "" ? [] : [box(look, title)]),
      ...(note === "" ? [] : [box({ ...noteLook, fontFamily: by.familyOf("text") }, note)]),
    ]),
    measures.column,
  );
  // Without words no plate: the line on which the club stands.
  const top = isEmpty ? plate.foot : plate.foot - words.height;
  const edge = isEmpty ? window.foot : top - plate.above;
  const behind = through([
    [0, edge],
    [plate.right + (height - edge) * slope, edge],
    [plate.right, height],
    [0, height],
  ]);
  const frame = through([
    [window.left + window.foot * slope, 0],
    [width, 0],
    [width, window.foot],
    [window.left, window.foot],
  ]);
  return card(
    club,
    `<clipPath id="window"><path d="${frame}"/></clipPath>` +
      ground +
      `<g clip-path="url(#window)">${text.figure ? portraitOf(club, text.figure) : coverOf(club, text)}</g>` +
      filled(behind, measures.ground) +
      placed(words.svg, inset, top) +
      (await signed(club, by)),
  );
};

/** A plate from the left edge on, whose right edge leans. */
const plateTo = (right: number, y: number, tall: number, fill: string): string =>
  filled(
    through([
      [0, y],
      [right, y],
      [right - tall * slope, y + tall],
      [0, y + tall],
    ]),
    fill,
  );

/** Shown for an opponent whose name no font has. */
const unnamed = "Adversaire";

type CardMatch = {
  readonly competition: string;
  readonly opponent: string;
  /** Null while the match isn't finished. */
  readonly score: { readonly ours: number; readonly theirs: number } | null;
  /** The day in two lines, the hour and its zone, in place of the score. */
  readonly when?: { readonly day: string; readonly time: string; readonly zone: string } | null;
};

/** The PNG share card of a match: the competition, both sides one under the other, each with its score, and the club below. */
export const matchCard = async (club: Club, { competition, opponent, score, when }: CardMatch): Promise<Uint8Array> => {
  const { rows, tall, crest, name: nameLook, figure: figureLook, when: whenLook, top } = measures.match;
  const zone = when ? [when.zone] : [];
  const by = await letteringOf({ title: [opponent, club.shortName, club.name], text: [competition, ...zone] });
  const small = { fontFamily: by.familyOf("text"), fontSize: whenLook.zone };
  const sides = [
    {
      name: club.shortName,
      otherwise: club.name,
      crest: crestOf(club),
      figure: score ? [String(score.ours)] : when ? [when.day] : [],
    },
    {
      name: opponent,
      otherwise: unnamed,
      crest: recoloured(rival(opponent), club.colours),
      figure: score ? [String(score.theirs)] : when ? [when.time, when.zone] : [],
    },
  ] as const;
  const drawn = await Promise.all(
    sides.map(async ({ name, otherwise, crest: drawing, figure: [main, under] }, at) => {
      const { y, right, fill, colour } = rows[at === 0 ? 0 : 1];
      const shown = by.drawable(typeset(name)) || by.drawable(typeset(otherwise));
      const fontSize = titleSize(shown, nameLook.sizes, nameLook.column);
      const look = {
        fontFamily: by.familyOf("title"),
        lineHeight: titleStyles.lineHeight,
        letterSpacing: titleStyles.tracking,
      };
      const words = await set(
        by,
        box(
          {
            ...look,
            ...scriptStyles(shown),
            fontSize,
            color: colour,
            wordBreak: "break-word",
            display: "block",
            lineClamp: 3,
          },
          shown,
        ),
        nameLook.column,
      );
      const centred = (svg: Words, x: number) => placed(svg.svg, x, y + (tall - svg.height) / 2);
      const figureSize = score ? figureLook.size : whenLook.size;
      const column = { flexDirection: "column", alignItems: "center", textAlign: "center", color: figureLook.colour };
      const figure =
        main === undefined
          ? ""
          : filled(slat(figureLook.x, y, figureLook.width, tall), figureLook.fill) +
            centred(
              await set(
                by,
                box({ ...look, ...column, fontSize: figureSize }, [
                  box({ whiteSpace: "pre-wrap" }, main),
                  ...(under === undefined ? [] : [box(small, by.drawable(under))]),
                ]),
                figureLook.width + tall * slope,
              ),
              figureLook.x,
            );
      return (
        plateTo(right, y, tall, fill) +
        squared(drawing, inset, y + (tall - crest) / 2, crest) +
        centred(words, inset + crest + nameLook.gap) +
        figure
      );
    }),
  );
  const heading = await set(by, box({ width: measures.column }, tagged(competition, by)), measures.column);
  return card(club, ground + placed(heading.svg, inset, top) + drawn.join("") + (await signed(club, by)));
};

/** The club's PNG share card: its crest, name and tagline under the sky. */
export const clubCard = async (club: Club): Promise<Uint8Array> => {
  const column = width - 2 * inset;
  const by = await letteringOf({ title: [club.name], text: [club.tagline] });
  const name = {
    fontFamily: by.familyOf("title"),
    fontSize: titleSize(club.name, clubLook.sizes, column),
    lineHeight: titleStyles.lineHeight,
    letterSpacing: titleStyles.tracking,
  };
  const tagline = { fontFamily: by.familyOf("text"), fontSize: clubLook.tagline, lineHeight: clubLook.taglineHeight };
  const words = await set(
    by,
    box({ flexDirection: "column", width: column }, [
      box({ ...name, color: titleStyles.colour }, by.drawable(club.name)),
      box({ ...tagline, color: clubLook.quiet, marginTop: clubLook.gap }, by.drawable(typeset(club.tagline))),
    ]),
    column,
  );
  const top = clubLook.foot - words.height;
  return card(
    club,
    ground +
      sky([]).replace("<svg ", `<svg width="${width}" height="${height}" `) +
      squared(crestOf(club), inset, inset, clubLook.crest) +
      placed(words.svg, inset, top),
  );
};

/** The club's crest as PNG, for consumers that don't read SVG. */
export const logo = (club: Club): Promise<Uint8Array> => png(picture(512, 512, squared(crestOf(club), 0, 0, 512)), 512);
