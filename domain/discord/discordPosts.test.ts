import { expect, it } from "vitest";
import { postStateOf } from "./discordPosts.ts";

it.each([
  ["waiting", { isPosted: false, isDue: false, problem: null }],
  ["sending", { isPosted: false, isDue: true, problem: null }],
  ["sending", { isPosted: true, isDue: true, problem: null }],
  ["posted", { isPosted: true, isDue: false, problem: null }],
  ["late", { isPosted: false, isDue: false, isLate: true, problem: null }],
  ["posted", { isPosted: true, isDue: false, isLate: true, problem: null }],
  ["unknown", { isPosted: false, isDue: false, problem: "unknown" }],
] as const)("[DI-1] an announcement is %s", (state, stored) => {
  expect(postStateOf(stored)).toBe(state);
});
