import { useState } from "react";
import { home } from "virtual:club/home";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { useDrawing } from "../../design/components/media/contexts.ts";
import { emblemAddress, portraitAddress, skyAddress } from "../../design/components/media/drawnAddress.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { aboveTablet } from "../../design/tokens/screens.ts";
import { slope } from "../../design/tokens/slope.ts";
import { lazyModule, preloadProps, useLazyModule } from "../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { $visitorIsHere } from "../../lib/page/visitor.ts";
import { listPath } from "../matches/address.ts";
import { $shape } from "./season.ts";
import { words as seasonWords } from "./seasonWords.ts";
import { Acts, Inside, Mark, Players, Sky, Stage, Text, Title, titleLine } from "./Hero.styles.ts";
import { InvitationButton } from "../InvitationButton.tsx";
import { useTexts } from "../pages/texts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $heroes } from "./heroes.ts";
import { $hasTips } from "./reading.ts";
import { $hasRoles } from "./roles.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { useScreen } from "../../lib/page/useScreen.ts";
import { words } from "../words.ts";

/** The widths of capitals in em: per group the widest one in Archivo, wide and black. */
const widths: readonly (readonly [letters: string, em: number])[] = [
  [" \u00a0\u202f", 0.34],
  ["I.,:;!'’-", 0.38],
  ["EFJLPSTZ0123456789?", 0.85],
  ["ABCDR", 0.92],
  ["GHKNOQUVXY", 0.98],
  ["MW", 1.2],
];
/** For all others: symbols, emojis, letters of other scripts. */
const unknown = 1.4;

const widthOf = (letter: string): number => {
  const plain = letter.normalize("NFD").charAt(0);
  return widths.find(([letters]) => letters.includes(plain))?.[1] ?? unknown;
};

/** The width of a line in capitals, in em: an upper bound. */
export const headlineWidth = (line: string): number =>
  [...line.toLocaleUpperCase("fr")].reduce((sum, letter) => sum + widthOf(letter), 0);

const rays = lazyModule(async () => (await import("./SeasonSky.tsx")).SeasonSky);
const list = lazyModule(async () => (await import("./SeasonDialog.tsx")).SeasonDialog);
const listPreload = preloadProps(list);

/** The season's rays, for a pointer and a keyboard, once the visitor uses the page on a wide screen. Without them the sky is a picture. */
const Rays = () => {
  const isHere = useUnit($visitorIsHere);
  const isWide = useScreen(aboveTablet);
  const SeasonSky = useLazyModule(rays, isHere && isWide, () => {});
  return SeasonSky && <SeasonSky />;
};

/** What the rays tell, in words: here once the app is loaded, and among the results before that. */
const SeasonLink = () => {
  const lost = useUnit(partLoadFailed);
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const onLoadError = () => (close(), lost());
  const SeasonDialog = useLazyModule(list, isOpen, onLoadError);
  return (
    <>
      <TextLink to={listPath} {...listPreload} onClick={(event) => (event.preventDefault(), open(true))}>
        {french(seasonWords.list)}
      </TextLink>
      {SeasonDialog && <SeasonDialog isOpen={isOpen} onClose={close} onLoadError={onLoadError} />}
    </>
  );
};

/** The first section of home: the headline over the sky, and five portraits; without people, the club's emblem. */
export const Hero = () => {
  const drawing = useDrawing();
  const { heroes, hasRoles, hasTips, shape } = useUnit({
    heroes: $heroes,
    hasRoles: $hasRoles,
    hasTips: $hasTips,
    shape: $shape,
  });
  const hasSeason = useHasFeature("matches") && shape !== "";
  const isRecruiting = useHasFeature("applications") && hasRoles;
  const { headline, lead, call } = useTexts("home", home);
  const [above, below] = headline;
  const width = Math.max(headlineWidth(above), headlineWidth(below) + titleLine * slope);
  return (
    <Stage>
      <Sky {...drawing(skyAddress(shape))} alt="" width="1600" height="700" />
      <Inside $width={width}>
        <Title>
          <span>{typeset(above)}</span> <span>{typeset(below)}</span>
        </Title>
        {heroes.length > 0 ? (
          <Players aria-label={words.heroes}>
            {heroes.map((figure) => (
              <li key={figure.name}>
                <img
                  {...drawing(portraitAddress(figure))}
                  alt={words.hero(figure.name, figure.role)}
                  width="400"
                  height="480"
                />
                <span aria-hidden="true">{figure.name}</span>
              </li>
            ))}
          </Players>
        ) : (
          <Mark {...drawing(emblemAddress("vif"))} alt="" width="300" height="420" />
        )}
        <Text>
          <p>{typeset(lead)}</p>
          <Acts>
            {isRecruiting && <ButtonLink to="/recruitment">{french(words.join)}</ButtonLink>}
            {isRecruiting && hasTips && <TextLink to="/tips">{french(words.readTips)}</TextLink>}
            {!isRecruiting && hasTips && <ButtonLink to="/tips">{french(words.readTips)}</ButtonLink>}
            {!isRecruiting && !hasTips && <InvitationButton {...call} />}
            {hasSeason && <SeasonLink />}
          </Acts>
        </Text>
      </Inside>
      {hasSeason && <Rays />}
    </Stage>
  );
};
