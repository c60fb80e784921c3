import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon } from "../media/Icon.tsx";
import { QuietButton } from "./QuietButton.tsx";

const Button = styled(QuietButton)`
  justify-self: start;
`;

const Star = styled.span<{ readonly $isFull: boolean }>`
  display: contents;
  svg {
    fill: ${({ $isFull }) => ($isFull ? "currentColor" : "none")};
  }
`;

type StarButtonProps = { readonly isFull: boolean; readonly onPress: () => unknown; readonly children: ReactNode };

/** Follows something, or no longer: its star is full while it is followed. The words say what a press does. */
export const StarButton = ({ isFull, onPress, children }: StarButtonProps) => (
  <Button onClick={() => onPress()}>
    <Star $isFull={isFull}>
      <Icon name="star" />
    </Star>
    {children}
  </Button>
);
