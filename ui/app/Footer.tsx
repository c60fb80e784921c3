import { memo, type ReactNode, use, useId } from "react";
import type { Club } from "../../domain/club/club.ts";
import { Link } from "../design/components/actions/Link.tsx";
import { useClub } from "../club/pages/texts.ts";
import { Brand } from "./Brand.tsx";
import { CalmSwitch } from "./calm/CalmSwitch.tsx";
import { Foot, Inside, Links, Mentions, Needle, OfClub, Under } from "../design/components/surfaces/foot.styles.ts";
import { useDrawn } from "../design/components/media/contexts.ts";
import { emblemAddress } from "../design/components/media/drawnAddress.ts";
import { Icon, type IconName } from "../design/components/media/Icon.tsx";
import { typeset } from "../design/components/text/french.ts";
import { VisuallyHidden } from "../design/components/text/VisuallyHidden.tsx";
import { $now } from "../lib/page/now.ts";
import { useUnit } from "../lib/useUnit.ts";
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

type ListProps = { readonly list: "club" | "read" | "follow"; readonly title: string; readonly children: ReactNode };

const List = ({ list, title, children }: ListProps) => {
  const id = useId();
  return (
    <Links aria-labelledby={id} data-list={list}>
      <p id={id}>{title}</p>
      {children}
    </Links>
  );
};

const channels = ["discord", "twitch", "youtube", "twitter", "tiktok"] as const satisfies readonly IconName[];

/** The icon of a profile elsewhere, by its name. */
const iconOf = (name: string): IconName => channels.find((channel) => name.toLowerCase().includes(channel)) ?? "globe";

const Channels = ({ links }: Pick<Club, "links">) =>
  links.map(({ name, address }, at) => (
    <a key={at} href={address} target="_blank" rel="noopener noreferrer">
      <Icon name={iconOf(name)} />
      <span>
        {name}
        <VisuallyHidden> {words.newTab}</VisuallyHidden>
      </span>
    </a>
  ));

/** Who publishes the site, since this year, and the choices for the whole site. */
const Bottom = () => {
  const { mentions } = use(NavigationContext);
  const { name, legalForm } = useClub();
  const { now } = useUnit($now);
  return (
    <Under>
      <p>
        © {new Date(now).getUTCFullYear()} {typeset([name, legalForm].filter(Boolean).join(", "))}
      </p>
      <CalmSwitch />
      {mentions.length > 0 && (
        <Mentions aria-label={words.mentions}>
          <Ways to={mentions} />
        </Mentions>
      )}
    </Under>
  );
};

/** The foot of every page, with what features have in it. */
export const Footer = ({ children }: { readonly children?: ReactNode }) => {
  const { club, read } = use(NavigationContext).foot;
  const { tagline, links } = useClub();
  const drawn = useDrawn();
  return (
    <Foot>
      <Needle src={drawn(emblemAddress("sombre"))} alt="" width="300" height="700" loading="lazy" />
      <Inside>
        <OfClub>
          <Brand />
          <p>{typeset(tagline)}</p>
        </OfClub>
        {club.length > 0 && (
          <List list="club" title={words.footClub}>
            <Ways to={club} />
          </List>
        )}
        {read.length > 0 && (
          <List list="read" title={words.footRead}>
            <Ways to={read} />
          </List>
        )}
        {links.length > 0 && (
          <List list="follow" title={words.follow}>
            <Channels links={links} />
          </List>
        )}
        {children}
      </Inside>
      <Bottom />
    </Foot>
  );
};
