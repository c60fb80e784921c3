import { useEffect } from "react";
import { styled } from "styled-components";
import { Switch, SwitchFrame, switchedOn } from "../../design/components/actions/Switch.tsx";
import { below } from "../../design/tokens/screens.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { words } from "../words.ts";
import { $isCalm, calmAsked, calmChosen } from "./calm.ts";

/** The document's mark tells the choice before the app does. */
const Frame = styled(SwitchFrame)`
  /* Its box stands in line with the text above and below. */
  margin-inline: -12px;
  ${below.phone} {
    /* The focus ring is whole beside a phone's edge. */
    margin-inline: -10px;
  }
  html[data-calm] & button > span {
    ${switchedOn}
  }
`;

/** Stills all motion on the site, or lets it move. */
export const CalmSwitch = () => {
  const { isCalm, choose, ask } = useUnit({ isCalm: $isCalm, choose: calmChosen, ask: calmAsked });
  useEffect(() => ask(), [ask]);
  return (
    <Frame>
      <Switch look="bare" isOn={isCalm} onChoose={choose} title={words.calmHint}>
        {words.calm}
      </Switch>
    </Frame>
  );
};
