import { createEvent, createStore, type Effect, type Event, type EventCallable, sample, type Store } from "effector";
import { type Toast, toastShown } from "./feedback/toasts.ts";

/** The error texts, by field. */
export type Errors<Fields> = { readonly [Field in keyof Fields]?: string | undefined };

/** The texts of a form. A form without the field has none of it. */
export type Texts = Readonly<Record<string, string | undefined>>;

type Failed = { readonly kind: string };

type Parts<Fields, Params, Done, Failure extends Failed, Shown extends Failure["kind"], Source> = {
  /** The initial texts, by the name or id of their control. */
  readonly fields: Fields;
  /** Of this form alone: attach an effect that others call too. */
  readonly effect: Effect<Params, Done, Failure>;
  /** Null sends nothing. */
  readonly toParams: (texts: Fields, source: Source) => Params | null;
  /** The errors that are known without a request. With one, a submit sends nothing. */
  readonly check?: (texts: Fields, source: Source) => Errors<NoInfer<Fields>>;
  /** The failures that fields show. An empty entry: neither a field nor a toast shows it. */
  readonly errors?: {
    readonly [Kind in Shown]:
      Errors<NoInfer<Fields>> | ((failure: Extract<Failure, { readonly kind: Kind }>) => Errors<NoInfer<Fields>>);
  };
  /** The toast of the other failures. Without it, the view shows `$failure`. */
  readonly failed?: (failure: Exclude<Failure, { readonly kind: Shown }>) => Toast;
  /** A state that `toParams` and `check` read beside the texts. */
  readonly $source?: Store<Source>;
};

/** The part of a form that `useForm` connects to its element. */
export type FormModel<Fields> = {
  readonly fields: Fields;
  readonly shown: EventCallable<Fields>;
  readonly typed: EventCallable<Fields>;
  readonly sent: EventCallable<Fields>;
  readonly $typed: Store<Fields>;
  readonly $filled: Store<Fields>;
  readonly $errors: Store<Errors<Fields>>;
  readonly $tries: Store<number>;
  readonly $isPending: Store<boolean>;
};

export const isWrong = (errors: object): boolean => Object.values(errors).some(Boolean);

/** Sends texts to an effect, one request at a time. Never persisted by itself: a text may be a password. */
export const createForm = <
  Fields extends Texts,
  Params,
  Done,
  Failure extends Failed,
  Shown extends Failure["kind"] = never,
  Source = unknown,
>(
  parts: Parts<Fields, Params, Done, Failure, Shown, Source>,
) => {
  const { fields, effect, toParams, check = () => ({}), errors, failed } = parts;
  const $source = parts.$source ?? (createStore(0, { serialize: "ignore" }) as Store<unknown> as Store<Source>);
  type Rest = Exclude<Failure, { readonly kind: Shown }>;

  /** The form is on the page. Carries its texts: some may have been typed before hydration. */
  const shown = createEvent<Fields>();
  const typed = createEvent<Fields>();
  const sent = createEvent<Fields>();
  /** The model changes the texts. The view writes them into the form. */
  const filled = createEvent<Fields>();
  /** Resets the form. Its request in flight goes on. */
  const left = createEvent();

  const errorsOf = (failure: Failure): Errors<Fields> | undefined => {
    const entry: Errors<Fields> | ((failure: never) => Errors<Fields>) | undefined = errors?.[failure.kind as Shown];
    return typeof entry === "function" ? entry(failure as never) : entry;
  };

  const $typed = createStore(fields, { serialize: "ignore" })
    .on([shown, typed, sent, filled], (_, texts) => texts)
    .reset(left);
  /** A copy, so that the same texts are written again. */
  const $filled = createStore(fields, { serialize: "ignore" }).on(filled, (_, texts) => ({ ...texts }));

  const submitted = sample({
    clock: sent as Event<Fields>,
    source: { source: $source, isPending: effect.pending },
    filter: ({ isPending }) => !isPending,
    fn: ({ source }, texts) => ({ errors: check(texts, source), params: toParams(texts, source) }),
  });
  sample({
    clock: submitted,
    filter: (submit) => !isWrong(submit.errors) && submit.params !== null,
    fn: ({ params }) => params as Params,
    target: effect,
  });

  // A failure that comes after the form was left isn't shown when it is opened again.
  const $isLeft = createStore(false, { serialize: "ignore" })
    .on(left, () => true)
    .reset([shown, effect]);
  const refused = sample({
    clock: effect.failData as Event<Failure>,
    source: $isLeft,
    filter: (isLeft) => !isLeft,
    fn: (_, given) => given,
  });

  // Typing removes errors; only a submit adds them.
  const $errors = createStore<Errors<Fields>>({}, { serialize: "ignore" })
    .on(
      sample({ clock: $typed, source: $source, fn: (source, texts) => check(texts, source) }),
      (errors, now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => errors[field as keyof Fields])) as Errors<Fields>,
    )
    .on(submitted, (_, submit) => submit.errors)
    .on(refused, (_, failure) => errorsOf(failure) ?? {})
    .reset([effect, left]);
  /** The failure that no field shows; null without one. */
  const $failure = createStore<Rest | null>(null, { serialize: "ignore" })
    .on(refused, (_, failure) => (errorsOf(failure) ? null : (failure as Rest)))
    .reset([submitted, effect, left]);
  /** Counts failed submits. Each moves the focus to the error. */
  const $tries = createStore(0, { serialize: "ignore" })
    .on(submitted, (tries, submit) => tries + Number(isWrong(submit.errors)))
    .on(refused, (tries) => tries + 1)
    .reset(left);
  /** True after a request that succeeded, until the visitor types again. */
  const $isDone = createStore(false, { serialize: "ignore" })
    .on(effect.done, () => true)
    .reset([typed, effect, left]);

  if (failed) {
    sample({
      clock: effect.failData,
      filter: (failure) => errorsOf(failure) === undefined,
      fn: (failure) => failed(failure as Rest),
      target: toastShown,
    });
  }

  return {
    fields,
    shown,
    typed,
    sent,
    /** A request is sent. */
    requested: effect.map(() => true),
    filled,
    left,
    $typed,
    $filled,
    $errors,
    $failure,
    $tries,
    $isDone,
    $isPending: effect.pending,
    done: effect.done,
    failed: effect.fail,
  };
};
