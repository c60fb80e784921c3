import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { lazyModule, useLazyModule, preloadProps } from "../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { useFollowing } from "../../lib/live/following.ts";
import { useLiveApplications } from "../mine/useLiveApplications.ts";
import { $isOpen, wizardClosed } from "./wizard.ts";

const wizard = lazyModule(async () => (await import("./Wizard.tsx")).Wizard);
const stepsPreload = preloadProps(wizard);

/** Props for the buttons that open the wizard: they load its code early. */
export const wizardPreload = {
  onPointerEnter: () => (stepsPreload.onPointerEnter(), dialogPreload.onPointerEnter()),
  onFocus: () => (stepsPreload.onFocus(), dialogPreload.onFocus()),
} as const;

/** The wizard. Its code is loaded at its first opening. */
export const WizardPlace = () => {
  const { isOpen, close, lost } = useUnit({ isOpen: $isOpen, close: wizardClosed, lost: partLoadFailed });
  useLiveApplications(isOpen);
  useFollowing("positions", isOpen);
  const Wizard = useLazyModule(wizard, isOpen, () => (close(), lost()));
  return Wizard && <Wizard />;
};
