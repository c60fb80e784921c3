import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The query parameter of an address that leads to a form: which one, the slug of its record, or `newForm`. */
export const formParameter = "formulaire";
export const newForm = "nouveau";

/** The address of a list with a form: that of the record of a slug, or for a new one. */
export const withForm = (address: string, slug: string = newForm): string =>
  `${address}${address.includes("?") ? "&" : "?"}${formParameter}=${slug}`;

/**
 * Opens the form that the address asks for, if `takes` it. The address loses it, so that a reload or a step back doesn't open it again.
 */
export const useAskedForm = (takes: (form: string) => boolean, open: (form: string) => void): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const answer = useEffectEvent((form: string, rest: string) => {
    if (!takes(form)) return;
    void navigate({ pathname, search: rest }, { replace: true, preventScrollReset: true });
    open(form);
  });
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const form = asked.get(formParameter);
    asked.delete(formParameter);
    if (form !== null) answer(form, asked.toString());
  });
};
