import { type FormEvent, useId } from "react";
import { Link } from "react-router-dom";
import { $club } from "../page/club.ts";
import { Brand } from "./Brand.tsx";
import { Button } from "../kit/Button.tsx";
import { Foot, Inside, Letter, Links, Mentions, OfClub, Sign } from "../kit/footLook.ts";
import { french, typeset } from "../kit/french.ts";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";
import { useUnit } from "../page/useUnit.ts";
import { footMentions, footPlaces } from "./navigation.ts";
import { toastShown } from "../page/toasts.ts";
import { words } from "./words.ts";

/** There is no letter yet: nothing is sent, and what was typed stays. The field has no name, so that without a script
 * the address doesn't end up in the page's own. */
const LetterForm = () => {
  const show = useUnit(toastShown);
  const field = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(words.letterNotOpen);
  };
  return (
    <Letter noValidate onSubmit={submit}>
      <label htmlFor={field}>{words.letter}</label>
      <Sign>
        <input id={field} type="email" placeholder={words.letterExample} autoComplete="email" />
        <Button type="submit">{french(words.subscribe)}</Button>
      </Sign>
    </Letter>
  );
};

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
