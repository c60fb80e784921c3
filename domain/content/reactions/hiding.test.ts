import { describe, expect, it } from "vitest";
import type { MemberId } from "../../accounts/member.ts";
import { canReadComment, hide, isHidden, restore } from "./hiding.ts";

describe("[AD-29] a hidden comment", () => {
  const [author, other] = ["author" as MemberId, "other" as MemberId];
  const comment = { author, text: "Non", hiddenBecause: null, heldFor: null };
  const hidden = hide(comment, "Une attaque");

  it("has a reason until it is shown again", () => {
    expect(isHidden(comment)).toBe(false);
    expect(isHidden({})).toBe(false);
    expect(hidden).toEqual({ ...comment, hiddenBecause: "Une attaque", heldFor: null });
    expect(isHidden(hidden)).toBe(true);
    expect(restore(hidden)).toEqual(comment);
  });

  it("is read by its author and the staff", () => {
    expect(canReadComment(comment, null, "visitor")).toBe(true);
    expect(canReadComment(hidden, author, "member")).toBe(true);
    expect(canReadComment(hidden, other, "member")).toBe(false);
    expect(canReadComment(hidden, null, "visitor")).toBe(false);
    expect(canReadComment({ ...hidden, author: null }, null, "visitor")).toBe(false);
    expect(canReadComment(hidden, other, "staff")).toBe(true);
  });
});
