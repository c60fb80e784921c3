import { useId } from "react";
import { styled } from "styled-components";
import { tablePath } from "../../club/predictions/table/address.ts";
import { teamsPath } from "../../club/teams/address.ts";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { french } from "../../design/components/text/french.ts";
import { size } from "../../design/tokens/measures.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { profilePath } from "../profile/address.ts";
import { words } from "../mailLinks/linkWords.ts";

const Steps = styled.section`
  h2 {
    font-size: ${size.title3};
  }
`;

/** What a new member can do first. */
export const FirstSteps = () => {
  const title = useId();
  const { first } = words;
  const hasTeams = useHasFeature("teams");
  const hasPredictions = useHasFeature("predictions");
  const steps = [
    { to: profilePath, text: first.profile },
    hasTeams && { to: teamsPath, text: first.team },
    hasPredictions && { to: tablePath, text: first.predict },
  ].filter((step) => step !== false);
  return (
    <Steps aria-labelledby={title}>
      <h2 id={title}>{french(first.title)}</h2>
      <ul>
        {steps.map(({ to, text }) => (
          <li key={to}>
            <TextLink to={to}>{french(text)}</TextLink>
          </li>
        ))}
      </ul>
    </Steps>
  );
};
