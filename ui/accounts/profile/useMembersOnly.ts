import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signInAddress } from "../address.ts";
import { $session } from "../session/session.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $hasLeft } from "./settings/deletion.ts";

/** Sends visitors to where they can sign in, and back here after it. Whoever has just left the club goes home. */
export const useMembersOnly = (): void => {
  const { session, hasLeft } = useUnit({ session: $session, hasLeft: $hasLeft });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session.status !== "visitor") return;
    void navigate(hasLeft ? "/" : signInAddress(pathname + search), { replace: true });
  }, [session.status, hasLeft, pathname, search, navigate]);
};
