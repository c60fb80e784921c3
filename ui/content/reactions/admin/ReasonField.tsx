import type { Ref } from "react";
import { longestReason } from "../../../../domain/content/reactions/moderate.ts";
import { isBlank } from "../../../../domain/shared/text.ts";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { words } from "./words.ts";

/** Why a reason can't be sent; undefined when it can. `isTried`: a missing one is told, too. */
export const whyNotSent = (reason: string, isTried: boolean): string | undefined => {
  const over = [...reason.trim()].length - longestReason;
  if (over > 0) return words.reasonLong(over);
  return isTried && isBlank(reason) ? words.reasonRequired : undefined;
};

type ReasonFieldProps = {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly reason: string;
  readonly isTried: boolean;
  readonly onType: (reason: string) => void;
};

/** The reason to hide comments, which their authors read. */
export const ReasonField = ({ ref, reason, isTried, onType }: ReasonFieldProps) => (
  <TextArea
    {...(ref && { ref })}
    label={words.reason}
    hint={words.reasonHint}
    error={whyNotSent(reason, isTried)}
    rows={2}
    value={reason}
    onChange={({ currentTarget: { value } }) => onType(value)}
  />
);
