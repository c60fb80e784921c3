import { done, type Result } from "../../shared/result.ts";
import { isSame } from "../../shared/same.ts";
import { freeSlug, type Slug, slugOf } from "../../shared/slug.ts";
import { partOf } from "./changePart.ts";
import { addedWithSlug, type AddRefusal, type ReadTyped, type Typed } from "./editList.ts";
import type { Details, ListRecord, RecordRepository } from "./records.ts";

/** Letters of an address at most: the tables' limit, and room for a number. */
const longestSlug = 56;

type WithSlug = ListRecord & { readonly slug: Slug };

/**
 * Adds a record with an address of its own, made of its name. An equal one that stands last is this one, sent again after its answer was
 * lost.
 * @param unnamed the address of one whose name has no letter of the alphabet
 */
export const addNamed =
  <Item extends WithSlug, Fields extends Typed, Problem extends string>(
    readTyped: ReadTyped<Item, Fields, Problem>,
    nameOf: (details: Details<Item>) => string,
    unnamed: Slug,
  ) =>
  ({ records }: { readonly records: Pick<RecordRepository<Item>, "all" | "add"> }) =>
  async (typed: Fields): Promise<Result<Item, AddRefusal<Fields, Problem>>> => {
    const read = readTyped(typed);
    if (!read.ok) return read;
    // One sign of a name may be several letters of its address, and a cut one may end with a hyphen.
    const wanted = slugOf(slugOf(nameOf(read.value))?.slice(0, longestSlug) ?? "") ?? unnamed;
    return addedWithSlug<Item, AddRefusal<Fields, Problem>>(async () => {
      const all = await records.all();
      const last = all.at(-1);
      if (last && isSame({ ...partOf(last, read.value), slug: "" }, { ...read.value, slug: "" })) return done(last);
      const slug = freeSlug(
        wanted,
        all.map((one) => one.slug),
      );
      return records.add({ ...read.value, slug });
    });
  };
