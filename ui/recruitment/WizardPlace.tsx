import { warmingDialog } from "../kit/Dialog.tsx";
import { lazyModule, useLazyModule, preloadProps } from "../kit/lazyModule.ts";
import { partLost } from "../page/toasts.ts";
import { useUnit } from "../page/useUnit.ts";
import { useLiveApplications } from "./useLiveApplications.ts";
import { $isOpen, wizardClosed } from "./wizard.ts";

const wizard = lazyModule(async () => (await import("./Wizard.tsx")).Wizard);
const warmingSteps = preloadProps(wizard);

/** For the buttons that open the wizard. */
export const warmingWizard = {
  onPointerEnter: () => (warmingSteps.onPointerEnter(), warmingDialog.onPointerEnter()),
  onFocus: () => (warmingSteps.onFocus(), warmingDialog.onFocus()),
} as const;

/** The wizard, whose code comes with its first opening. */
export const WizardPlace = () => {
  const { isOpen, close, lost } = useUnit({ isOpen: $isOpen, close: wizardClosed, lost: partLost });
  useLiveApplications(isOpen);
  const Wizard = useLazyModule(wizard, isOpen, () => (close(), lost()));
  return Wizard && <Wizard />;
};
