import { type ReactNode, useEffect } from "react";
import { focusTitle } from "../page/focusContent.ts";
import { LinkHead } from "../page/LinkHead.tsx";
import { AuthFrame } from "./AuthFrame.tsx";
import type { Said } from "./entranceWords.ts";

/** A link that is good for nothing any more: the page is about that, and about what there is to do instead. */
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
