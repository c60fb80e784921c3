import { Alert } from "../../design/components/feedback/Alert.tsx";
import { words } from "../signIn/signInWords.ts";

export const NeedsScript = () => (
  <noscript>
    <Alert tone="wait" title={words.needsScriptTitle}>
      {words.needsScript}
    </Alert>
  </noscript>
);
