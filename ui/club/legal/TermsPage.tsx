import { legal } from "virtual:club/legal";
import { Link } from "../../design/components/actions/Link.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { ClubMail } from "./ClubMail.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { terms } from "./termsWords.ts";
import { words } from "./words.ts";

const facts = (["publisher", "registration", "address", "director", "host"] as const).flatMap((name) =>
  legal[name] === undefined ? [] : [{ name, fact: legal[name] }],
);

const whoPublishes = (
  <ul>
    {facts.map(({ name, fact }) => (
      <li key={name}>
        <strong>{french(`${terms.facts[name]} :`)}</strong> {typeset(fact)}
      </li>
    ))}
    <li>
      <strong>{french(`${terms.facts.email} :`)}</strong> <ClubMail />
    </li>
  </ul>
);

const whatIsKept = (
  <p>
    {typeset(terms.kept)} <Link to="/privacy">{words.privacy}</Link>.
  </p>
);

export const Component = () => (
  <LegalPage
    title={terms.title}
    lead={terms.lead}
    path="/terms"
    parts={[{ ...terms.publisher, more: whoPublishes }, ...terms.parts, { ...terms.data, more: whatIsKept }]}
  />
);

export { handle } from "./ClubMail.tsx";
