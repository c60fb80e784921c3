import { styled } from "styled-components";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Button } from "../../../design/components/actions/Button.tsx";
import { french } from "../../../design/components/text/french.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { words } from "../editor/writingWords.ts";
import { row, stack } from "../../../design/tokens/layout.ts";
import { space } from "../../../design/tokens/measures.ts";

const Notice = styled.div`
  ${stack(space.x4)}
`;

const Ways = styled.div`
  ${row(space.x3)}
`;

type FoundProps = {
  readonly title: string;
  readonly text: string;
  /** Label of the button that discards it. */
  readonly other: string;
  readonly onResume: () => void;
  readonly onOther: () => void;
};

/** A draft found on the device: continue or discard. Nothing else is shown before the choice. */
export const Found = ({ title, text, other, onResume, onOther }: FoundProps) => (
  <Notice>
    <Alert tone="wait" title={title} role="status">
      {text}
    </Alert>
    <Ways>
      <Button size="small" onClick={onResume}>
        {words.resume}
      </Button>
      <QuietButton look="danger" onClick={onOther}>
        {french(other)}
      </QuietButton>
    </Ways>
  </Notice>
);
