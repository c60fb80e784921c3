import { type ReactNode, useEffect } from "react";
import { focusTitle } from "../../lib/focusContent.ts";
import { LinkHead } from "../../lib/page/Head.tsx";
import { AuthFrame } from "../signIn/AuthFrame.tsx";
import type { Said } from "../signIn/signInWords.ts";

/** The page of a link that leads no further, as an expired one, with the next step. */
export const ExpiredLink = ({ title, text, children }: Said & { readonly children: ReactNode }) => {
  useEffect(focusTitle, []);
  return (
    <>
      <LinkHead title={title} />
      <AuthFrame title={title} lead={text}>
        {children}
      </AuthFrame>
    </>
  );
};
