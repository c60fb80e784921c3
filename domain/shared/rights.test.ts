import { describe, expect, expectTypeOf, it } from "vitest";
import { type Act, may, type MemberAct, readingDrafts, rights } from "./rights.ts";

const acts = Object.keys(rights) as Act[];

describe("the rights", () => {
  it.each(acts)("[BE-3] give staff and admins no less than members, and members no less than visitors: %s", (act) => {
    const given = (["visitor", "member", "staff", "admin"] as const).map((audience) => Number(may(audience, act)));
    expect(given).toEqual(given.toSorted());
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
