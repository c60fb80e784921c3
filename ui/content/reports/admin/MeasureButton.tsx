import type { MemberId } from "../../../../domain/accounts/member.ts";
import { $audience } from "../../../accounts/session/session.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { MeasureDialog } from "./MeasureDialog.tsx";
import { measureOpened } from "./measuring.ts";
import { measureWords as words } from "./measureWords.ts";

type MeasureButtonProps = {
  readonly member: MemberId;
  readonly name: string;
  /** Of the member: admins alone decide about the staff. */
  readonly isStaff: boolean;
};

/** Opens the dialog in which the staff warns or mutes a member. */
export const MeasureButton = ({ member, name, isStaff }: MeasureButtonProps) => {
  const { audience, open } = useUnit({ audience: $audience, open: measureOpened });
  if (isStaff && audience !== "admin") return null;
  return (
    <>
      <QuietButton look="bare" {...dialogPreload} onClick={() => open({ member, name })}>
        {french(words.open)}
      </QuietButton>
      <MeasureDialog />
    </>
  );
};
