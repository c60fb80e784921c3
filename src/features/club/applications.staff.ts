import { memoryPositionRecords } from "../../../adapters/memory/applications/positions.ts";
import { memoryReviewNotes } from "../../../adapters/memory/applications/reviewNotes.ts";
import { memoryReviews } from "../../../adapters/memory/applications/reviews.ts";
import { supabasePositionRecords } from "../../../adapters/supabase/applications/positionRepository.ts";
import { supabaseReviewNotes } from "../../../adapters/supabase/applications/reviewNotes.ts";
import { supabaseReviews } from "../../../adapters/supabase/applications/reviews.ts";
import { addPosition, type PositionRepository, savePosition } from "../../../domain/applications/editPositions.ts";
import { listApplications } from "../../../domain/applications/listApplications.ts";
import { noteApplication } from "../../../domain/applications/noteApplication.ts";
import type { ReviewNotes, Reviews } from "../../../domain/applications/ports.ts";
import { readReviewHistory, reviewApplication, undoReview } from "../../../domain/applications/reviewApplication.ts";
import type { Position } from "../../../domain/applications/positions.ts";
import { publishRecord } from "../../../domain/club/lists/editList.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { AdminStaffPorts } from "../app/admin.staff.ts";

/** The ports of the feature, by name. */
export type ApplicationsStaffPorts = {
  readonly reviews: Reviews;
  readonly positionRecords: PositionRepository;
  readonly reviewNotes: ReviewNotes;
};

const { provide, method } = bindingsOn<ApplicationsStaffPorts & AccountsPorts & AdminStaffPorts>();

export const useCases = {
  listApplications: provide(listApplications, { reviews: "reviews" }),
  readReviewHistory: provide(readReviewHistory, { reviews: "reviews", notes: "reviewNotes" }),
  reviewApplication: provide(reviewApplication, {
    identity: "identity",
    roles: "roles",
    reviews: "reviews",
  }),
  undoReview: provide(undoReview, { identity: "identity", reviews: "reviews" }),
  listStaffPositions: method("positionRecords", "all"),
  addPosition: provide(addPosition, { records: "positionRecords" }),
  savePosition: provide(savePosition, { records: "positionRecords" }),
  publishPosition: provide(publishRecord<Position>, { records: "positionRecords" }),
  placePosition: method("positionRecords", "place"),
  removePosition: method("positionRecords", "remove"),
  noteApplication: provide(noteApplication, {
    identity: "identity",
    roles: "roles",
    notes: "reviewNotes",
  }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): ApplicationsStaffPorts => ({
  positionRecords: supabasePositionRecords(client),
  reviews: supabaseReviews(client),
  reviewNotes: supabaseReviewNotes(client),
});

export const memory = ({ backend, site }: Memory): ApplicationsStaffPorts => ({
  positionRecords: memoryPositionRecords(backend),
  reviews: memoryReviews(backend, site),
  reviewNotes: memoryReviewNotes(backend),
});
