import { Button } from "../../design/components/actions/Button.tsx";

type SendButtonProps = {
  /** The id of the form that it sends. */
  readonly form: string;
  readonly isPending: boolean;
  readonly words: { readonly send: string; readonly sending: string };
};

/** Sends a dialog's form, from its foot. */
export const SendButton = ({ form, isPending, words }: SendButtonProps) => (
  <Button type="submit" form={form} size="small" busy={isPending}>
    {isPending ? words.sending : words.send}
  </Button>
);
