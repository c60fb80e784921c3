import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const kept = (state: unknown, name: string): string => {
  const token = (state as Partial<Record<string, unknown>> | null)?.[name];
  return typeof token === "string" ? token : "";
};

/**
 * The secret that a mail's link brought in its address, by its name there. From then on it stands in this tab's history alone: an
 * address is seen, copied and handed on.
 */
export const useLinkToken = (name: string): string => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const brought = new URLSearchParams(search).get(name);

  useEffect(() => {
    if (brought === null) return;
    const left = new URLSearchParams(search);
    left.delete(name);
    void navigate(
      { pathname, search: left.toString() },
      { replace: true, preventScrollReset: true, state: { [name]: brought } },
    );
  }, [brought, name, pathname, search, navigate]);

  return brought ?? kept(state, name);
};
