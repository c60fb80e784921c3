import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import type { RecordRepository } from "../lists/records.ts";
import type { MembershipRecord, PersonRecord, Team, TeamRecord } from "./team.ts";

/** A person with the published teams that they are or were in. */
export type PersonWithTeams = Omit<PersonRecord, "isPublished" | "revision"> & {
  readonly teams: readonly (Pick<
    MembershipRecord,
    "id" | "kind" | "role" | "position" | "rank" | "specialty" | "joined" | "departed"
  > & {
    readonly team: Slug;
    readonly game: string;
  })[];
};

/** The published teams and the people in them. */
export type Teams = {
  /** In the club's order. */
  list(): Promise<readonly Team[]>;
  bySlug(slug: Slug): Promise<Team | undefined>;
  /** Those of published teams, by name. */
  people(): Promise<readonly Pick<PersonRecord, "slug" | "updatedAt">[]>;
  person(slug: Slug): Promise<PersonWithTeams | undefined>;
};

/** A match names the team. */
export type TeamInUse = { readonly kind: "in-use" };

/** The teams as the staff edits them. Members and honours go with their team. */
export type TeamRepository = Omit<RecordRepository<TeamRecord>, "remove"> & {
  /** Idempotent. Refuses a team that matches name. */
  remove(id: string): Promise<Result<void, SignedOut | NotStaff | TeamInUse>>;
};
