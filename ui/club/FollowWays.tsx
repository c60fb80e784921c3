import { QuietLink } from "../design/components/actions/QuietButton.tsx";
import { TextLink } from "../design/components/actions/TextLink.tsx";
import { typeset } from "../design/components/text/french.ts";
import { useHasFeature } from "../lib/page/features.ts";
import { newsletterField } from "../messages/newsletter/words.ts";
import { useClub } from "./pages/texts.ts";
import { words } from "./words.ts";

/** The ways to hear of the club that work before it has published anything: its letter, its chat, its form. */
export const FollowWays = () => {
  const { links } = useClub();
  const chat = links.find(({ name }) => /discord/i.test(name)) ?? links[0];
  const hasLetter = useHasFeature("newsletter");
  const hasContact = useHasFeature("contact");
  return (
    <>
      {hasLetter && <QuietLink to={`#${newsletterField}`}>{words.letter}</QuietLink>}
      {chat && (
        <TextLink way="out" to={chat.address}>
          {typeset(chat.name)}
        </TextLink>
      )}
      {hasContact && <TextLink to="/contact">{words.contact}</TextLink>}
    </>
  );
};
