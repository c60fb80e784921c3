import { Link } from "../../design/components/actions/Link.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { LegalPage } from "./LegalPage.tsx";
import { terms } from "./termsWords.ts";
import { WhoPublishes } from "./WhoPublishes.tsx";
import { words } from "./words.ts";

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
    parts={[{ ...terms.publisher, more: <WhoPublishes /> }, ...terms.parts, { ...terms.data, more: whatIsKept }]}
  />
);

export { handle } from "./ClubMail.tsx";
