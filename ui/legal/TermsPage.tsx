import { contact } from "virtual:club/contact";
import { legal } from "virtual:club/legal";
import { Link } from "react-router-dom";
import { french, typeset } from "../kit/french.ts";
import { LegalPage, Part } from "./LegalPage.tsx";
import { terms } from "./termsWords.ts";
import { words } from "./words.ts";

const facts = (["publisher", "registration", "address", "director", "host"] as const).flatMap((name) =>
  legal[name] === undefined ? [] : [{ name, fact: legal[name] }],
);

export const TermsPage = () => (
  <LegalPage title={terms.title} lead={terms.lead} path="/terms">
    <h2>{terms.legal.title}</h2>
    <ul>
      {facts.map(({ name, fact }) => (
        <li key={name}>
          <strong>{french(`${terms.legal[name]} :`)}</strong> {typeset(fact)}
        </li>
      ))}
      <li>
        <strong>{french(`${terms.legal.email} :`)}</strong> <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </li>
    </ul>
    {terms.parts.map((part) => (
      <Part key={part.title} {...part} />
    ))}
    <p>
      <Link to="/privacy">{words.privacy}</Link>
    </p>
  </LegalPage>
);
