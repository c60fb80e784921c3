import { describe, expect, expectTypeOf, it } from "vitest";
import { type Act, may, type MemberAct, readingDrafts, rights } from "./rights.ts";

const acts = Object.keys(rights) as Act[];

describe("the rights", () => {
  it.each(acts)("[BE-3] give staff and admins no less than members, and members no less than visitors: %s", (act) => {
    const given = (["visitor", "member", "staff", "admin"] as const).map((audience) => Number(may(audience, act)));
    expect(given).toEqual(given.toSorted());
  });

  it("[BE-3] let visitors read, sign up, write to the club, and change nothing but counters", () => {
    expect(acts.filter((act) => may("visitor", act))).toEqual([
      "read published tips",
      "count a view of a page",
      "count a search without a result",
      "count a view of a tip",
      "count a share of a tip",
      "read published articles",
      "read categories",
      "read a draft by its link",
      "count a share of an article",
      "see member cards",
      "read a member's page",
      "sign up",
      "follow a mail's link",
      "read published matches",
      "read predictions",
      "read the table of predictions",
      "read published events",
      "read published standings",
      "read what is changed of the pages",
      "read published teams",
      "read published partners",
      "read published products",
      "read open positions",
      "write to the club",
      "ask for the letter",
      "read the letters of the archive",
    ]);
  });

  it("[BE-3] let the staff read drafts, which a page asks by the role alone", () => {
    for (const act of Object.values(readingDrafts)) expect(rights[act]).toEqual(["staff", "admin"]);
  });

  it("[BE-3] tell the compiler what all members may do, and no others", () => {
    expectTypeOf<"like a tip">().toExtend<MemberAct>();
    expectTypeOf<"read published tips" | "publish a tip" | "look for members">()
      .exclude<MemberAct>()
      .toEqualTypeOf<"read published tips" | "publish a tip" | "look for members">();
    expectTypeOf<Extract<"like a tip for somebody else", MemberAct>>().toBeNever();
  });
});
