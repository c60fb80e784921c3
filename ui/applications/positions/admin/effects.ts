import type { PositionRepository } from "../../../../domain/applications/editPositions.ts";
import type { Position } from "../../../../domain/applications/positions.ts";
import type { PositionProblem, TypedPosition } from "../../../../domain/applications/typedPosition.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { listEffects } from "../../../club/lists/effects.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { effectOf } from "../../../lib/effectOf.ts";

export const positionActs = {
  ...listEffects("Position", "Positions")<Position, TypedPosition, PositionProblem>(),
  removeFx: effectOf("removePosition")<string, void, RefusalOf<PositionRepository["remove"]> | Unexpected>(),
};
