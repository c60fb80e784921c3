import { followId, type Followable } from "../../domain/notifications/following.ts";
import { $memberId } from "../accounts/session/session.ts";
import { lazyModule, useLazyModule } from "../design/components/lazyModule.ts";
import { useUnit } from "../lib/useUnit.ts";

const button = lazyModule(async () => (await import("./FollowButton.tsx")).FollowButton);

type MemberFollowProps = Followable & { readonly path: string; readonly name: string };

/** The press by which a member follows what the page shows. Visitors load nothing of it. */
export const MemberFollow = ({ kind, slug, path, name }: MemberFollowProps) => {
  const member = useUnit($memberId);
  // A page without it is whole.
  const Button = useLazyModule(button, member !== null, () => {});
  return member !== null && Button ? <Button id={followId({ kind, slug })} path={path} name={name} /> : null;
};
