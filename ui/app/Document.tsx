import type { ReactNode } from "react";
import { fontAddress } from "../theme/fonts.ts";
import { GlobalStyle } from "../theme/GlobalStyle.tsx";
import { crest } from "../art/crest.ts";
import { dataAddress } from "../art/dataAddress.ts";
import { themeColour } from "../theme/meaning.ts";

/**
 * The whole document, so that whatever a page says of itself lands in the head. A script marks the root before the first
 * paint when a session is kept: React leaves that mark alone.
 */
export const Document = ({ children }: { readonly children: ReactNode }) => (
  <html lang="fr" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={themeColour} />
      <link rel="icon" href={dataAddress(crest)} />
      <link rel="preload" href={fontAddress} as="font" type="font/woff2" crossOrigin="anonymous" />
    </head>
    <body>
      <GlobalStyle />
      {children}
    </body>
  </html>
);
