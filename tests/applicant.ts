import { allSettled, fork, type Scope } from "effector";
import type { Account, MemberId } from "../domain/accounts/member.ts";
import type { Application, ApplicationId } from "../domain/applications/application.ts";
import type { OpenPosition } from "../domain/applications/positions.ts";
import type { ApplicationDraft } from "../domain/applications/draft.ts";
import { signOutFx, whoAmIFx } from "../ui/accounts/effects.ts";
import { sessionChanged } from "../ui/accounts/session/session.ts";
import { forgetDraftsFx, storeDraftFx, recallDraftFx } from "../ui/lib/drafts.ts";
import type { SiteFacts } from "../domain/club/pages/ports.ts";
import { readSiteFx } from "../ui/lib/page/siteState.ts";
import { tellTimeFx } from "../ui/lib/page/now.ts";
import { $toasts } from "../ui/lib/feedback/toasts.ts";
import { ready } from "../ui/lib/loading/loaded.ts";
import { firstOpenPositions } from "./positionFor.ts";
import { applyFx, myApplicationsFx, withdrawFx, listPositionsFx } from "../ui/applications/effects.ts";
import { fakes } from "./fakes.ts";

export const camille: Account = {
  id: "camille" as MemberId,
  email: "membre@demo.test",
  fullName: "Camille Martin",
  username: "camille",
  avatar: null,
  role: null,
};

export const applicationFor = (position: string, more: Partial<Application> = {}): Application => ({
  id: `application for ${position}` as ApplicationId,
  applicant: camille.id,
  position,
  positionTitle: "Event manager",
  questions: [],
  discordUsername: "camille",
  age: 26,
  experience: "{}",
  availability: "Le soir",
  motivation: "Bonjour",
  status: "pending",
  staffNotes: null,
  createdAt: "2026-11-20T10:00:00Z",
  decidedAt: null,
  withdrawnAt: null,
  ...more,
});

type Club = {
  readonly apply?: (draft: ApplicationDraft) => Promise<Application>;
  readonly mine?: () => Promise<readonly Application[]>;
  readonly withdraw?: (id: ApplicationId) => Promise<void>;
  /** The device's stored drafts. */
  readonly device?: Map<string, string>;
  /** The open positions, and those that are found when they are loaded again. */
  readonly positions?: readonly OpenPosition[];
  readonly positionsLater?: readonly OpenPosition[];
  /** What the staff has changed of the site. */
  readonly site?: () => SiteFacts;
  /** Whether the device can store. */
  readonly isStoring?: boolean;
};

/** An applicant's tab with fake effects. Signed out until `arrive` is called. */
export const applicantsTab = ({
  apply,
  mine,
  withdraw,
  device = new Map(),
  isStoring = true,
  positions = firstOpenPositions,
  positionsLater,
  site = () => ({ off: [], changed: [], teams: [], empty: [] }),
}: Club = {}) => {
  let present: Account | null = null;
  const sent: ApplicationDraft[] = [];
  const scope: Scope = fork({
    values: { positions: ready(positions) },
    handlers: fakes(
      [whoAmIFx, () => present],
      [listPositionsFx, async () => positionsLater ?? positions],
      [readSiteFx, site],
      [signOutFx, () => {}],
      [tellTimeFx, () => ({ now: 0, zone: "Europe/Paris" })],
      [storeDraftFx, ({ name, text }: { name: string; text: string }) => isStoring && !!device.set(name, text)],
      [recallDraftFx, (name: string) => device.get(name) ?? ""],
      [forgetDraftsFx, () => device.clear()],
      [
        applyFx,
        async (draft: ApplicationDraft) => {
          sent.push(draft);
          return (await apply?.(draft)) ?? applicationFor(draft.position);
        },
      ],
      [myApplicationsFx, async () => (await mine?.()) ?? []],
      [withdrawFx, async (id: ApplicationId) => withdraw?.(id)],
    ),
  });
  return {
    scope,
    device,
    sent,
    /** Changes the session of this device, or ends it with null. */
    arrive(account: Account | null) {
      present = account;
      return allSettled(sessionChanged, { scope });
    },
    /** The same, without an event in this tab. */
    becomes: (account: Account | null) => void (present = account),
    said: () => scope.getState($toasts),
  };
};
