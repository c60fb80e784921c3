import { warmingDialog } from "../../design/components/overlays/Dialog.tsx";
import { lazyModule, useLazyModule, preloadProps } from "../../lib/loading/lazyModule.ts";
import { partLost } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { useLiveApplications } from "../mine/useLiveApplications.ts";
import { $isOpen, wizardClosed } from "./wizard.ts";

const wizard = lazyModule(async () => (await import("./Wizard.tsx")).Wizard);
const warmingSteps = preloadProps(wizard);

/** Props for the buttons that open the wizard: they load its code early. */
export const warmingWizard = {
  onPointerEnter: () => (warmingSteps.onPointerEnter(), warmingDialog.onPointerEnter()),
  onFocus: () => (warmingSteps.onFocus(), warmingDialog.onFocus()),
} as const;

/** The wizard. Its code is loaded at its first opening. */
export const WizardPlace = () => {
  const { isOpen, close, lost } = useUnit({ isOpen: $isOpen, close: wizardClosed, lost: partLost });
  useLiveApplications(isOpen);
  const Wizard = useLazyModule(wizard, isOpen, () => (close(), lost()));
  return Wizard && <Wizard />;
};
