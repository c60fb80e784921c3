import { contact } from "virtual:club/contact";
import { legal } from "virtual:club/legal";
import { typeset } from "../kit/french.ts";
import { LegalPage, Part } from "./LegalPage.tsx";
import { privacy } from "./privacyWords.ts";
import { words } from "./words.ts";

export const PrivacyPage = () => (
  <LegalPage title={words.privacy} lead={privacy.lead} path="/privacy">
    {privacy.parts.map((part) => (
      <Part key={part.title} {...part} />
    ))}
    <Part {...privacy.yours} />
    <p>
      {privacy.who} {typeset(legal.publisher)}, {typeset(legal.address)}. {words.writeTo}{" "}
      <a href={`mailto:${contact.email}`}>{contact.email}</a>.
    </p>
  </LegalPage>
);
