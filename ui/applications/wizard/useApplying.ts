import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useUnit } from "../../lib/useUnit.ts";
import { applyPressed } from "./apply.ts";
import { positionsLeft, positionsShown } from "./drafts.ts";
import { applicationsWanted } from "../mine/ownApplications.ts";
import { recruitmentPath, positionIn } from "../positions/positionAddress.ts";

/** Opens the wizard for the position in the address, then removes it from the address. */
export const useApplying = (): void => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { show, leave, want, press } = useUnit({
    show: positionsShown,
    leave: positionsLeft,
    want: applicationsWanted,
    press: applyPressed,
  });

  useEffect(() => {
    show();
    want();
    return () => leave();
  }, [show, want, leave]);
  useEffect(() => {
    const position = positionIn(search);
    if (position === undefined) return;
    press(position);
    void navigate(recruitmentPath, { replace: true, preventScrollReset: true });
  }, [search, press, navigate]);
};
