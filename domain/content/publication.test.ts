import { describe, expect, it } from "vitest";
import type { Audience } from "../shared/rights.ts";
import { canReadItem, isVisible, publish, unpublish } from "./publication.ts";

const now = new Date("2026-11-20T10:00:00Z");
const [past, future] = ["2026-11-20T09:59:59.999Z", "2026-11-20T10:00:00.001Z"];

describe("[BE-3] a content item", () => {
  it.each([
    [{ isPublished: true, publishedAt: past }, true],
    [{ isPublished: true, publishedAt: now.toISOString() }, true],
    [{ isPublished: true, publishedAt: future }, false],
    [{ isPublished: true, publishedAt: null }, false],
    [{ isPublished: false, publishedAt: past }, false],
    [{ isPublished: false, publishedAt: null }, false],
  ])("%j is visible to every visitor: %s", (item, visible) => {
    expect(isVisible(item, now)).toBe(visible);
    for (const audience of ["visitor", "member"] as Audience[]) {
      expect(canReadItem("tip", item, audience, now)).toBe(visible);
      expect(canReadItem("article", item, audience, now)).toBe(visible);
    }
    for (const audience of ["staff", "admin"] as Audience[]) {
      expect(canReadItem("tip", item, audience, now)).toBe(true);
      expect(canReadItem("article", item, audience, now)).toBe(true);
    }
  });
});

describe("[AD-32] publication", () => {
  it("sets the date once", () => {
    const published = publish({ publishedAt: null }, now);
    expect(published).toEqual({ isPublished: true, publishedAt: now.toISOString() });
    expect(unpublish(published)).toEqual({ isPublished: false, publishedAt: now.toISOString() });
    expect(publish(unpublish(published), new Date("2027-01-01T00:00:00Z"))).toEqual(published);
  });

  it("replaces a date in the future, so that the content item is visible at once", () => {
    expect(publish({ publishedAt: future }, now)).toEqual({ isPublished: true, publishedAt: now.toISOString() });
  });

  it("leaves a draft that was never published without a date", () => {
    expect(unpublish({ publishedAt: null })).toEqual({ isPublished: false, publishedAt: null });
  });
});
