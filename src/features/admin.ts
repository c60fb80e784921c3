import { findMembersFx, overviewFx, setStaffFx } from "../../ui/admin/effects.ts";
import { feature } from "../feature.ts";

export const admin = feature({
  name: "admin",
  staff: () => import("./admin.staff.ts"),
  handle: {
    readOverview: overviewFx,
    findMembers: findMembersFx,
    setStaff: setStaffFx,
  },
});
