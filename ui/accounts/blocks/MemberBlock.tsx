import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $memberId } from "../session/session.ts";
import type { BlockButtonProps } from "./BlockButton.tsx";

const button = lazyModule(async () => (await import("./BlockButton.tsx")).BlockButton);

/** The press by which a member blocks another. Visitors load nothing of it. */
export const MemberBlock = ({ member, name }: BlockButtonProps) => {
  const me = useUnit($memberId);
  const isOther = me !== null && me !== member;
  // A page without it is whole.
  const Button = useLazyModule(button, isOther, () => {});
  return isOther && Button ? <Button member={member} name={name} /> : null;
};
