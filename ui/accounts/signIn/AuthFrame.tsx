import type { ReactNode } from "react";
import { styled } from "styled-components";
import { typeset } from "../../design/components/text/french.ts";
import { AuthArt } from "./AuthArt.tsx";
import { authStyles } from "./auth.styles.ts";

const Page = styled.div`
  ${authStyles}
`;

type AuthFrameProps = { readonly title: string; readonly lead?: string | undefined; readonly children: ReactNode };

/** The frame of all account pages: one form, and the drawing beside it. */
export const AuthFrame = ({ title, lead, children }: AuthFrameProps) => (
  <Page>
    <div className="form">
      <h1>{typeset(title)}</h1>
      {lead && <p className="lead">{typeset(lead)}</p>}
      {children}
    </div>
    <AuthArt />
  </Page>
);
