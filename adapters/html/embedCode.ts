import { embedOf } from "../../domain/content/body/embed.ts";

/** The page that a service's frame shows, as readers know it. */
const pages: readonly (readonly [frame: RegExp, page: (id: string, query: URLSearchParams) => string])[] = [
  [
    // "videoseries" and "live_stream" are lists, which have no page of one video.
    /^(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/(?!videoseries|live_stream)([\w-]{11})\/?$/,
    (id, query) => `https://www.youtube.com/watch?v=${id}${startOf("t", query.get("start") ?? query.get("t"))}`,
  ],
  [/^player\.twitch\.tv\/$/, (_, query) => twitchPage(query)],
  [/^clips\.twitch\.tv\/embed\/?$/, (_, query) => `https://clips.twitch.tv/${query.get("clip")}`],
  [/^platform\.(?:twitter|x)\.com\/embed\/Tweet\.html$/, (_, query) => `https://x.com/i/web/status/${query.get("id")}`],
  [
    /^(?:www\.)?instagram\.com\/((?:p|reel)\/[\w-]+)\/embed(?:\/captioned)?\/?$/,
    (id) => `https://www.instagram.com/${id}/`,
  ],
  [
    /^embed\.bsky\.app\/embed\/(did:plc:\w+\/app\.bsky\.feed\.post\/\w+)$/,
    (id) => `https://bsky.app/profile/${id.replace("app.bsky.feed.post", "post")}`,
  ],
];

const startOf = (name: string, seconds: string | null): string => (seconds ? `&${name}=${seconds}` : "");

const twitchPage = (query: URLSearchParams): string => {
  const [video, channel] = [query.get("video"), query.get("channel")];
  const time = query.get("time") ?? query.get("t");
  return `https://www.twitch.tv/${video ? `videos/${video.replace(/^v/, "")}${time ? `?t=${time}` : ""}` : channel}`;
};

/** The address of what a frame of a known service shows; undefined for another frame. */
export const pageOfFrame = (source: string): string | undefined => {
  const whole = source.trim().replace(/^\/\//, "https://");
  const [, place = "", query = ""] = /^https?:\/\/([^?#]*)(?:\?([^#]*))?/i.exec(whole) ?? [];
  for (const [frame, page] of pages) {
    const found = frame.exec(place);
    if (found) return shown(page(found[1] ?? "", new URLSearchParams(query)));
  }
  return /^[^/]*youtube/.test(place) ? undefined : shown(whole);
};

const shown = (address: string): string | undefined => (embedOf(address) ? address : undefined);

const quotes = /(?:^|\s)(?:twitter-tweet|twitter-video|instagram-media|tiktok-embed|bluesky-embed)(?:\s|$)/;

/** The address of the post that a service's quote shows: the script beside it would make a frame of it. */
export const postOfQuote = (
  { class: names = "", ...attributes }: Readonly<Record<string, string>>,
  links: readonly string[],
): string | undefined => {
  if (!quotes.test(names)) return undefined;
  const named = attributes["data-instgrm-permalink"] ?? attributes["cite"];
  for (const address of [...(named ? [named] : []), ...links.toReversed()]) {
    const post = shown(address.trim().replace(/[?#].*$/, ""));
    if (post) return post;
  }
  return undefined;
};
