import { css, styled } from "styled-components";
import { printHidden } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { stroke } from "../../tokens/measures.ts";
import { when } from "../../tokens/screens.ts";
import { QuietButton, type QuietButtonProps } from "./QuietButton.tsx";

/** Around a switch: it needs a script. */
export const SwitchFrame = styled.div`
  ${when.scriptless} {
    display: none;
  }
  ${printHidden}
`;

/** Full of its border: forced colours keep borders. */
export const switchedOn = css`
  border: 8px solid ${meaning.mark};
`;

const Box = styled.span`
  flex: none;
  width: 22px;
  height: 22px;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  [aria-checked="true"] > & {
    ${switchedOn}
  }
`;

type SwitchProps = QuietButtonProps & { readonly isOn: boolean; readonly onChoose: (isOn: boolean) => void };

/** A choice that holds at once. */
export const Switch = ({ isOn, onChoose, children, ...rest }: SwitchProps) => (
  <QuietButton {...rest} role="switch" aria-checked={isOn} onClick={() => onChoose(!isOn)}>
    <Box />
    {children}
  </QuietButton>
);
