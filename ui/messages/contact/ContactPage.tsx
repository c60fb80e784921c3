import { contact } from "virtual:club/contact";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Head } from "../../lib/page/Head.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { Columns } from "./contact.styles.ts";
import { SideCard } from "./SideCard.tsx";
import { words } from "./words.ts";

export const ContactPage = () => (
  <>
    <Head title={words.title} description={words.lead} path="/contact" />
    <PageHead title={words.title} text={typeset(words.lead)} />
    <Columns>
      <ContactForm email={contact.email} />
      <SideCard contact={contact} />
    </Columns>
  </>
);
