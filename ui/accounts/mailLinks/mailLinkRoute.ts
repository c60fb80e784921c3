import type { PageHandle } from "../../lib/page/handle.ts";
import { mailLinkReads } from "../address.ts";

export { MailLinkPage as Component } from "./MailLinkPage.tsx";
export const handle: PageHandle = { reads: mailLinkReads };
