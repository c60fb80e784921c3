import { type ReactNode, useId } from "react";
import { FormAnchors } from "../../../admin/FormAnchors.tsx";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Fields as FormFields } from "../../../design/components/forms/Fields.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import type { DialogProps } from "../../../design/components/overlays/OpenDialog.tsx";
import { french } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import type { DetailsForm } from "./detailsForm.ts";
import { Restored } from "./Restored.tsx";
import { formWords as words } from "./words.ts";

/** The words that name what the form is about. */
export type DetailsWords = {
  readonly create: string;
  readonly edit: string;
  readonly send: { readonly create: string; readonly edit: string };
  readonly restart: { readonly create: string; readonly edit: string };
  readonly notSent: string;
  readonly conflict: string;
};

type Failed = { readonly kind: string };

/** What the controls of the form need. */
export type GivenToFields<Item, Fields> = {
  /** Null for a new one. */
  readonly item: Item | null;
  readonly texts: Fields;
  readonly field: <Name extends keyof Fields & string>(
    name: Name,
  ) => { readonly name: Name; readonly error: string | undefined };
};

type Parts<Item, Fields, Failure> = {
  readonly form: DetailsForm<Item, Fields, Failure>;
  readonly words: DetailsWords;
  readonly labels: Readonly<Record<keyof Fields & string, string>>;
  /** A text as a conflict shows it. The text itself by default. */
  readonly shownAs?: (name: keyof Fields & string, text: string) => string;
  readonly reasonOf: (failure: Failure) => string;
  /** Null, or what stands in place of the controls and above them. */
  readonly isWaiting?: boolean;
  readonly above?: ReactNode;
  readonly size?: DialogProps["size"];
  /** The controls. */
  readonly Fields: (given: GivenToFields<Item, Fields>) => ReactNode;
};

type OfForm<Item, Fields, Failure> = Parts<Item, Fields, Failure> & {
  readonly id: string;
  readonly item: Item | null;
};

const DetailsFields = <Item, Fields extends Readonly<Record<string, string>>, Failure extends Failed>(
  given: OfForm<Item, Fields, Failure>,
) => {
  const { form, id, item, words: own, reasonOf, Fields } = given;
  const model = item ? form.edit : form.creation;
  const { texts, failure, conflict, isRestored, discard } = useUnit({
    texts: form.$texts,
    failure: model.$failure,
    conflict: form.$conflict,
    isRestored: form.$isRestored,
    discard: form.typedDiscarded,
  });
  const { alert, props, field } = useForm<Fields>(model);
  return (
    <FormFields as="form" id={id} {...props}>
      <FormAnchors />
      {isRestored && <Restored restart={own.restart[item ? "edit" : "create"]} onRestart={discard} />}
      {failure && !conflict && (
        <div ref={alert} tabIndex={-1}>
          <Alert tone="bad" role="alert" title={french(own.notSent)}>
            {french(`${reasonOf(failure)} ${words.notSentText}`)}
          </Alert>
        </div>
      )}
      <Fields item={item} texts={texts} field={field} />
    </FormFields>
  );
};

const Foot = <Item, Fields, Failure>({ form, id, item, words: own }: OfForm<Item, Fields, Failure>) => {
  const { isAdding, isSaving, close } = useUnit({
    isAdding: form.creation.$isPending,
    isSaving: form.edit.$isPending,
    close: form.closed,
  });
  const isBusy = isAdding || isSaving;
  return (
    <>
      <p>{words.kept}</p>
      <QuietButton look="bare" onClick={() => close()}>
        {words.close}
      </QuietButton>
      <Button type="submit" size="small" form={id} busy={isBusy}>
        {isBusy ? words.sending : french(own.send[item ? "edit" : "create"])}
      </Button>
    </>
  );
};

const Conflict = <Item, Fields, Failure>({
  form,
  words: own,
  labels,
  shownAs = (_, text) => text,
}: Parts<Item, Fields, Failure>) => {
  const { theirs, contested, onStay, onMine, onTheirs } = useUnit({
    theirs: form.$conflict,
    contested: form.$contested,
    onStay: form.conflictPutOff,
    onMine: form.mineKept,
    onTheirs: form.theirsTaken,
  });
  const order = Object.keys(labels);
  const inOrder = contested.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return (
    <ConflictDialog
      {...{ theirs, onStay, onMine, onTheirs }}
      title={own.conflict}
      contested={inOrder.map(({ name, ...texts }) => ({
        label: labels[name],
        mine: shownAs(name, texts.mine),
        theirs: shownAs(name, texts.theirs),
      }))}
    />
  );
};

/** The dialog that adds an item, or changes its details. What is typed stays on the device until it is saved. */
export const DetailsDialog = <
  Item extends { readonly id: string },
  Fields extends Readonly<Record<string, string>>,
  Failure extends Failed,
>(
  parts: Parts<Item, Fields, Failure>,
) => {
  const { form, words: own, isWaiting = false, above, size } = parts;
  const { editing, isReady, close, lost } = useUnit({
    editing: form.$editing,
    isReady: form.$isReady,
    close: form.closed,
    lost: partLoadFailed,
  });
  const id = useId();
  const item = editing?.item ?? null;
  const isShown = editing !== null && isReady && !isWaiting;
  const given = { ...parts, id, item };
  return (
    <Dialog
      isOpen={editing !== null}
      title={french(item ? own.edit : own.create)}
      onClose={close}
      onLoadError={() => (close(), lost())}
      {...(size && { size })}
      foot={isShown && <Foot {...given} />}
    >
      {editing && !isShown && <ArticleSkeleton words={words.loading} />}
      {isShown && (
        <>
          {above}
          <DetailsFields key={item?.id} {...given} />
        </>
      )}
      <Conflict {...parts} />
    </Dialog>
  );
};
