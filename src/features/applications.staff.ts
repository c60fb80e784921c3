import { memoryPositionRecords } from "../../adapters/memory/applications/positions.ts";
import { memoryReviewNotes } from "../../adapters/memory/applications/reviewNotes.ts";
import { memoryReviews } from "../../adapters/memory/applications/reviews.ts";
import { supabasePositionRecords } from "../../adapters/supabase/applications/positionRepository.ts";
import { supabaseReviewNotes } from "../../adapters/supabase/applications/reviewNotes.ts";
import { supabaseReviews } from "../../adapters/supabase/applications/reviews.ts";
import { addPosition, type PositionRepository, savePosition } from "../../domain/applications/editPositions.ts";
import { listApplications } from "../../domain/applications/listApplications.ts";
import { noteApplication } from "../../domain/applications/noteApplication.ts";
import type { ReviewNotes, Reviews } from "../../domain/applications/ports.ts";
import { readReviewHistory, reviewApplication, undoReview } from "../../domain/applications/reviewApplication.ts";
import type { Position } from "../../domain/applications/positions.ts";
import { publishRecord } from "../../domain/club/lists/editList.ts";
import { type BindPort, type Memory, type Supabase, method, token, provide } from "../bindings.ts";
import { type PageChanges, nothing } from "../server/pages/pageChanges.ts";
import { RolesToken } from "./accounts.bind.ts";
import { IdentityToken } from "./admin.staff.ts";

export const ReviewsToken = token<Reviews>("Reviews");
export const PositionRecordsToken = token<PositionRepository>("PositionRecords");
export const ReviewNotesToken = token<ReviewNotes>("ReviewNotes");

export const useCases = {
  listApplications: provide(listApplications, { reviews: ReviewsToken }),
  readReviewHistory: provide(readReviewHistory, { reviews: ReviewsToken, notes: ReviewNotesToken }),
  reviewApplication: provide(reviewApplication, {
    identity: IdentityToken,
    roles: RolesToken,
    reviews: ReviewsToken,
  }),
  undoReview: provide(undoReview, { identity: IdentityToken, reviews: ReviewsToken }),
  listStaffPositions: method(PositionRecordsToken, "all"),
  addPosition: provide(addPosition, { records: PositionRecordsToken }),
  savePosition: provide(savePosition, { records: PositionRecordsToken }),
  publishPosition: provide(publishRecord<Position>, { records: PositionRecordsToken }),
  placePosition: method(PositionRecordsToken, "place"),
  removePosition: method(PositionRecordsToken, "remove"),
  noteApplication: provide(noteApplication, {
    identity: IdentityToken,
    roles: RolesToken,
    notes: ReviewNotesToken,
  }),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(PositionRecordsToken, supabasePositionRecords(client));
  port(ReviewsToken, supabaseReviews(client));
  port(ReviewNotesToken, supabaseReviewNotes(client));
};

export const memory = (port: BindPort, { backend, site }: Memory): void => {
  port(PositionRecordsToken, memoryPositionRecords(backend));
  port(ReviewsToken, memoryReviews(backend, site));
  port(ReviewNotesToken, memoryReviewNotes(backend));
};

export const changes = (): PageChanges => ({
  application_notes: nothing,
  "rpc/undo_review": nothing,
  "rpc/search_applications": nothing,
  "rpc/count_applications": nothing,
});
