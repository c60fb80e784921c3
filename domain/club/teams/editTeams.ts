import { done, type Result } from "../../shared/result.ts";
import { isSame } from "../../shared/same.ts";
import { freeSlug, type Slug, slugOf } from "../../shared/slug.ts";
import {
  addedWithSlug,
  addRecord,
  type AddRefusal,
  type ReadTyped,
  saveRecord,
  type Typed,
} from "../lists/editList.ts";
import { type ChangeRefusal, changePart, partOf } from "../lists/changePart.ts";
import type { Details, ListRecord, RecordRepository } from "../lists/records.ts";
import type { MembershipRecord, PersonRecord, TeamRecord } from "./team.ts";
import {
  honourForm,
  membershipForm,
  personForm,
  teamForm,
  type TeamProblem,
  type TypedPerson,
  type TypedTeam,
} from "./typed.ts";

/** Letters of an address at most: the tables' limit, and room for a number. */
const longestSlug = 56;

type WithSlug = ListRecord & { readonly slug: Slug };

/**
 * Adds a record with an address of its own, made of its name. An equal one that stands last is this one, sent again after its answer was
 * lost.
 * @param unnamed the address of one whose name has no letter of the alphabet
 */
const addNamed =
  <Item extends WithSlug, Fields extends Typed>(
    readTyped: ReadTyped<Item, Fields, TeamProblem>,
    nameOf: (details: Details<Item>) => string,
    unnamed: Slug,
  ) =>
  ({ records }: { readonly records: Pick<RecordRepository<Item>, "all" | "add"> }) =>
  async (typed: Fields): Promise<Result<Item, AddRefusal<Fields, TeamProblem>>> => {
    const read = readTyped(typed);
    if (!read.ok) return read;
    const wanted = slugOf(nameOf(read.value).slice(0, longestSlug)) ?? unnamed;
    return addedWithSlug<Item, AddRefusal<Fields, TeamProblem>>(async () => {
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

export const addTeam = addNamed<TeamRecord, TypedTeam>(teamForm.read, ({ game }) => game, "equipe" as Slug);
export const addPerson = addNamed<PersonRecord, TypedPerson>(personForm.read, ({ name }) => name, "profil" as Slug);
export const saveTeam = saveRecord(teamForm.read);
export const savePerson = saveRecord(personForm.read);
export const addMembership = addRecord(membershipForm.read);
export const saveMembership = saveRecord(membershipForm.read);
export const addHonour = addRecord(honourForm.read);
export const saveHonour = saveRecord(honourForm.read);

export type Departure = {
  readonly id: string;
  readonly revision: number;
  /** The first day without them; null brings them back. */
  readonly departed: string | null;
  /** The day that stood there. */
  readonly before: string | null;
};

/** Ends a membership on a day, or takes its end back. Another member's change of other details stays. */
export const endMembership =
  ({ records }: { readonly records: RecordRepository<MembershipRecord> }) =>
  ({ id, revision, departed, before }: Departure): Promise<Result<MembershipRecord, ChangeRefusal<MembershipRecord>>> =>
    changePart<MembershipRecord, Pick<MembershipRecord, "departed">>(
      {
        open: async () => (await records.all()).find((one) => one.id === id),
        change: (from, change) => records.change({ id, revision: from, change }),
      },
      { revision, before: { departed: before }, after: { departed } },
    );
