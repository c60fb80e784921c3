import { legal } from "virtual:club/legal";
import { typeset } from "../../design/components/text/french.ts";
import { $captchaProvider } from "../../lib/page/site.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { ClubMail } from "./ClubMail.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { privacy } from "./privacyWords.ts";
import { words } from "./words.ts";

const whoAnswers = (
  <p>
    {privacy.who} {typeset(legal.publisher)}, {typeset(legal.address)}. {words.writeTo} <ClubMail />.
  </p>
);

export const Component = () => {
  const captcha = useUnit($captchaProvider);
  return (
    <LegalPage
      title={words.privacy}
      lead={privacy.lead}
      path="/privacy"
      parts={[
        ...privacy.parts,
        ...(captcha ? [privacy.captcha(captcha)] : []),
        privacy.reasons,
        privacy.access,
        { ...privacy.yours, more: whoAnswers },
      ]}
    />
  );
};

export { handle } from "./ClubMail.tsx";
