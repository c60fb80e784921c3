import { Switch, SwitchFrame } from "../../../design/components/actions/Switch.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words } from "./settingsWords.ts";
import { $prefersUsername, usernamePreferred } from "./shownName.ts";

/** Names the member by their username in the bar and the greeting, or by their full name. */
export const ShowUsername = () => {
  const { isPreferred, press } = useUnit({ isPreferred: $prefersUsername, press: usernamePreferred });
  return (
    <SwitchFrame>
      <Switch isOn={isPreferred} onChoose={(chosen) => press({ isPreferred: chosen })}>
        {typeset(words.shownName.act)}
      </Switch>
    </SwitchFrame>
  );
};
