import { contact } from "virtual:club/contact";
import { legal } from "virtual:club/legal";
import { typeset } from "../../design/components/text/french.ts";
import { LegalPage } from "./LegalPage.tsx";
import { privacy } from "./privacyWords.ts";
import { words } from "./words.ts";

const whoAnswers = (
  <p>
    {privacy.who} {typeset(legal.publisher)}, {typeset(legal.address)}. {words.writeTo}{" "}
    <a href={`mailto:${contact.email}`}>{contact.email}</a>.
  </p>
);

export const PrivacyPage = () => (
  <LegalPage
    title={words.privacy}
    lead={privacy.lead}
    path="/privacy"
    parts={[...privacy.parts, { ...privacy.yours, more: whoAnswers }]}
  />
);
