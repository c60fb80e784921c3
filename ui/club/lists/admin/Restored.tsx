import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { french } from "../../../design/components/text/french.ts";
import { formWords as words } from "./words.ts";

type RestoredProps = { readonly restart: string; readonly onRestart: () => void };

/** Tells that what was typed before is back. `restart`: the button that gives it up. */
export const Restored = ({ restart, onRestart }: RestoredProps) => (
  <Alert
    tone="wait"
    role="status"
    title={words.restored}
    action={<QuietButton onClick={() => onRestart()}>{french(restart)}</QuietButton>}
  >
    {words.restoredText}
  </Alert>
);
