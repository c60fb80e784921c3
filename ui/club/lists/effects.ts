import type { Effect } from "effector";
import type { ChangeRefusal } from "../../../domain/club/lists/changePart.ts";
import type { AddRefusal, PublishRecord, RecordEdit, SaveRefusal, Typed } from "../../../domain/club/lists/editList.ts";
import type { ListRecord, PlaceRecord, RecordRepository } from "../../../domain/club/lists/records.ts";
import type { TeamInUse } from "../../../domain/club/teams/ports.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import type { UseCases } from "../../../domain/useCases.ts";
import { type Act, act } from "../../lib/act.ts";

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

type ListActs<One extends string, Many extends string> = {
  readonly allFx: Act<`listStaff${Many}` & keyof UseCases>;
  readonly addFx: Act<`add${One}` & keyof UseCases>;
  readonly saveFx: Act<`save${One}` & keyof UseCases>;
  readonly publishFx: Act<`publish${One}` & keyof UseCases>;
  readonly placeFx: Act<`place${One}` & keyof UseCases>;
  readonly removeFx: Act<`remove${One}` & keyof UseCases>;
};

/** The lists whose use cases are in the catalogue, by the name of one record: "Team" of "addTeam". */
type One = keyof UseCases extends infer Name ? (Name extends `publish${infer One}` ? One : never) : never;

/** The effects of one list. Its names are in those of the use cases: "addTeam", "listStaffTeams". */
export const listEffects = <Name extends One, Many extends string>(one: Name, many: Many): ListActs<Name, Many> => {
  const named = (useCase: string) => act(useCase as keyof UseCases) as never;
  return {
    allFx: named(`listStaff${many}`),
    addFx: named(`add${one}`),
    saveFx: named(`save${one}`),
    publishFx: named(`publish${one}`),
    placeFx: named(`place${one}`),
    removeFx: named(`remove${one}`),
  };
};
