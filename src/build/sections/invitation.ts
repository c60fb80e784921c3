import { fields } from "./fields.ts";
import { httpsAddress, text } from "./words.ts";

/** The invitation at the end of a page. */
export const invitation = fields({ title: text(48), text: text(220), button: text(32), address: httpsAddress });
