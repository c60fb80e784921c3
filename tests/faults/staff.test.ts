import { contentCalls } from "./contentCalls.ts";
import { faultTable } from "./faultTable.ts";
import { panelCalls } from "./panelCalls.ts";

// Each call of the staff in its panel.

faultTable("staffFaults", { ...panelCalls, ...contentCalls });
