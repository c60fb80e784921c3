import { contact } from "virtual:club/contact";
import { createEvent, sample } from "effector";
import type { PageHandle, PageAddress } from "../../lib/page/handle.ts";
import { textsOpened, useTexts } from "../pages/texts.ts";

/** The club's e-mail address, as on the contact page. */
export const ClubMail = () => {
  const { email } = useTexts("contact", contact);
  return <a href={`mailto:${email}`}>{email}</a>;
};

const opened = createEvent<PageAddress>();
sample({ clock: opened, fn: () => ["contact", "legal"] as const, target: textsOpened });

/** Of the legal pages. */
export const handle: PageHandle = { opened };
