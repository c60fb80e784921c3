import { useEffect } from "react";
import { Switch, SwitchFrame } from "../../../design/components/actions/Switch.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { $areHidden, hidingChosen, scoreChoiceAsked } from "./hidden.ts";
import { words } from "./words.ts";

/** Hides the scores of all matches on the site, or shows them. */
export const HideScores = () => {
  const { areHidden, choose, ask } = useUnit({ areHidden: $areHidden, choose: hidingChosen, ask: scoreChoiceAsked });
  useEffect(() => ask(), [ask]);
  return (
    <SwitchFrame>
      <Switch isOn={areHidden} onChoose={choose}>
        {words.hide}
      </Switch>
    </SwitchFrame>
  );
};
