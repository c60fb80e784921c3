import { Link } from "react-router-dom";
import { $club } from "../page/club.ts";
import { Brand } from "./Brand.tsx";
import { Foot, Inside, Links, Mentions, OfClub } from "../kit/footLook.ts";
import { typeset } from "../kit/french.ts";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";
import { useUnit } from "../page/useUnit.ts";
import { footMentions, footPlaces } from "./navigation.ts";
import { LetterForm } from "../newsletter/LetterForm.tsx";
import { words } from "./words.ts";

/** The foot of every page. */
export const Footer = () => {
  const { tagline, links } = useUnit($club);
  return (
    <Foot>
      <Inside>
        <OfClub>
          <Brand />
          <p>{typeset(tagline)}</p>
        </OfClub>
        <Links aria-label={words.club}>
          {footPlaces.map(({ to, words }) => (
            <Link key={to} to={to}>
              {words}
            </Link>
          ))}
        </Links>
        <Links aria-label={words.follow}>
          {links.map(({ name, address }) => (
            <a key={address} href={address} target="_blank" rel="noopener noreferrer">
              {name}
              <VisuallyHidden> {words.newTab}</VisuallyHidden>
            </a>
          ))}
        </Links>
        <LetterForm />
        <Mentions aria-label={words.mentions}>
          {footMentions.map(({ to, words }) => (
            <Link key={to} to={to}>
              {words}
            </Link>
          ))}
        </Mentions>
      </Inside>
    </Foot>
  );
};
