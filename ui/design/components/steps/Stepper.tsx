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
  /** Index of the current step, from 0. Those before it are done. */
  readonly current: number;
  /** Indexes of steps with errors. They don't count as done. */
  readonly doubtful?: readonly number[];
};

/** Shows the position in a series of steps: all labels, on phones the current one only. Not interactive. */
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
