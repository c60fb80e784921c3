import type { ElementType } from "react";
import { Link } from "../../design/components/actions/Link.tsx";
import { french } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { words as kitWords } from "../../design/components/text/words.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { words } from "./signInWords.ts";

/** Opens in a new tab, so that the typed form stays. */
const Beside = ({ to, words }: { readonly to: string; readonly words: string }) => (
  <Link to={to} target="_blank">
    {words}
    <VisuallyHidden> {kitWords.newTab}</VisuallyHidden>
  </Link>
);

/** From which age one signs up, and the terms and the privacy page that a sign-up accepts. `as`: the styles of its paragraph. */
export const Agreement = ({ as: Line = "p" }: { readonly as?: ElementType }) => {
  const hasTexts = useHasFeature("legal");
  const { age } = words;
  return (
    <Line>
      {french(age.before)}
      {hasTexts ? <Beside to="/privacy#mineurs" words={french(age.parent)} /> : french(age.parent)}
      {french(age.after)}
      {hasTexts && (
        <>
          {french(words.agreement.before)}
          <Beside to="/terms" words={words.agreement.terms} />
          {french(words.privacy.before)}
          <Beside to="/privacy" words={words.privacy.policy} />
          {french(words.privacy.after)}
        </>
      )}
    </Line>
  );
};
