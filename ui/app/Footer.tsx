import { memo, type ReactNode, use } from "react";
import { Link } from "../design/components/actions/Link.tsx";
import { useClub } from "../club/pages/texts.ts";
import { Brand } from "./Brand.tsx";
import { Foot, Inside, Links, Mentions, OfClub } from "../design/components/surfaces/foot.styles.ts";
import { typeset } from "../design/components/text/french.ts";
import { VisuallyHidden } from "../design/components/text/VisuallyHidden.tsx";
import { isIn, NavigationContext, type NavEntry, useMarkedPath } from "./navigation.ts";
import { words } from "./words.ts";

type WaysProps = { readonly to: readonly NavEntry[] };

const WaysAt = memo(({ to: entries, path }: WaysProps & { readonly path: string }) =>
  entries.map((entry) => (
    <Link key={entry.to} to={entry.to} aria-current={isIn(entry, path) ? "page" : undefined}>
      {entry.words}
    </Link>
  )),
);

const Ways = (props: WaysProps) => <WaysAt {...props} path={useMarkedPath()} />;

/** The foot of every page, with what features have in it. */
export const Footer = ({ children }: { readonly children?: ReactNode }) => {
  const { foot, mentions } = use(NavigationContext);
  const { tagline, links } = useClub();
  return (
    <Foot>
      <Inside>
        <OfClub>
          <Brand />
          <p>{typeset(tagline)}</p>
        </OfClub>
        <Links aria-label={words.club}>
          <Ways to={foot} />
        </Links>
        {links.length > 0 && (
          <Links aria-label={words.follow}>
            {links.map(({ name, address }, at) => (
              <a key={at} href={address} target="_blank" rel="noopener noreferrer">
                {name}
                <VisuallyHidden> {words.newTab}</VisuallyHidden>
              </a>
            ))}
          </Links>
        )}
        {children}
        {mentions.length > 0 && (
          <Mentions aria-label={words.mentions}>
            <Ways to={mentions} />
          </Mentions>
        )}
      </Inside>
    </Foot>
  );
};
