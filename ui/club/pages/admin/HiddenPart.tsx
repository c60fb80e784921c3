import type { OptionalFeature } from "../../../../domain/club/pages/optionalFeatures.ts";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { focusContent } from "../../../lib/focusContent.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $switching, featureSwitched } from "./pages.ts";
import { featureWords, words } from "./words.ts";

/** Above a view whose records visitors don't see, because their part of the site is hidden. */
export const HiddenPart = ({ part }: { readonly part: OptionalFeature }) => {
  const { press, busy } = useUnit({ press: featureSwitched, busy: $switching });
  // The button goes with the notice.
  const show = () => (focusContent(), press({ feature: part, isOn: true }));
  return (
    <Alert
      tone="wait"
      title={words.hiddenPart(featureWords[part].name)}
      action={
        <QuietButton busy={busy.includes(part)} onClick={show}>
          {words.showPart}
        </QuietButton>
      }
    >
      {words.hiddenPartText}
    </Alert>
  );
};
