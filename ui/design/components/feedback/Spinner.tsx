import { keyframes, styled } from "styled-components";
import { motion } from "../../tokens/measures.ts";
import { Icon } from "../media/Icon.tsx";

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Turning = styled.span`
  display: inline-flex;
  animation: ${turn} ${motion.turn};
`;

/** Hidden from screen readers: the text beside it names what is in progress. */
export const Spinner = () => (
  <Turning aria-hidden="true">
    <Icon name="refresh" />
  </Turning>
);
