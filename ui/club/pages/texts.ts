import { createEvent, createStore, sample } from "effector";
import { createContext, use, useMemo } from "react";
import { club as firstClub } from "virtual:club";
import { type Club, shortNameOf } from "../../../domain/club/club.ts";
import { colourMark, coloursUpon } from "../../../domain/club/colours.ts";
import { shownPicture } from "../../../domain/content/body/ownPicture.ts";
import { clubSections, type SectionName, sections } from "../../../domain/club/pages/sections.ts";
import type { Texts } from "../../../domain/club/pages/texts.ts";
import { withStored } from "../../../domain/club/pages/withStored.ts";
import { $club } from "../../lib/page/club.ts";
import { $pictureHost } from "../../lib/page/site.ts";
import { $siteState, readSiteFx } from "../../lib/page/siteState.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { readPageTextsFx } from "./effects.ts";

export type SectionTexts = Readonly<Partial<Record<SectionName, Texts>>>;

/** The stored texts that were read. */
export const $pageTexts = createStore<SectionTexts>({}, { sid: "page-texts" })
  .on(readPageTextsFx.doneData, (known, read) =>
    read.length === 0 ? known : { ...known, ...Object.fromEntries(read.map(({ section, texts }) => [section, texts])) },
  )
  .on(readSiteFx.doneData, (known, { changed }) => {
    const stored = Object.entries(known).filter(([section]) => changed.includes(section as SectionName));
    return stored.length === Object.keys(known).length ? known : Object.fromEntries(stored);
  });

const ofClub = ({ changed }: { readonly changed: readonly SectionName[] }): readonly SectionName[] =>
  clubSections.filter((section) => changed.includes(section));

// Every page names the club.
sample({
  clock: readSiteFx.doneData,
  filter: (site) => ofClub(site).length > 0,
  fn: ofClub,
  target: readPageTextsFx,
});

/**
 * The club with stored texts upon those of its folder.
 * @param pictures comes before an uploaded logo's path
 */
export const clubWith = (texts: SectionTexts, pictures: string, known = firstClub): Club => {
  const club = clubSections.reduce((club, section) => withStored(sections[section], club, texts[section]), known);
  return {
    ...club,
    colours: coloursUpon(firstClub.colours, club.colours),
    shortName: club.shortName || shortNameOf(club),
    crest: shownPicture(club.crest || firstClub.crest, pictures),
  };
};

sample({
  clock: $pageTexts,
  source: $pictureHost,
  fn: (pictures, texts) => clubWith(texts, pictures),
  target: $club,
});

/** What drawings' addresses begin with (`MarkContext`): nothing for the colours of the club's folder. */
export const markOf = ({ colours }: Pick<Club, "colours">): string =>
  colours.accent === "" || colourMark(colours) === colourMark(firstClub.colours) ? "" : `/${colourMark(colours)}`;
export const $mark = $club.map(markOf);

/** A page with the texts of these sections is opened. */
export const textsOpened = createEvent<readonly SectionName[]>();

// Sections with the club's first texts need no request. All others are read before their pages are opened in the browser.
const missing = sample({
  clock: [textsOpened, sample({ clock: visitorArrived, source: $siteState, fn: ({ changed }) => changed })],
  source: { site: $siteState, known: $pageTexts },
  fn: ({ site, known }, sections) =>
    sections.filter((section) => site.changed.includes(section) && known[section] === undefined),
});
sample({ clock: missing, filter: (sections) => sections.length > 0, target: readPageTextsFx });

/** Texts that are tried before they are saved. */
export const PreviewContext = createContext<SectionTexts>({});

/** The texts of a section: as the staff has changed them, else the first ones, of the club's folder. */
export const useTexts = <First>(section: SectionName, first: First): First => {
  const stored = useUnit($pageTexts)[section];
  const tried = use(PreviewContext)[section];
  const texts = tried ?? stored;
  return useMemo(
    () => (texts === undefined ? first : withStored(sections[section], first, texts)),
    [first, section, texts],
  );
};

/** The club with what is tried. */
export const useClub = (): Club => {
  const { club, pictures } = useUnit({ club: $club, pictures: $pictureHost });
  const tried = use(PreviewContext);
  return useMemo(
    () => (tried.identity || tried.foot ? clubWith(tried, pictures, club) : club),
    [club, pictures, tried],
  );
};
