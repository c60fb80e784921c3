import { editingModule } from "./editing.ts";
import { reviewModule } from "./review.ts";

/** What only the staff does. */
export const staffModules = [editingModule, reviewModule] as const;
