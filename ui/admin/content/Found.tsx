import { Alert } from "../../kit/Alert.tsx";
import { Button } from "../../kit/Button.tsx";
import { french } from "../../kit/french.ts";
import { QuietButton } from "../../kit/QuietButton.tsx";
import { words } from "./writingWords.ts";

type FoundProps = {
  readonly title: string;
  readonly text: string;
  /** What giving it up is called. */
  readonly other: string;
  readonly onResume: () => void;
  readonly onOther: () => void;
};

/** What the device kept from before, and what is to become of it. Nothing else is shown until that is said. */
export const Found = ({ title, text, other, onResume, onOther }: FoundProps) => (
  <>
    <Alert tone="wait" title={title} role="status">
      {text}
    </Alert>
    <div className="ways">
      <Button size="small" onClick={onResume}>
        {words.resume}
      </Button>
      <QuietButton look="danger" onClick={onOther}>
        {french(other)}
      </QuietButton>
    </div>
  </>
);
