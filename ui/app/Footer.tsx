import { Link, useLocation } from "react-router-dom";
import { $club } from "../lib/page/club.ts";
import { Brand } from "./Brand.tsx";
import { Foot, Inside, Links, Mentions, OfClub } from "../design/components/surfaces/foot.styles.ts";
import { typeset } from "../design/components/text/french.ts";
import { VisuallyHidden } from "../design/components/text/VisuallyHidden.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { LetterForm } from "../messages/newsletter/LetterForm.tsx";
import { footMentions, footPlaces, isIn, type Place } from "./navigation.ts";
import { words } from "./words.ts";

const Ways = ({ to: places }: { readonly to: readonly Place[] }) => {
  const { pathname } = useLocation();
  return places.map((place) => (
    <Link key={place.to} to={place.to} aria-current={isIn(place, pathname) ? "page" : undefined}>
      {place.words}
    </Link>
  ));
};

/** The footer of every page. */
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
          <Ways to={footPlaces} />
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
          <Ways to={footMentions} />
        </Mentions>
      </Inside>
    </Foot>
  );
};
