import { expect, it } from "vitest";
import { unwrappedAddress } from "./wrappedLink.ts";

it.each([
  [
    "https://www.google.com/url?q=https://club.example/a?saison%3D2026&sa=D&source=editors&ust=17&usg=AOv",
    "a?saison=2026",
  ],
  ["https://www.google.fr/url?sa=t&url=https%3A%2F%2Fclub.example%2Fb&ved=1", "b"],
  ["http://www.google.co.uk/url?q=https%3A%2F%2Fclub.example%2Fb%3Fc%3D1%26d%3D2%23e", "b?c=1&d=2#e"],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Fclub.example%2Fc&h=AT0", "c"],
  ["https://lm.facebook.com/l.php?u=https%3A%2F%2Fclub.example%2Fc&h=AT0", "c"],
  ["https://l.instagram.com/?u=https%3A%2F%2Fclub.example%2Fd&e=AT", "d"],
  ["https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fclub.example%2Fe&data=05%7C02", "e"],
  ["https://www.youtube.com/redirect?event=video_description&q=https%3A%2F%2Fclub.example%2Ff&v=x", "f"],
  ["https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fclub.example%2Fg", "g"],
  ["https://www.linkedin.com/safety/go?url=https%3A%2F%2Fclub.example%2Fh&trk=x", "h"],
  ["https://urldefense.com/v3/__https://club.example/i__;!!abc$", "i"],
  ["https://urldefense.proofpoint.com/v2/url?u=https-3A__club.example_j&d=x", "j"],
  ["https://slack-redir.net/link?url=https%3A%2F%2Fclub.example%2Fk", "k"],
  [
    "https://www.google.com/url?q=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fclub.example%252Fl",
    "l",
  ],
])("[NW-203] takes the address out of %s", (wrapped, path) => {
  expect(unwrappedAddress(wrapped)).toBe(`https://club.example/${path}`);
});

it.each([
  "https://www.google.com/url?q=javascript:alert(1)",
  "https://www.google.com/url?q=%E0%A4%A",
  "https://www.google.com/url",
  "https://www.google.com/search?q=https://club.example",
  "https://google.evil.example/url?q=https://club.example",
  "https://club.example/url?q=https://x.fr",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "/tips",
  "",
])("[NW-203] leaves %j as it is", (address) => expect(unwrappedAddress(address)).toBe(address));
