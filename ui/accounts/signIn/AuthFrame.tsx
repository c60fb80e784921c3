import type { ReactNode } from "react";
import { typeset } from "../../design/components/text/french.ts";
import { AuthArt } from "./AuthArt.tsx";
import { Column, Lead, Page } from "./auth.styles.ts";

type AuthFrameProps = { readonly title: string; readonly lead?: string | undefined; readonly children: ReactNode };

/** The frame of all account pages: one form, and the drawing beside it. */
export const AuthFrame = ({ title, lead, children }: AuthFrameProps) => (
  <Page>
    <Column>
      <h1>{typeset(title)}</h1>
      {lead && <Lead>{typeset(lead)}</Lead>}
      {children}
    </Column>
    <AuthArt />
  </Page>
);
