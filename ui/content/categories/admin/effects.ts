import type {
  AddCategoryRefusal,
  RenameCategoryRefusal,
} from "../../../../domain/content/categories/editCategories.ts";
import type { CategoryLists } from "../../../../domain/content/categories/ports.ts";
import type { RenameTagRefusal } from "../../../../domain/content/tagLists.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { act } from "../../../lib/act.ts";

export type AddFailure = AddCategoryRefusal | Unexpected;
export type RenameFailure = RenameCategoryRefusal | Unexpected;
export type PlaceFailure = RefusalOf<CategoryLists["place"]> | Unexpected;
export type RemoveFailure = RefusalOf<CategoryLists["remove"]> | Unexpected;
export type RenameTagFailure = RenameTagRefusal | Unexpected;

export const readCategoriesFx = act("readCategories");
export const addCategoryFx = act("addCategory");
export const renameCategoryFx = act("renameCategory");
export const placeCategoryFx = act("placeCategory");
export const removeCategoryFx = act("removeCategory");
export const listTagsFx = act("listTags");
export const renameTagFx = act("renameTag");
