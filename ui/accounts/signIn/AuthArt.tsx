import { useDrawing } from "../../design/components/media/contexts.ts";
import { portraitAddress, skyAddress } from "../../design/components/media/drawnAddress.ts";
import { french } from "../../design/components/text/french.ts";
import { Icon, type IconName } from "../../design/components/media/Icon.tsx";
import { $club } from "../../lib/page/club.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Beside, Figures, Sky } from "./AuthArt.styles.ts";
import { words } from "./signInWords.ts";

const reasons: readonly (readonly [IconName, string, string])[] = [
  ["doc", words.why.applyTitle, words.why.apply],
  ["heart", words.why.likeTitle, words.why.like],
  ["users", words.why.dataTitle, words.why.data],
];

/** Beside the form on wide screens: the club's drawing and the benefits of an account. */
export const AuthArt = () => {
  const { greeters } = useUnit($club);
  const drawing = useDrawing();
  return (
    <Beside aria-label={words.why.label}>
      <Sky {...drawing(skyAddress(""))} alt="" width="1600" height="700" loading="lazy" />
      {greeters.length > 0 && (
        <Figures>
          {greeters.map(portraitAddress).map((address) => (
            <img key={address} {...drawing(address)} alt="" width="400" height="480" loading="lazy" />
          ))}
        </Figures>
      )}
      <ul>
        {reasons.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} />
            <h2>{french(title)}</h2>
            <p>{french(text)}</p>
          </li>
        ))}
      </ul>
    </Beside>
  );
};
