import type { Account } from "../../../../domain/accounts/member.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { Switch, SwitchFrame } from "../../../design/components/actions/Switch.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { memberPath } from "../../members/address.ts";
import { $isPageHidden, hidingPressed } from "./hidePage.ts";
import { words } from "./settingsWords.ts";

/** Hides the member's own page, or shows it again. */
export const HidePage = ({ account: { username } }: { readonly account: Account }) => {
  const { isHidden, press } = useUnit({ isHidden: $isPageHidden, press: hidingPressed });
  if (username === null) return <p>{typeset(words.page.nameless)}</p>;
  return (
    <>
      <p>
        <Link to={memberPath(username)}>{typeset(words.page.see)}</Link>
      </p>
      <SwitchFrame>
        <Switch isOn={isHidden} onChoose={(chosen) => press({ isHidden: chosen })}>
          {words.page.hide}
        </Switch>
      </SwitchFrame>
    </>
  );
};
