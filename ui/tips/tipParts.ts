import { RateTip } from "./RateTip.tsx";
import { Sidebar } from "./Sidebar.tsx";
import type { TipParts } from "../lib/page/slots.ts";

/** In one file, which may come after the page's. */
export const tipParts: TipParts = { RateTip, Sidebar };
