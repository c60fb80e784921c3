import {
  positionForm,
  type PositionProblem,
  type TypedPosition,
} from "../../../../domain/applications/typedPosition.ts";
import type { Position } from "../../../../domain/applications/positions.ts";
import type { ListEffects } from "../../../club/lists/effects.ts";
import { createListModel } from "../../../club/lists/admin/listModel.ts";
import { positionActs } from "./effects.ts";
import { complaintOf, words } from "./words.ts";

/** The positions as the staff edits them. A removal has a refusal of its own, which the words explain. */
export const staffPositions = createListModel({
  watched: "positions",
  effects: positionActs as unknown as ListEffects<Position, TypedPosition, PositionProblem>,
  form: positionForm,
  complaintOf,
  words,
  isUndoable: true,
});
