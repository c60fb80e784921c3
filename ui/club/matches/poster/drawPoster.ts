import type { Club } from "../../../../domain/club/club.ts";
import { type Match, outcomeOf, scoreOf } from "../../../../domain/club/matches/match.ts";
import { shapeOfMaps } from "../../../../domain/club/matches/season.ts";
import { authorFace, crestAddress, skyAddress } from "../../../design/components/media/drawnAddress.ts";
import { longDate } from "../../../design/components/text/format.ts";
import type { Meaning } from "../../../design/tokens/meaning.ts";
import { poster as at, posterHeights } from "../../../design/tokens/parts/poster.ts";
import { slope } from "../../../design/tokens/slope.ts";
import { fit, ink, loadLetters, pictureAt, pngOf, slanted } from "../../../lib/pictures/canvas.ts";
import { words as matchWords } from "../words.ts";
import { words } from "./words.ts";

export type PosterFormat = keyof typeof posterHeights;

export type Poster = Pick<Club, "name" | "shortName" | "crest"> & {
  readonly match: Match;
  readonly format: PosterFormat;
  readonly hasScore: boolean;
  /** The address of a drawing in the club's colours. */
  readonly drawn: (address: string) => string;
  /** The opponent's picture, when there is one. */
  readonly logo: string | null;
};

type Pen = CanvasRenderingContext2D;
type Picture = HTMLImageElement | null;
type Box = { readonly x: number; readonly y: number; readonly size: number };

/** Draws a picture whole into a square. */
const drawIn = (pen: Pen, picture: Picture, { x, y, size }: Box): void => {
  if (!picture) return;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = size / (Math.max(width, height) || size);
  const [wide, high] = [(width || size) * scale, (height || size) * scale];
  pen.drawImage(picture, x + (size - wide) / 2, y + (size - high) / 2, wide, high);
};

const inside = at.width - 2 * at.inset;

type Row = {
  readonly name: string;
  readonly crest: Picture;
  readonly figure: string | null;
  readonly isOurs: boolean;
  readonly wins: boolean;
};

/** A side of the board: crest, name, and its figure on the right. */
const drawRow = (pen: Pen, y: number, { name, crest, figure, isOurs, wins }: Row): void => {
  const { height, letters, crest: size, figure: wide, points } = at.row;
  const lean = height * slope;
  const [ground, text]: readonly [Meaning, Meaning] = isOurs ? ["chosen", "onChosen"] : ["calm", "onCalm"];
  ink(pen, ground);
  pen.fill(slanted(0, y, at.width - at.inset, height, false));
  drawIn(pen, crest, { x: at.inset, y: y + (height - size) / 2, size });
  const left = at.inset + size + 28;
  const right = at.width - at.inset - lean - 28 - (figure === null ? 0 : wide);
  ink(pen, text);
  fit(pen, name, letters, right - left);
  pen.fillText(name, left, y + height / 2);
  if (figure === null) return;
  const begin = at.width - at.inset - lean - wide;
  ink(pen, wins ? "mark" : "surface");
  pen.fill(slanted(begin, y, wide + lean, height));
  ink(pen, wins ? "onMark" : "text");
  fit(pen, figure, points, wide);
  pen.textAlign = "center";
  pen.fillText(figure, begin + (wide + lean) / 2, y + height / 2);
  pen.textAlign = "start";
};

/** The faces of the line-up on one line, standing on `foot`. */
const drawFaces = (pen: Pen, faces: readonly HTMLImageElement[], foot: number, high: number): void => {
  const { gap } = at.face;
  const size = Math.min(high, (inside - gap * (faces.length - 1)) / Math.max(faces.length, 1));
  const begin = at.width - at.inset - faces.length * size - gap * (faces.length - 1);
  faces.forEach((face, nth) => {
    const x = begin + nth * (size + gap);
    ink(pen, "stage");
    pen.save();
    const field = slanted(x, foot - size, size, size);
    pen.fill(field);
    pen.clip(field);
    drawIn(pen, face, { x, y: foot - size, size });
    pen.restore();
  });
};

/**
 * The bytes of a PNG: a match's result as a poster, with the faces of its line-up, and its own maps as the rays of the sky. Without its
 * score it tells nothing of the result.
 * @throws when the browser writes no PNG
 */
export const drawPoster = async (poster: Poster): Promise<Uint8Array<ArrayBuffer>> => {
  const { name, shortName, crest, match, format, hasScore, drawn, logo } = poster;
  const height = posterHeights[format];
  const names = match.lineup.slice(0, at.face.most).flatMap((player) => authorFace(player) ?? []);
  const [sky, ourCrest, ownLogo, drawnCrest, ...faces] = await Promise.all([
    pictureAt(drawn(skyAddress(hasScore ? shapeOfMaps(match.maps) : ""))),
    pictureAt(crest),
    logo === null ? null : pictureAt(logo),
    pictureAt(drawn(crestAddress(match.opponent))),
    ...names.map((face) => pictureAt(drawn(face))),
    loadLetters(name + match.opponent).then(() => null),
  ]);
  const outcome = hasScore ? outcomeOf(match) : null;
  const score = hasScore ? scoreOf(match) : null;
  const maps = hasScore && !match.forfeit ? match.maps : [];
  const slate = outcome && (match.forfeit ? words.forfeits : words.outcomes)[outcome];

  return pngOf({ width: at.width, height }, (pen) => {
    ink(pen, "surface");
    pen.fillRect(0, 0, at.width, height);
    const scale = format === "story" ? 1.7 : 1;
    const [wide, high] = [at.sky.width * scale, at.sky.height * scale];
    if (sky) pen.drawImage(sky, at.width - wide, 0, wide, high);

    pen.textBaseline = "middle";
    drawIn(pen, ourCrest, { x: at.inset, y: at.club.y - at.club.crest / 2, size: at.club.crest });
    ink(pen, "textStrong");
    fit(pen, name, at.club.letters, inside - at.club.crest - at.club.gap);
    pen.fillText(name, at.inset + at.club.crest + at.club.gap, at.club.y);

    // From the foot upwards: what is above takes the room that is left.
    const foot = height - at.inset;
    ink(pen, "textQuiet");
    const event = [match.game, match.competition, match.stage].filter(Boolean).join(", ");
    fit(pen, event, at.foot.letters, inside);
    pen.fillText(event, at.inset, foot - at.foot.line - at.foot.letters / 2);
    const day = longDate(match.start);
    fit(pen, day, at.foot.letters, inside);
    pen.fillText(day, at.inset, foot - at.foot.letters / 2);

    const step = Math.min(at.map.height, (height * 0.3) / Math.max(maps.length, 1));
    const mapsTop = foot - at.foot.height - maps.length * step;
    maps.forEach((map, nth) => {
      const y = mapsTop + nth * step + step / 2;
      const letters = Math.min(at.map.letters, step * 0.7);
      const points = matchWords.score(map.ours, map.theirs);
      ink(pen, map.ours > map.theirs ? "textStrong" : "textQuiet");
      fit(pen, points, letters, 260);
      pen.textAlign = "end";
      pen.fillText(points, at.width - at.inset - at.row.height * slope, y);
      pen.textAlign = "start";
      const label = words.map(map.name, nth + 1);
      fit(pen, label, letters, inside - 320);
      pen.fillText(label, at.inset, y);
    });

    const { height: row, gap } = at.row;
    const board = mapsTop - at.gap - 2 * row - gap;
    const sides = { ours: score?.ours ?? 0, theirs: score?.theirs ?? 0 };
    const figure = (points: number) => (score ? String(points) : null);
    drawRow(pen, board, {
      name: shortName,
      crest: ourCrest,
      figure: figure(sides.ours),
      isOurs: true,
      wins: sides.ours > sides.theirs,
    });
    drawRow(pen, board + row + gap, {
      name: match.opponent,
      crest: ownLogo ?? drawnCrest,
      figure: figure(sides.theirs),
      isOurs: false,
      wins: sides.theirs > sides.ours,
    });

    const slateTop = board - gap - at.slate.height;
    if (slate) {
      fit(pen, slate, at.slate.letters, inside);
      const long = pen.measureText(slate).width + at.inset + at.slate.inside + at.slate.height * slope;
      ink(pen, outcome === "won" ? "mark" : "calm");
      pen.fill(slanted(0, slateTop, long, at.slate.height, false));
      ink(pen, outcome === "won" ? "onMark" : "onCalm");
      pen.fillText(slate, at.inset, slateTop + at.slate.height / 2);
    }
    const room = (slate ? slateTop : board) - at.gap - (at.club.y + at.club.crest);
    const shown = faces.filter((face): face is HTMLImageElement => face !== null);
    drawFaces(pen, shown, (slate ? slateTop : board) - at.gap, room);
  });
};
