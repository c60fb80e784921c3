import { Alert } from "../kit/Alert.tsx";
import { words } from "./entranceWords.ts";

export const NeedsScript = () => (
  <noscript>
    <Alert tone="wait" title={words.needsScriptTitle}>
      {words.needsScript}
    </Alert>
  </noscript>
);
