import type { ReactNode } from "react";
import { Alert } from "../feedback/Alert.tsx";

type NeedsScriptProps = { readonly title?: string; readonly children: ReactNode };

/**
 * Tells a visitor without a script that the form needs one. Always in an element: React's hydration would compare bare text in
 * `noscript` with the browser's parsed content.
 */
export const NeedsScript = ({ title, children }: NeedsScriptProps) => (
  <noscript>
    {title === undefined ? (
      <p>{children}</p>
    ) : (
      <Alert tone="wait" title={title}>
        {children}
      </Alert>
    )}
  </noscript>
);
