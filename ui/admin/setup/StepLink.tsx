import { styled } from "styled-components";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../design/tokens/measures.ts";
import { addressOf, type PageStep } from "./pageSteps.ts";
import { onlyStaff, stepWords } from "./words.ts";

const NextStep = styled.div`
  justify-self: stretch;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x4};
  margin-top: ${space.x3};
  padding-top: ${space.x4};
  border-top: ${stroke.hairline} dashed ${meaning.lineStrong};
  small {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  ${printHidden}
`;

export type StepLinkProps = {
  readonly id: PageStep;
  /** The slug of the team whose players are missing. */
  readonly team?: string;
};

/** The staff's next step, with a link to its form. */
export const StepLink = ({ id, team }: StepLinkProps) => (
  <NextStep>
    <ButtonLink size="small" to={addressOf(id, team)}>
      <Icon name="plus" />
      {typeset(stepWords[id].act)}
    </ButtonLink>
    <small>{typeset(onlyStaff)}</small>
  </NextStep>
);
