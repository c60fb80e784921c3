import { contentCalls } from "./contentCalls.ts";
import { faultTable } from "./faultTable.ts";
import { panelCalls } from "./panelCalls.ts";

// Each call that the staff makes in its panel.

faultTable("staffFaults", { ...panelCalls, ...contentCalls });
