import { expect, it } from "vitest";
import { askedPath, formerAddressOf } from "./formerPath.ts";

it.each([
  ["https://ancien.example/2021/05/03/finale/", "/2021/05/03/finale"],
  ["http://www.ancien.example/2021/05/03/Finale.html?utm=1#suite", "/2021/05/03/finale"],
  ["https://ancien.example/caf%C3%A9/", "/café"],
  ["https://ancien.example/cafe%CC%81/", "/café"],
  ["https://ancien.example/?p=12", "/?p=12"],
  ["https://ancien.example/blog/?post_type=post&p=12", "/?p=12"],
  ["/finale/", "/finale"],
  ["posts/finale.md", "/posts/finale"],
  ["/news/finale/", "finale"],
  ["/news/Été/", undefined],
  ["/tips/finale/", undefined],
  ["/news/2021/finale/", "/news/2021/finale"],
  ["https://ancien.example/", undefined],
  ["/index.html", undefined],
  [`/${"a".repeat(500)}`, undefined],
])("[NW-252] keeps %s of an imported article as %s", (address, kept) => {
  expect(formerAddressOf("article", address)).toBe(kept);
});

it.each([
  ["/2021/05/03/Finale/", "", "/2021/05/03/finale"],
  ["/2021/05/03/finale", "?utm_source=lettre", "/2021/05/03/finale"],
  ["/2021/05/03/finale/amp/", "", "/2021/05/03/finale"],
  ["/2021/05/03/finale/comment-page-2/", "", "/2021/05/03/finale"],
  ["/caf%c3%a9/", "", "/café"],
  ["/", "?p=12&preview=true", "/?p=12"],
  ["/index.php", "?p=12", "/?p=12"],
  ["/", "?p=12e", undefined],
  ["/", "?sp=12", undefined],
  ["/", "", undefined],
  ["/a%00b", "", undefined],
])("[NW-252] reads %s%s as %s", (pathname, search, path) => {
  expect(askedPath(pathname, search)).toBe(path);
});
