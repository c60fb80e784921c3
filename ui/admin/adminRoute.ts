import { formParameter } from "./askedForm.ts";
import type { PageHandle } from "../lib/page/handle.ts";
import { membersReads } from "./members/address.ts";
import { applicationsReads } from "./address.ts";
import { contentReads } from "../content/admin/address.ts";
import { commentsReads } from "../content/reactions/admin/address.ts";
import { matchesReads } from "../club/matches/admin/address.ts";
import { messagesReads } from "../messages/admin/inbox/address.ts";
import { teamsReads } from "../club/teams/admin/address.ts";

export { AdminPage as Component } from "./AdminPage.tsx";
export const handle: PageHandle = {
  isForStaff: true,
  startsAtOnce: true,
  reads: [
    ...new Set([
      formParameter,
      ...applicationsReads,
      ...contentReads,
      ...commentsReads,
      ...messagesReads,
      ...matchesReads,
      ...teamsReads,
      ...membersReads,
    ]),
  ],
};
