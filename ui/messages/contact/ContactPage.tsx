import { contact as firstContact } from "virtual:club/contact";
import { createEvent, sample } from "effector";
import { textsOpened, useTexts } from "../../club/pages/texts.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Head } from "../../lib/page/Head.tsx";
import type { PageHandle, PageAddress } from "../../lib/page/handle.ts";
import { ContactForm } from "./ContactForm.tsx";
import { Columns } from "./contact.styles.ts";
import { SideCard } from "./SideCard.tsx";
import { words } from "./words.ts";

export const Component = () => {
  const contact = useTexts("contact", firstContact);
  return (
    <>
      <Head title={words.title} description={contact.lead} path="/contact" />
      <PageHead title={words.title} text={typeset(contact.lead)} />
      <Columns>
        <ContactForm email={contact.email} />
        <SideCard contact={contact} />
      </Columns>
    </>
  );
};

const opened = createEvent<PageAddress>();
sample({ clock: opened, fn: () => ["contact"] as const, target: textsOpened });

export const handle: PageHandle = { opened };
