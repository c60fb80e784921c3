import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signInAddress } from "../address.ts";
import { $session } from "../session/session.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $hasLeft } from "./settings/deletion.ts";

/** Sends visitors to the sign-in page, which leads back here; after an account deletion, to the home page. */
export const useMembersOnly = (): void => {
  const { session, hasLeft } = useUnit({ session: $session, hasLeft: $hasLeft });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session.status !== "visitor") return;
    void navigate(hasLeft ? "/" : signInAddress(pathname + search), { replace: true });
  }, [session.status, hasLeft, pathname, search, navigate]);
};
