import type { PageHandle } from "../../lib/page/handle.ts";
import { profileReads } from "./address.ts";

export { ProfilePage as Component } from "./ProfilePage.tsx";
export const handle: PageHandle = { reads: profileReads };
