import { type ComponentType, useState } from "react";
import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $isStaff } from "./session.ts";

/** A part of a page that staff alone see. Visitors and members load none of its code. */
export const staffOnly = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const piece = lazyModule(load);
  return (props: Props) => {
    const isStaff = useUnit($isStaff);
    const [hasFailed, setFailed] = useState(false);
    const isOpen = isStaff && !hasFailed;
    const Piece = useLazyModule(piece, isOpen, () => setFailed(true));
    return isOpen && Piece ? <Piece {...props} /> : null;
  };
};
