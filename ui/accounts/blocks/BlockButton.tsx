import type { MemberId } from "../../../domain/accounts/member.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $blocks } from "./blocked.ts";
import { $blocking, blockPressed } from "./blocking.ts";
import { words } from "./words.ts";

export type BlockButtonProps = { readonly member: MemberId; readonly name: string };

/** Blocks a member, or no longer. */
export const BlockButton = ({ member, name }: BlockButtonProps) => {
  const { blocks, blocking, press } = useUnit({ blocks: $blocks, blocking: $blocking, press: blockPressed });
  const isBlocked = blocks(member);
  return (
    <QuietButton
      look="bare"
      busy={blocking.some((wish) => wish.member === member)}
      aria-label={typeset(isBlocked ? words.unblockOf(name) : words.blockOf(name))}
      onClick={({ currentTarget }) => {
        // A comment folds, and takes the button with it.
        if (!isBlocked) currentTarget.closest("article")?.focus({ preventScroll: true });
        press({ member, name, isBlocked: !isBlocked });
      }}
    >
      {isBlocked ? words.unblock : words.block}
    </QuietButton>
  );
};
