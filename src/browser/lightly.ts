import type { ServiceIdentifier } from "inversify";
import { browserVisitor } from "../../adapters/browser/visitor.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { supabaseTipViews } from "../../adapters/supabase/tipViews.ts";
import { viewTip } from "../../domain/tips/viewTip.ts";
import type { Backend } from "../container.ts";
import type { Device } from "../modules/device.ts";
import { ViewTipToken, WhoAmIToken } from "../tokens.ts";

/**
 * What every reader needs, without the container and the backend's client: to be counted, and to be told that nobody is
 * signed in when no session is kept. `undefined` for all else.
 */
export const lightly = (backend: Backend, { storage }: Device) => {
  const nobody = async () => null;

  return (token: ServiceIdentifier<unknown>): unknown => {
    if (token === WhoAmIToken && storage.getItem(sessionName) === null) return nobody;
    if (token === ViewTipToken && backend !== "memory") {
      return viewTip({ views: supabaseTipViews(backend), visitor: browserVisitor(storage) });
    }
    return undefined;
  };
};
