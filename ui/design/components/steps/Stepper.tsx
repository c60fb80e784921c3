import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { french } from "../text/french.ts";
import { Icon } from "../media/Icon.tsx";
import { NowLine, Step, Steps } from "./Stepper.styles.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { words } from "../text/words.ts";

const Quiet = styled.span`
  flex: none;
  color: ${meaning.textQuiet};
`;

export type StepperProps = {
  readonly steps: readonly string[];
  /** Which one it is, counted from 0. Those before it are done. */
  readonly current: number;
  /** Those to look at again. Before the current one they count as not done. */
  readonly doubtful?: readonly number[];
};

/** Where one is in a few steps: all of them with their names, on phones the name of one. It leads nowhere by itself. */
export const Stepper = ({ steps, current, doubtful = [] }: StepperProps) => (
  <div>
    <Steps aria-label={words.steps}>
      {steps.map((step, at) => (
        <Step key={step} $isDone={at < current} aria-current={at === current ? "step" : undefined}>
          {at < current && <Icon name={doubtful.includes(at) ? "alert" : "check"} />}
          <span>
            {at < current ? "" : `${at + 1}. `}
            {french(step)}
          </span>
          {at < current && <VisuallyHidden>, {doubtful.includes(at) ? words.toLookAt : words.done}</VisuallyHidden>}
        </Step>
      ))}
    </Steps>
    <NowLine aria-hidden="true">
      <b>{french(steps[current] ?? "")}</b>
      <Quiet>{words.stepOf(current + 1, steps.length)}</Quiet>
    </NowLine>
  </div>
);
