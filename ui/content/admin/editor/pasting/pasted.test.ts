import { expect, it } from "vitest";
import { isEmbedCode, saysMore } from "./pasted.ts";

it.each([
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=42" allowfullscreen></iframe>',
  ' <iframe src="https://clips.twitch.tv/embed?clip=Brave"></iframe>\n',
  '<blockquote class="twitter-tweet"><p lang="fr">Un</p></blockquote> <script async src="https://platform.twitter.com/widgets.js"></script>',
])("[NW-204] takes the code of a video or a post for HTML: %s", (plain) => expect(isEmbedCode(plain)).toBe(true));

it.each([
  "Un <iframe src=a></iframe>",
  "<iframe src=a></iframe> dans le texte",
  "<blockquote>cité</blockquote>",
  "<b>a</b>",
  "",
])("[NW-204] takes %j for a text", (plain) => expect(isEmbedCode(plain)).toBe(false));

it.each([
  ['<span style="font-weight:700">a</span>', true],
  ['<span style="text-decoration:underline line-through">a</span>', true],
  ['<span style="color:red;vertical-align:super">a</span>', true],
  ['<span style="vertical-align:baseline;text-decoration:none">a</span>', false],
  ["<meta charset=utf-8>a", false],
])("[NW-205] sees whether %s says more than its text", (html, isMore) => expect(saysMore.test(html)).toBe(isMore));
