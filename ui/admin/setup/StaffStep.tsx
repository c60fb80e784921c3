import { useState } from "react";
import { $isStaff } from "../../accounts/session/session.ts";
import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { useUnit } from "../../lib/useUnit.ts";
import type { StepLinkProps } from "./StepLink.tsx";

const link = lazyModule(async () => (await import("./StepLink.tsx")).StepLink);

/** Leads staff from an empty part of a page to the form that fills it. Visitors and members load none of its code. */
export const StaffStep = (props: StepLinkProps) => {
  const isStaff = useUnit($isStaff);
  const [hasFailed, setFailed] = useState(false);
  const StepLink = useLazyModule(link, isStaff && !hasFailed, () => setFailed(true));
  return isStaff && StepLink ? <StepLink {...props} /> : null;
};
