import { useEffect } from "react";
import { styled } from "styled-components";
import type { LetterToken } from "../../domain/newsletter/ports.ts";
import { Alert } from "../kit/Alert.tsx";
import { Button } from "../kit/Button.tsx";
import { typeset } from "../kit/french.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { TextLink } from "../kit/TextLink.tsx";
import { LinkHead } from "../page/LinkHead.tsx";
import { useLinkToken } from "../page/linkToken.ts";
import { useSaid } from "../page/said.ts";
import { useUnit } from "../page/useUnit.ts";
import { space } from "../theme/measures.ts";
import { wrap } from "../theme/text.ts";
import { $link, confirmPressed, failureOf, leavePressed, linkOpened } from "./link.ts";
import { words } from "./linkWords.ts";

const Act = styled.div`
  ${wrap}
  display: grid;
  justify-items: start;
  gap: ${space.x5};
  padding-bottom: ${space.section};
`;

/** Where a mail's link leads. It does nothing by itself, because programs that look for dangers open links too: a button does. */
const LinkPage = ({ kind }: { readonly kind: "confirm" | "leave" }) => {
  const { link, open, press } = useUnit({
    link: $link,
    open: linkOpened,
    press: kind === "confirm" ? confirmPressed : leavePressed,
  });
  const said = words[kind];
  const token = useLinkToken("jeton");
  const failure = failureOf(link, token);
  const alert = useSaid(link);

  useEffect(() => open(), [open, token]);

  return (
    <>
      <LinkHead title={said.title} />
      <PageHead title={said.title} text={said.text} />
      <Act>
        {link.status === "done" && (
          <Alert tone="ok" role="status" title={said.done} ref={alert}>
            {said.doneText}
          </Alert>
        )}
        {failure && (
          <Alert tone="bad" role="alert" title={words.failedTitle} ref={alert}>
            {said.failed[failure]}
          </Alert>
        )}
        {link.status !== "done" && failure !== "unknown-link" && (
          <Button busy={link.status === "acting"} onClick={() => press(token as LetterToken)}>
            {link.status === "acting" ? said.acting : said.act}
          </Button>
        )}
        <noscript>
          {/* In an element: by itself, React would compare the text with what a browser makes of it. */}
          <p>{words.needsScript}</p>
        </noscript>
        <TextLink to="/">{typeset(words.home)}</TextLink>
      </Act>
    </>
  );
};

export const ConfirmPage = () => <LinkPage kind="confirm" />;
export const LeavePage = () => <LinkPage kind="leave" />;
