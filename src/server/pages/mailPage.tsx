import { fork } from "effector";
import { Provider } from "effector-react";
import { club } from "virtual:club";
import { contact } from "virtual:club/contact";
import type { Club } from "../../../domain/club/club.ts";
import { Document } from "../../../ui/app/Document.tsx";
import { $club } from "../../../ui/lib/page/club.ts";
import { themeColour } from "../../../ui/design/tokens/recolour.ts";
import { Mails, type ShownMail } from "../../../ui/mails/Mails.tsx";
import { pagePolicy } from "../http/contentSecurity.ts";
import { styled } from "./render.tsx";

/** The club's name and address in mails, as its folder has them. */
export const letterhead = { name: club.name, shortName: club.shortName, email: contact.email };

/** A page with the captured mails, without scripts. */
export const mailPage = (mails: readonly ShownMail[], shown: Club): Response => {
  const { html, style } = styled(
    <Provider value={fork({ values: [[$club, shown]] })}>
      <Document themeColour={themeColour(shown.colours)}>
        <Mails mails={mails} />
      </Document>
    </Provider>,
    shown.colours,
  );
  const whole = html.replace("</head>", () => `${style.elements}</head>`);
  return new Response(`<!doctype html>${whole}`, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy({ scripts: [], styles: style.texts }),
      "cache-control": "no-store",
    },
  });
};
