import { useEffect } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { printHidden } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { stroke } from "../../../design/tokens/measures.ts";
import { when } from "../../../design/tokens/screens.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $areHidden, hidingChosen, scoreChoiceAsked } from "./hidden.ts";
import { words } from "./words.ts";

const Switch = styled.div`
  ${when.scriptless} {
    display: none;
  }
  ${printHidden}
`;

/** Full of its border while scores are hidden: forced colours keep borders. */
const Box = styled.span`
  width: 22px;
  height: 22px;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  [aria-checked="true"] > & {
    border: 8px solid ${meaning.mark};
  }
`;

/** Hides the scores of all matches on the site, or shows them. */
export const HideScores = () => {
  const { areHidden, choose, ask } = useUnit({ areHidden: $areHidden, choose: hidingChosen, ask: scoreChoiceAsked });
  useEffect(() => ask(), [ask]);
  return (
    <Switch>
      <QuietButton role="switch" aria-checked={areHidden} onClick={() => choose(!areHidden)}>
        <Box />
        {words.hide}
      </QuietButton>
    </Switch>
  );
};
