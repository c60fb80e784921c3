import { memoryRemarks } from "../../../adapters/memory/content/remarks.ts";
import { supabaseRemarks } from "../../../adapters/supabase/content/remarks.ts";
import { addRemark, answerRemark, type Remarks } from "../../../domain/content/remarks/remark.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type RemarksStaffPorts = { readonly remarks: Remarks };

const { provide, method } = bindingsOn<RemarksStaffPorts>();

export const useCases = {
  listRemarks: method("remarks", "list"),
  addRemark: provide(addRemark, { remarks: "remarks" }),
  answerRemark: provide(answerRemark, { remarks: "remarks" }),
  resolveRemark: method("remarks", "resolve"),
  removeRemark: method("remarks", "remove"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): RemarksStaffPorts => ({ remarks: supabaseRemarks(client) });

export const memory = ({ backend }: Memory): RemarksStaffPorts => ({ remarks: memoryRemarks(backend) });
