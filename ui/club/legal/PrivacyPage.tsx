import { EmbedChoices } from "../../content/body/embed/EmbedChoices.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { $club } from "../../lib/page/club.ts";
import { $captchaProvider } from "../../lib/page/site.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { ClubMail } from "./ClubMail.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { useLegal } from "./legalTexts.ts";
import { privacy } from "./privacyWords.ts";
import { words } from "./words.ts";

const WhoAnswers = () => {
  const { publisher, address } = useLegal();
  const { name } = useUnit($club);
  return (
    <p>
      {privacy.who} {typeset([publisher || name, address].filter(Boolean).join(", "))}. {words.writeTo} <ClubMail />.
    </p>
  );
};

export const Component = () => {
  const captcha = useUnit($captchaProvider);
  return (
    <LegalPage
      title={words.privacy}
      lead={privacy.lead}
      path="/privacy"
      parts={[
        ...privacy.parts,
        { ...privacy.embeds, more: <EmbedChoices /> },
        ...(captcha ? [privacy.captcha(captcha)] : []),
        privacy.reasons,
        privacy.access,
        { ...privacy.yours, more: <WhoAnswers /> },
      ]}
    />
  );
};

export { handle } from "./ClubMail.tsx";
