import { useEffect, useId } from "react";
import { styled } from "styled-components";
import type { SetupStep } from "../../../domain/club/setupSteps.ts";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { Link } from "../../design/components/actions/Link.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $givesRoles } from "../access.ts";
import { putSetupAwayFx } from "../effects.ts";
import { quiet, Section, SectionTitle, TableToggle } from "../overview/overview.styles.ts";
import { $setup, putAwayPressed, setupWanted } from "./setup.ts";
import { stepWords, words } from "./words.ts";

const Head = styled(SectionTitle)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.x1} ${space.x4};
  small {
    ${quiet}
    font-size: ${size.tiny};
    font-stretch: ${width.normal};
    font-weight: ${weight.text};
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Step = styled.li<{ readonly $isNext: boolean }>`
  grid-column: ${({ $isNext }) => $isNext && "1 / -1"};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x5};
  padding: 10px 20px;
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  box-shadow: ${({ $isNext }) => $isNext && `inset ${stroke.heavy} 0 0 ${meaning.mark}`};
  > div {
    flex: 1 1 16em;
    min-width: 0;
  }
  p {
    ${quiet}
    font-size: ${size.tiny};
  }
  b,
  div > a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    font-weight: ${weight.bold};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x5};
  padding: 10px 20px;
`;

const More = styled.details`
  summary {
    padding-inline: 20px;
  }
`;

/** So many are listed; the others are unfolded. */
const most = 5;

const Entry = ({ step: { id, address }, isNext = false }: { readonly step: SetupStep; readonly isNext?: boolean }) => {
  const { act, why } = stepWords[id];
  return (
    <Step $isNext={isNext}>
      <div>
        {address !== null && !isNext ? <Link to={address}>{typeset(act)}</Link> : <b>{typeset(act)}</b>}
        <p>{typeset(why)}</p>
      </div>
      {address !== null && isNext && (
        <ButtonLink size="small" to={address}>
          {words.begin}
        </ButtonLink>
      )}
    </Step>
  );
};

/** What is still to be done to make the site the club's own. Renders nothing once all is done, or an admin has put it away. */
export const SetupList = () => {
  const { setup, want, away, isBusy, isAdmin } = useUnit({
    setup: $setup,
    want: setupWanted,
    away: putAwayPressed,
    isBusy: putSetupAwayFx.pending,
    isAdmin: $givesRoles,
  });
  const title = useId();
  useEffect(() => void want(), [want]);
  const { steps: all = [], isPutAway = true } = valueOf(setup) ?? {};
  const steps = all.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  const [next, ...others] = steps;
  if (!next || isPutAway) return null;
  const [listed, rest] = [others.slice(0, most - 1), others.slice(most - 1)];
  return (
    <Section $span={12} aria-labelledby={title}>
      <Head id={title}>
        {french(words.title)} <small>{french(words.left(steps.length))}</small>
      </Head>
      <Steps>
        <Entry step={next} isNext />
        {listed.map((step) => (
          <Entry key={step.id} step={step} />
        ))}
      </Steps>
      {rest.length > 0 && (
        <More>
          <TableToggle>{french(words.others(rest.length))}</TableToggle>
          <Steps>
            {rest.map((step) => (
              <Entry key={step.id} step={step} />
            ))}
          </Steps>
        </More>
      )}
      {isAdmin && (
        <Foot>
          <QuietButton look="bare" busy={isBusy} onClick={() => away()}>
            {words.putAway}
          </QuietButton>
        </Foot>
      )}
    </Section>
  );
};
