import { Button, type ButtonProps } from "../../design/components/actions/Button.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { Spinner } from "../../design/components/feedback/Spinner.tsx";

type SubmitProps = Omit<ButtonProps, "type" | "children"> & {
  readonly words: string;
  /** The label while the request is in flight. */
  readonly busyWords: string;
};

/** The submit button of a form. */
export const Submit = ({ words, busyWords, busy = false, ...rest }: SubmitProps) => (
  <Button {...rest} type="submit" busy={busy}>
    {busy ? busyWords : words}
    {busy ? <Spinner /> : <Icon name="arrow" />}
  </Button>
);
