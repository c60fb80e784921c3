import { attach, createEffect, type Effect } from "effector";
import type { UseCases } from "../../domain/useCases.ts";
import type { Unexpected } from "./feedback/failure.ts";

export type Question = { readonly useCase: keyof UseCases; readonly params: unknown };

/** Asks a use case. A scope has one handler for all use cases (src/handlers.ts). */
export const askUseCaseFx = createEffect<Question, unknown, unknown>();

/** The parameters of a use case. */
export type Asked<Name extends keyof UseCases> =
  Parameters<UseCases[Name]> extends [] ? void : Parameters<UseCases[Name]>[0];

type Answer<Name extends keyof UseCases> = Awaited<ReturnType<UseCases[Name]>>;

type ValueIn<Given> = Given extends { readonly ok: true; readonly value: infer Value }
  ? Value
  : Given extends { readonly ok: false }
    ? never
    : Given;
type RefusalIn<Given> = Given extends { readonly ok: false; readonly refusal: infer Refusal } ? Refusal : never;

/** The value of a use case's answer. */
export type Value<Name extends keyof UseCases> = ValueIn<Answer<Name>>;

/** How a use case may fail: its refusals, and an unexpected failure. */
export type Failure<Name extends keyof UseCases> = RefusalIn<Answer<Name>> | Unexpected;

/** The parameters of a use case, and more. */
type AskedWith<Name extends keyof UseCases, More> = unknown extends More
  ? Asked<Name>
  : Asked<Name> extends void
    ? More
    : Asked<Name> & More;

/** The effect that asks a use case. `More`: further parameters, for the models. `Shown`: the part of the value that the models see. */
export type Act<Name extends keyof UseCases, More = unknown, Shown = Value<Name>> = Effect<
  AskedWith<Name, More>,
  Shown,
  Failure<Name>
>;

/** An effect that asks the use case of that name: `UseCases` has its type. An answer that is known ahead comes at once (decision 0020). */
export const act = <Name extends keyof UseCases>(useCase: Name): Act<Name> =>
  Object.assign(attach({ effect: askUseCaseFx, mapParams: (params: Asked<Name>): Question => ({ useCase, params }) }), {
    useCase,
  }) as unknown as Act<Name>;

/** An act whose parameters hold more than the use case takes. */
export const actBy =
  <More>() =>
  <Name extends keyof UseCases>(useCase: Name): Act<Name, More> =>
    act(useCase) as unknown as Act<Name, More>;

/** The use cases whose value has all that is shown. */
type Showing<Shown> = {
  [Name in keyof UseCases]: Value<Name> extends Shown ? Name : never;
}[keyof UseCases];

/** An act for models that see a part of the value. */
export const actShowing =
  <Shown>() =>
  <Name extends Showing<Shown>>(useCase: Name): Act<Name, unknown, Shown> =>
    act(useCase) as unknown as Act<Name, unknown, Shown>;
