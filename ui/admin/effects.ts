import { act } from "../lib/act.ts";

export const overviewFx = act("readOverview");
export const readReadershipFx = act("readReadership");
export const searchPanelFx = act("searchPanel");
export const waitingFx = act("readWaiting");
export const commentsReadFx = act("markCommentsRead");
export const readSetupFx = act("readSetup");
export const putSetupAwayFx = act("putSetupAway");
export const findMembersFx = act("findMembers");
export const setStaffFx = act("setStaff");
export const listReservedNamesFx = act("listReservedNames");
export const takeReservedNameFx = act("takeReservedName");
export const readDensityFx = act("readDensity");
export const chooseDensityFx = act("chooseDensity");
