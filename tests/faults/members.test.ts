import { faultTable } from "./faultTable.ts";
import { memberCalls } from "./memberCalls.ts";
import { profileCalls } from "./profileCalls.ts";
import { visitorCalls } from "./visitorCalls.ts";

// Each call that a visitor or a member makes.

faultTable("faults", { ...visitorCalls, ...memberCalls, ...profileCalls });
