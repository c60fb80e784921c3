import type { ReactNode } from "react";
import { fontAddress } from "../design/tokens/fontAddress.ts";
import { $club } from "../lib/page/club.ts";
import { iconPath, manifestPath, touchIconPath } from "../lib/page/icons.ts";
import { useUnit } from "../lib/useUnit.ts";

type DocumentProps = {
  /** The colour of the browser's frame, which reads no custom property. */
  readonly themeColour: string;
  readonly children: ReactNode;
};

/**
 * The whole document, so that metadata rendered by a page end up in the head. A script marks the root element before the first
 * paint when a session is stored; React keeps that attribute.
 */
export const Document = ({ themeColour, children }: DocumentProps) => {
  const { crest } = useUnit($club);
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <link rel="icon" href={iconPath(32)} type="image/png" sizes="32x32" />
        <link rel="icon" href={crest} sizes="any" />
        <link rel="apple-touch-icon" href={touchIconPath} />
        <link rel="manifest" href={manifestPath} />
        <link rel="preload" href={fontAddress} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>{children}</body>
    </html>
  );
};
