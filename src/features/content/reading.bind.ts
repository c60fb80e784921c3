import { memoryPageViews } from "../../../adapters/memory/club/pageViews.ts";
import { supabasePageViews } from "../../../adapters/supabase/club/pageViews.ts";
import { countPageView, type PageViews } from "../../../domain/club/reading/pageViews.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";

/** The ports of the feature, by name. */
export type ReadingPorts = { readonly pageViews: PageViews };

const { provide } = bindingsOn<ReadingPorts & DevicePorts>();

export const useCases = {
  countPageView: provide(countPageView, { views: "pageViews", visitor: "visitor" }),
} satisfies Bindings;

export const supabase = ({ project }: Supabase): ReadingPorts => ({ pageViews: supabasePageViews(project) });

export const memory = ({ backend }: Memory): ReadingPorts => ({ pageViews: memoryPageViews(backend) });
