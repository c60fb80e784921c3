import { ContainerModule } from "inversify";
import { listApplications } from "../../domain/applications/listApplications.ts";
import { noteApplication } from "../../domain/applications/noteApplication.ts";
import { readDossier } from "../../domain/applications/readDossier.ts";
import { reviewApplication } from "../../domain/applications/reviewApplication.ts";
import { undoReview } from "../../domain/applications/undoReview.ts";
import { readOverview } from "../../domain/club/overview.ts";
import * as p from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const reviewModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.ListApplicationsToken, listApplications, { reviews: p.ReviewsToken });
  provide(t.ReadDossierToken, readDossier, { reviews: p.ReviewsToken, notes: p.ReviewNotesToken });
  provide(t.ReviewApplicationToken, reviewApplication, {
    identity: p.IdentityToken,
    roles: p.RolesToken,
    reviews: p.ReviewsToken,
  });
  provide(t.UndoReviewToken, undoReview, { identity: p.IdentityToken, reviews: p.ReviewsToken });
  provide(t.NoteApplicationToken, noteApplication, {
    identity: p.IdentityToken,
    roles: p.RolesToken,
    notes: p.ReviewNotesToken,
  });
  provide(t.ReadOverviewToken, readOverview, {
    figures: p.ClubFiguresToken,
    tips: p.TipsToken,
    articles: p.ArticlesToken,
  });
  bind(t.FindMembersToken).toResolvedValue((team) => team.find, [p.TeamToken]);
  bind(t.SetStaffToken).toResolvedValue((team) => team.setStaff, [p.TeamToken]);
});
