import { faultTable } from "./faultTable.ts";
import { memberCalls } from "./memberCalls.ts";
import { profileCalls } from "./profileCalls.ts";
import { visitorCalls } from "./visitorCalls.ts";

// Each call of visitors and members.

faultTable("faults", { ...visitorCalls, ...memberCalls, ...profileCalls });
