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

/** Something is under way. A word beside it says what. */
export const Spinner = () => (
  <Turning aria-hidden="true">
    <Icon name="refresh" />
  </Turning>
);
