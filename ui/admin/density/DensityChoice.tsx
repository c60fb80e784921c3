import { useEffect } from "react";
import { styled } from "styled-components";
import { Choices } from "../../design/components/forms/Choices.tsx";
import { layout, size, space, stroke } from "../../design/tokens/measures.ts";
import { below, middleOnly, when } from "../../design/tokens/screens.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { words } from "../words.ts";
import { $isComfortable, densityAsked, densityChosen } from "./density.ts";

/** Two words under the tabs; in the slim column two lines, far apart and near. */
const Place = styled.div`
  margin-bottom: ${space.x2};
  ${middleOnly} {
    fieldset,
    fieldset > div {
      display: grid;
      justify-content: center;
    }
  }

  && label {
    min-height: 32px;
    padding: 0 ${space.x2};
    font-size: ${size.micro};

    ${when.touch} {
      min-height: 44px;
    }
    ${below.phone} {
      min-height: 44px;
    }
    ${middleOnly} {
      width: ${layout.touch};
      min-height: 36px;
      padding: 0;
      font-size: 0;

      &::before {
        content: "";
        width: 16px;
        height: 12px;
        border-block: ${stroke.firm} solid currentColor;
      }
      &:last-of-type::before {
        height: 7px;
      }
    }
  }
`;

const comfortable = "comfortable";
const compact = "compact";

/** How high the rows of the panel's tables are on this device. */
export const DensityChoice = () => {
  const { isComfortable, choose, ask } = useUnit({
    isComfortable: $isComfortable,
    choose: densityChosen,
    ask: densityAsked,
  });
  useEffect(() => ask(), [ask]);
  return (
    <Place title={words.densityHint}>
      <Choices
        label={words.density}
        isLabelHidden
        choices={[
          { value: comfortable, words: words.comfortable },
          { value: compact, words: words.compact },
        ]}
        chosen={isComfortable ? comfortable : compact}
        onChoose={(value) => choose(value === comfortable)}
      />
    </Place>
  );
};
