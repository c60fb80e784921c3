import { expect, it } from "vitest";
import { memberId } from "../../memory/seed/ids.ts";
import { shownAvatar } from "./cards.ts";
import { supabaseClient } from "../shared/client.ts";

const client = supabaseClient({ url: "https://project.example", anonKey: "anon" }, "nowhere");
const me = memberId(1);
const place = `/storage/v1/object/public/avatars/${me}/avatar.png`;

it.each([
  [`https://project.example${place}?v=mw1`, `https://project.example${place}?v=mw1`],
  [`https://project.example${place}`, `https://project.example${place}`],
  // The stored address is from an earlier host of the site.
  [`http://127.0.0.1:3000${place}?v=mw1`, `https://project.example${place}?v=mw1`],
  // Browsers never request an avatar from a foreign site that a member stored.
  [`https://evil.example${place}`, `https://project.example${place}`],
  ["https://evil.example/pixel.gif", null],
  [`https://evil.example/?${place}?v=1&x`, null],
  [`https://project.example${place.replace(me, memberId(2))}`, null],
  [`https://project.example${place.replace("avatar.png", "page.html")}`, null],
  ["javascript:alert(1)", null],
  ["", null],
  [null, null],
])("[AU-12] shows %s as %s", (kept, shown) => {
  expect(shownAvatar(client, me, kept)).toBe(shown);
});

it("shows no avatar of a deleted member", () => {
  expect(shownAvatar(client, null, `https://project.example${place}`)).toBeNull();
});
