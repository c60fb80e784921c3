import { Button, type ButtonProps } from "../kit/Button.tsx";
import { Icon } from "../kit/Icon.tsx";
import { Spinner } from "../kit/Spinner.tsx";

type SubmitProps = Omit<ButtonProps, "type" | "children"> & {
  readonly words: string;
  /** What is said while it is under way. */
  readonly busyWords: string;
};

/** Sends a form. */
export const Submit = ({ words, busyWords, busy = false, ...rest }: SubmitProps) => (
  <Button {...rest} type="submit" busy={busy}>
    {busy ? busyWords : words}
    {busy ? <Spinner /> : <Icon name="arrow" />}
  </Button>
);
