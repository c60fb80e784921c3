import { ContainerModule } from "inversify";
import { supabaseDesk } from "../../adapters/supabase/content/contentRepository.ts";
import { supabaseItemLists } from "../../adapters/supabase/content/itemLists.ts";
import { supabaseItemPictures } from "../../adapters/supabase/content/itemPictures.ts";
import { supabaseItemRecords } from "../../adapters/supabase/content/itemRecords.ts";
import { supabaseModeration } from "../../adapters/supabase/content/moderation.ts";
import { supabaseReviewNotes } from "../../adapters/supabase/applications/reviewNotes.ts";
import { supabaseReviews } from "../../adapters/supabase/applications/reviews.ts";
import { supabaseClubFigures, supabaseIdentity, supabaseTeam } from "../../adapters/supabase/accounts/staff.ts";
import * as p from "../portTokens.ts";
import { ClientToken } from "./supabase.ts";

/** How a project answers the ports that only the staff's use cases have. */
export const supabaseStaffModule = new ContainerModule(({ bind }) => {
  bind(p.IdentityToken).toResolvedValue(supabaseIdentity, [ClientToken]);
  bind(p.ReviewsToken).toResolvedValue(supabaseReviews, [ClientToken]);
  bind(p.ReviewNotesToken).toResolvedValue(supabaseReviewNotes, [ClientToken]);
  bind(p.ClubFiguresToken).toResolvedValue(supabaseClubFigures, [ClientToken]);
  bind(p.TeamToken).toResolvedValue(supabaseTeam, [ClientToken]);
  bind(p.ItemListsToken).toResolvedValue(supabaseItemLists, [ClientToken]);
  bind(p.DeskToken).toResolvedValue(supabaseDesk, [ClientToken]);
  bind(p.ItemRecordsToken).toResolvedValue(supabaseItemRecords, [ClientToken]);
  bind(p.ItemPicturesToken).toResolvedValue(supabaseItemPictures, [ClientToken]);
  bind(p.ModerationToken).toResolvedValue(supabaseModeration, [ClientToken]);
});
