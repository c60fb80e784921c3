import type { EmbedKind } from "../../../domain/content/body/embed.ts";
import type { EmbedService } from "../../../domain/content/body/embedServices.ts";
import type { Framed } from "../../../ui/content/body/embed/framePath.ts";
import { words } from "../../../ui/content/body/embed/words.ts";
import { framedAt } from "./framedAt.ts";
import { framePolicy } from "../http/contentSecurity.ts";
import type { SiteFile } from "./siteFile.ts";
import { xmlText } from "./xml.ts";

type Shown = Framed & {
  /** The site's host, which Twitch asks for. */
  readonly host: string;
};

const query = (parameters: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join("&");

const youtube = ({ id, start, isPlayed }: Shown): string =>
  `https://www.youtube-nocookie.com/embed/${id}?${query({ autoplay: isPlayed ? 1 : 0, start, hl: "fr", rel: 0 })}`;

const twitchPlayer = (name: "channel" | "video", { id, start, isPlayed, host }: Shown): string => {
  const time = start && `${start}s`;
  return `https://player.twitch.tv/?${query({ [name]: id, parent: host, autoplay: String(isPlayed), time })}`;
};

const twitchClip = ({ id, isPlayed, host }: Shown): string =>
  `https://clips.twitch.tv/embed?${query({ clip: id, parent: host, autoplay: String(isPlayed) })}`;

const instagram = ({ kind, id }: Shown): string =>
  `https://www.instagram.com/${kind === "reel" ? kind : "p"}/${id}/embed/`;

/** The addresses that the services' documentation gives for frames. */
const addresses: Readonly<Record<EmbedService, (shown: Shown) => string>> = {
  youtube,
  twitch: (shown) =>
    shown.kind === "clip" ? twitchClip(shown) : twitchPlayer(shown.kind === "live" ? "channel" : "video", shown),
  x: ({ id }) => `https://platform.twitter.com/embed/Tweet.html?${query({ id, dnt: "true", lang: "fr" })}`,
  bluesky: ({ id }) => `https://embed.bsky.app/embed/${id.replace("/", "/app.bsky.feed.post/")}`,
  instagram,
  tiktok: ({ id, isPlayed }) => `https://www.tiktok.com/player/v1/${id}?${query({ autoplay: isPlayed ? 1 : 0 })}`,
};

const isPost = (kind: EmbedKind): boolean => kind === "post" || kind === "reel";

const style = (kind: EmbedKind): string =>
  `html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:${isPost(kind) ? "#fff" : "#000"}}`;

/** What the frame may do: no forms, no downloads, no way to lead the page elsewhere. */
const sandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

const day = 86_400;

/**
 * The site's document around the frame of a video or a post: the only one whose policy allows a frame of another host, and of that one
 * alone. `undefined` for all other paths.
 * @param site the site's own address
 */
export const embedFrame = (path: string, site: string): SiteFile | undefined => {
  const framed = framedAt(path);
  if (!framed) return undefined;
  const address = addresses[framed.service]({ ...framed, host: new URL(site).hostname });
  const css = style(framed.kind);
  const name = words.name(framed);
  const allow = isPost(framed.kind) ? "fullscreen" : "autoplay; encrypted-media; fullscreen; picture-in-picture";
  return {
    type: "text/html; charset=utf-8",
    freshFor: day,
    policy: framePolicy({ host: new URL(address).origin, style: css }),
    body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${name}</title><style>${css}</style></head><body><iframe src="${xmlText(address)}" title="${name}" sandbox="${sandbox}" allow="${allow}" referrerpolicy="strict-origin"></iframe></body></html>`,
  };
};
