import { dossierFx, listApplicationsFx, noteFx, reviewFx, undoReviewFx } from "../../ui/admin/effects.ts";
import { applyFx, myApplicationsFx, withdrawFx } from "../../ui/applications/effects.ts";
import { feature } from "../feature.ts";

export const applications = feature({
  name: "applications",
  bind: () => import("./applications.bind.ts"),
  staff: () => import("./applications.staff.ts"),
  handle: {
    apply: applyFx,
    myApplications: myApplicationsFx,
    withdrawApplication: withdrawFx,
    listApplications: listApplicationsFx,
    readDossier: dossierFx,
    reviewApplication: reviewFx,
    undoReview: undoReviewFx,
    noteApplication: noteFx,
  },
});
