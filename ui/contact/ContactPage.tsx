import { styled } from "styled-components";
import { contact } from "virtual:club/contact";
import { PageHead } from "../kit/PageHead.tsx";
import { typeset } from "../kit/french.ts";
import { Head } from "../page/Head.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { contactLook } from "./contactLook.ts";
import { SideCard } from "./SideCard.tsx";
import { words } from "./words.ts";

const Columns = styled.div`
  ${contactLook}
`;

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
