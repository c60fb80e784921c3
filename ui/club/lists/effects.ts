import { createEffect, type Effect } from "effector";
import type { ChangeRefusal } from "../../../domain/club/lists/changePart.ts";
import type { AddRefusal, PublishRecord, RecordEdit, SaveRefusal, Typed } from "../../../domain/club/lists/editList.ts";
import type { ListRecord, PlaceRecord, RecordRepository } from "../../../domain/club/lists/records.ts";
import type { TeamInUse } from "../../../domain/club/teams/ports.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

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

/** Effects without handlers, for one list. */
export const listEffects = <Item extends ListRecord, Fields extends Typed, Problem extends string>(): ListEffects<
  Item,
  Fields,
  Problem
> => ({
  allFx: createEffect(),
  addFx: createEffect(),
  saveFx: createEffect(),
  publishFx: createEffect(),
  placeFx: createEffect(),
  removeFx: createEffect(),
});

type ListHandles<One extends string, Many extends string, Acts extends Record<keyof AnyActs, unknown>> = {
  readonly [Name in `listStaff${Many}`]: Acts["allFx"];
} & { readonly [Name in `add${One}`]: Acts["addFx"] } & { readonly [Name in `save${One}`]: Acts["saveFx"] } & {
  readonly [Name in `publish${One}`]: Acts["publishFx"];
} & { readonly [Name in `place${One}`]: Acts["placeFx"] } & { readonly [Name in `remove${One}`]: Acts["removeFx"] };

type AnyActs = ListEffects<ListRecord, Typed, string>;

/** A list's effects by the names of their use cases: "addTeam", "listStaffTeams". */
export const listHandles = <One extends string, Many extends string, Acts extends Record<keyof AnyActs, unknown>>(
  one: One,
  many: Many,
  { allFx, addFx, saveFx, publishFx, placeFx, removeFx }: Acts,
) =>
  ({
    [`listStaff${many}`]: allFx,
    [`add${one}`]: addFx,
    [`save${one}`]: saveFx,
    [`publish${one}`]: publishFx,
    [`place${one}`]: placeFx,
    [`remove${one}`]: removeFx,
  }) as ListHandles<One, Many, Acts>;
