import { Fragment } from "react";
import { styled } from "styled-components";
import type { ApplicationDraft } from "../../../domain/applications/draft.ts";
import { isBlank } from "../../../domain/shared/text.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { stack } from "../../design/tokens/layout.ts";
import { space, weight } from "../../design/tokens/measures.ts";
import { $isRecruiting } from "../../lib/page/siteState.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { fixedFields, textOf } from "./fields.ts";
import { wizardWords as words } from "./wizardWords.ts";
import { labelOf } from "./fieldNames.ts";

const Answers = styled.dl`
  ${stack(space.x1)}
  margin-top: ${space.x4};

  dt {
    font-weight: ${weight.data};
  }
  dd {
    margin-bottom: ${space.x3};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** In place of the steps when the member can't apply for the position: what was typed, unchanged, so that it can be copied. */
export const Closed = ({ draft }: { readonly draft: ApplicationDraft }) => {
  const fields = [...fixedFields, ...Object.keys(draft.answers)].filter((field) => !isBlank(textOf(draft, field)));
  const isRecruiting = useUnit($isRecruiting);
  return (
    <>
      <Alert tone="wait" role="status" title={french(isRecruiting ? words.closed : words.notRecruiting)}>
        {french(isRecruiting ? words.closedText : words.notRecruitingText)}
      </Alert>
      <Answers aria-label={words.answers}>
        {fields.map((field) => (
          <Fragment key={field}>
            <dt>{typeset(labelOf(field, draft.asked.questions))}</dt>
            <dd dir="auto">{textOf(draft, field)}</dd>
          </Fragment>
        ))}
      </Answers>
    </>
  );
};
