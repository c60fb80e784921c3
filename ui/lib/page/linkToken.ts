import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const tokenIn = (state: unknown, name: string): string => {
  const token = (state as Partial<Record<string, unknown>> | null)?.[name];
  return typeof token === "string" ? token : "";
};

/**
 * Returns the secret in the address of a mail's link, by its parameter; "" without one. Moves it from the address into
 * this tab's history state, because addresses are seen, copied and shared.
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

  return brought ?? tokenIn(state, name);
};
