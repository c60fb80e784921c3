import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Button } from "../../../design/components/actions/Button.tsx";
import { french } from "../../../design/components/text/french.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { words } from "../editor/writingWords.ts";

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
