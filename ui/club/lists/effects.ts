import type { Effect } from "effector";
import type { ChangeRefusal } from "../../../domain/club/lists/changePart.ts";
import type { AddRefusal, PublishRecord, RecordEdit, SaveRefusal, Typed } from "../../../domain/club/lists/editList.ts";
import type { ListRecord, PlaceRecord, RecordRepository } from "../../../domain/club/lists/records.ts";
import type { TeamInUse } from "../../../domain/club/teams/ports.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { effectOf } from "../../lib/effectOf.ts";

type Repository = RecordRepository<ListRecord>;

/** The staff's effects on an ordered list of the club. */
export type ListEffects<Item extends ListRecord, Fields extends Typed, Problem extends string> = {
  readonly allFx: Effect<void, readonly Item[], Unexpected>;
  readonly addFx: Effect<Fields, Item, AddRefusal<Fields, Problem> | Unexpected>;
  readonly saveFx: Effect<RecordEdit<Fields>, Item, SaveRefusal<Item, Fields, Problem> | Unexpected>;
  readonly publishFx: Effect<PublishRecord, Item, ChangeRefusal<Item> | Unexpected>;
  readonly placeFx: Effect<PlaceRecord, void, RefusalOf<Repository["place"]> | Unexpected>;
  readonly removeFx: Effect<string, void, RefusalOf<Repository["remove"]> | TeamInUse | Unexpected>;
};

/** The names of the use cases that they ask. */
type Named<One extends string, Many extends string> = {
  readonly allFx: { readonly useCase: `listStaff${Many}` };
  readonly addFx: { readonly useCase: `add${One}` };
  readonly saveFx: { readonly useCase: `save${One}` };
  readonly publishFx: { readonly useCase: `publish${One}` };
  readonly placeFx: { readonly useCase: `place${One}` };
  readonly removeFx: { readonly useCase: `remove${One}` };
};

/** The effects of one list. Its names are in those of the use cases: "addTeam", "listStaffTeams". */
export const listEffects =
  <One extends string, Many extends string>(one: One, many: Many) =>
  <Item extends ListRecord, Fields extends Typed, Problem extends string>(): ListEffects<Item, Fields, Problem> &
    Named<One, Many> => ({
    allFx: effectOf(`listStaff${many}`)(),
    addFx: effectOf(`add${one}`)(),
    saveFx: effectOf(`save${one}`)(),
    publishFx: effectOf(`publish${one}`)(),
    placeFx: effectOf(`place${one}`)(),
    removeFx: effectOf(`remove${one}`)(),
  });
