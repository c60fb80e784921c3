import type { SaveTextsRefusal } from "../../../../domain/club/pages/editPages.ts";
import type { PageEditing } from "../../../../domain/club/pages/ports.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { act } from "../../../lib/act.ts";

export type SaveTextsFailure = SaveTextsRefusal | Unexpected;
export type RestoreTextsFailure = RefusalOf<PageEditing["restore"]> | Unexpected;
export type SwitchFailure = RefusalOf<PageEditing["switchFeature"]> | Unexpected;

export const listPagesFx = act("listPages");
export const savePageTextsFx = act("savePageTexts");
export const restorePageTextsFx = act("restorePageTexts");
export const switchFeatureFx = act("switchFeature");
