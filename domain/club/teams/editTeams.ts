import type { Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import { addNamed } from "../lists/addNamed.ts";
import { addRecord, saveRecord } from "../lists/editList.ts";
import { type ChangeRefusal, changePart } from "../lists/changePart.ts";
import type { RecordRepository } from "../lists/records.ts";
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

export const addTeam = addNamed<TeamRecord, TypedTeam, TeamProblem>(
  teamForm.read,
  ({ game }) => game,
  "equipe" as Slug,
);
export const addPerson = addNamed<PersonRecord, TypedPerson, TeamProblem>(
  personForm.read,
  ({ name }) => name,
  "profil" as Slug,
);
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
