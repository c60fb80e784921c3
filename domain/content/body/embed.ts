import { isAbsoluteAddress } from "../../shared/address.ts";
import type { EmbedService } from "./embedServices.ts";

/** What a service shows. `short`: a video higher than wide. `live`: a channel, whether it is on the air or not. */
export type EmbedKind = "video" | "short" | "clip" | "live" | "post" | "reel";

/** A video or a post of another site, as a text names it by its address. */
export type Embed = {
  readonly service: EmbedService;
  readonly kind: EmbedKind;
  /** The service's own name of it: letters that need no escaping in an address. Of a Bluesky post "<author>/<post>". */
  readonly id: string;
  /** As the author wrote it. */
  readonly address: string;
  /** Seconds from the beginning of a video. Absent: from the beginning. */
  readonly start?: number;
};

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** Of Bluesky: a host, or an identifier that outlives it. */
const author = `(?:(?:${label}\\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9]|did:plc:[a-z2-7]{24})`;
const post = "[a-z2-7]{13}";

/** The ids of what each service shows. `${service} ${kind}` has an entry when it can be shown. */
const ids = {
  "youtube video": String.raw`[\w-]{11}`,
  "youtube short": String.raw`[\w-]{11}`,
  "twitch clip": String.raw`[\w-]{1,100}`,
  "twitch video": String.raw`\d{1,15}`,
  "twitch live": String.raw`[a-z0-9]\w{2,24}`,
  "x post": String.raw`\d{1,20}`,
  "bluesky post": `${author}/${post}`,
  "instagram post": String.raw`[\w-]{5,40}`,
  "instagram reel": String.raw`[\w-]{5,40}`,
  "tiktok video": String.raw`\d{10,20}`,
} as const satisfies Partial<Record<`${EmbedService} ${EmbedKind}`, string>>;
type Shown = keyof typeof ids;

/** Whether a service can have this kind of embed with this id. */
export const isEmbed = ({ service, kind, id }: Readonly<Record<"service" | "kind" | "id", string>>): boolean => {
  const name = `${service} ${kind}`;
  return Object.hasOwn(ids, name) && new RegExp(`^${ids[name as Shown]}$`, "i").test(id);
};

/** First parts of Twitch's addresses that are no channels. */
const twitchPages =
  /^\/(?:videos?|clips?|directory|downloads|drops|friends|inventory|jobs|login|logout|moderator|popout|prime|products|search|settings|signup|store|subscriptions|turbo|user|wallet)$/i;

type Rule = { readonly host: RegExp; readonly shows: Shown; readonly path: RegExp; readonly query?: "v" | "clip" };

const rule = (host: RegExp, shows: Shown, path: string): Rule => ({
  host,
  shows,
  path: new RegExp(`^${path.replace("<id>", `(${ids[shows]})`)}/?$`, "i"),
});

const youtube = /^(?:(?:www|m|music)\.)?youtube\.com$/;
const youtubeFrames = /^(?:www\.)?youtube(?:-nocookie)?\.com$/;
const twitch = /^(?:(?:www|m)\.)?twitch\.tv$/;
const twitchClips = /^clips\.twitch\.tv$/;
const x = /^(?:(?:www|mobile)\.)?(?:x|twitter)\.com$/;
const bluesky = /^bsky\.app$/;
const instagram = /^(?:www\.)?instagram\.com$/;
const tiktok = /^(?:(?:www|m)\.)?tiktok\.com$/;

/** An address is what the first of these says. */
const rules: readonly Rule[] = [
  { ...rule(youtube, "youtube video", "/watch"), query: "v" },
  rule(/^youtu\.be$/, "youtube video", "/<id>"),
  rule(youtube, "youtube video", "/live/<id>"),
  rule(youtubeFrames, "youtube video", "/embed/<id>"),
  rule(youtube, "youtube short", "/shorts/<id>"),
  { ...rule(twitchClips, "twitch clip", "/embed"), query: "clip" },
  rule(twitchClips, "twitch clip", "/(?!create/?$)<id>"),
  rule(/^m\.twitch\.tv$/, "twitch clip", "/clip/<id>"),
  rule(twitch, "twitch clip", String.raw`/\w{3,25}/clip/<id>`),
  rule(twitch, "twitch video", "/videos/<id>"),
  rule(twitch, "twitch video", String.raw`/\w{3,25}/v(?:ideo)?/<id>`),
  rule(twitch, "twitch live", "/<id>"),
  rule(x, "x post", String.raw`/(?:\w{1,15}|i/web)/status(?:es)?/<id>(?:/(?:photo|video)/\d)?`),
  { host: bluesky, shows: "bluesky post", path: new RegExp(`^/profile/(${author})/post/(${post})/?$`, "i") },
  rule(instagram, "instagram post", String.raw`/(?:[\w.]{1,30}/)?p/<id>`),
  rule(instagram, "instagram reel", String.raw`/(?:[\w.]{1,30}/)?reels?/<id>`),
  rule(tiktok, "tiktok video", String.raw`/@[\w.]{1,30}/video/<id>`),
];

const parts = /^https?:\/\/([a-z.-]{1,60})(\/[^?#]{1,400})?(?:\?([^#]*))?(?:#(.*))?$/i;

/** The value of a parameter that stands once in a query. */
const parameter = (query: string, name: string): string | undefined => {
  const values = query.split("&").filter((pair) => pair.startsWith(`${name}=`));
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined;
};

/** The seconds of "90", "90s" and "1h2m3s"; undefined for another text, and for the beginning. */
const secondsOf = (text = ""): number | undefined => {
  const [whole, hours = "0", minutes = "0", seconds = "0"] =
    /^(?=\d)(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  const sum = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return whole === undefined || sum === 0 ? undefined : sum;
};

const timed: readonly Shown[] = ["youtube video", "twitch video"];

/** What an address of a known service shows, or null. Refuses other hosts, ports, user names and escaped letters. */
export const embedOf = (address: string): Embed | null => {
  if (!isAbsoluteAddress(address)) return null;
  const [, host = "", path = "", query = "", fragment = ""] = parts.exec(address) ?? [];
  for (const { host: own, shows, path: shape, query: name } of rules) {
    const found = own.test(host.toLowerCase()) ? shape.exec(path) : null;
    if (!found || (shows === "twitch live" && twitchPages.test(path.replace(/\/$/, "")))) continue;
    const [service, kind] = shows.split(" ") as [EmbedService, EmbedKind];
    const id = name ? parameter(query, name) : found.slice(1).join("/");
    if (id === undefined || !isEmbed({ service, kind, id })) return null;
    const said = parameter(query, "t") ?? parameter(query, "start");
    // YouTube's older addresses have it behind the "#".
    const time = said ?? (service === "youtube" ? parameter(fragment, "t") : undefined);
    const start = timed.includes(shows) ? secondsOf(time) : undefined;
    return { service, kind, id, address, ...(start && { start }) };
  }
  return null;
};
