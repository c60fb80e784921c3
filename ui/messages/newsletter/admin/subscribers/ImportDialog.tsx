import { type ChangeEvent, type FormEvent, useEffect, useId } from "react";
import type { SubscriberPlan } from "../../../../../domain/club/letter/subscribers.ts";
import { FileArea, Groups } from "../../../../admin/files.styles.ts";
import { FileProgress } from "../../../../admin/FileProgress.tsx";
import { RowGroup } from "../../../../admin/RowGroup.tsx";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../../design/components/forms/TextArea.tsx";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $addFailure, $given, $isAdding, $new, $plan, addPressed, givenTyped, planPressed } from "./importing.ts";
import { $isImporting, importClosed } from "./list.ts";
import { Address, Chosen, Consent, Import } from "./subscribers.styles.ts";
import { consentProblems, notAddedText, notPlannedText, words } from "./importWords.ts";

const isOfText = ({ kind }: { readonly kind: string }): boolean => kind === "no-addresses" || kind === "too-many-rows";

const Addresses = () => {
  const { given, plan, type } = useUnit({ given: $given, plan: $plan, type: givenTyped });
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) {
      const read = async () => new Uint8Array(await file.arrayBuffer());
      type({ file: { name: file.name, size: file.size, read } });
    }
    // Without this, choosing the same file again fires no event.
    currentTarget.value = "";
  };
  return (
    <>
      {given.file ? (
        <Chosen>
          {french(words.chosen(given.file.name))}
          <QuietButton onClick={() => type({ file: null })}>{words.drop}</QuietButton>
        </Chosen>
      ) : (
        <TextArea
          label={words.paste}
          hint={words.pasteHint}
          error={plan.status === "failed" && isOfText(plan.error) ? notPlannedText(plan.error) : undefined}
          rows={5}
          spellCheck={false}
          value={given.text}
          onChange={({ currentTarget: { value } }) => type({ text: value })}
        />
      )}
      <FileArea>
        <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={take} />
        <Icon name="up" />
        {french(given.file ? words.other : words.choose)}
      </FileArea>
    </>
  );
};

const Preview = ({ plan: { judged, unread, doubles } }: { readonly plan: SubscriberPlan }) => {
  const of = (wanted: SubscriberPlan["judged"][number]["fate"]) => judged.filter(({ fate }) => fate === wanted);
  return (
    <Groups role="status">
      {of("new").length === 0 && <p>{french(words.nothing)}</p>}
      {(["new", "known", "left"] as const).map((fate) => (
        <RowGroup
          key={fate}
          title={words.groups[fate]}
          rows={of(fate)}
          isOpen={false}
          renderRow={({ email }) => <Address key={email}>{email}</Address>}
        />
      ))}
      <RowGroup
        title={words.groups.unread}
        rows={unread}
        isOpen
        renderRow={({ line, text }) => (
          <Address key={`${line} ${text}`}>
            <span>{french(words.line(line))}</span> {text}
          </Address>
        )}
      />
      {doubles > 0 && <p>{french(words.doubles(doubles))}</p>}
    </Groups>
  );
};

const Agreed = () => {
  const { given, failure, type } = useUnit({ given: $given, failure: $addFailure, type: givenTyped });
  const problems = consentProblems(failure);
  return (
    <Consent>
      <legend>{french(words.consent)}</legend>
      <Field
        label={words.source}
        hint={words.sourceHint}
        error={problems.source}
        autoComplete="off"
        value={given.source}
        onChange={({ currentTarget: { value } }) => type({ source: value })}
      />
      <Field
        label={words.on}
        hint={words.onHint}
        error={problems.on}
        type="date"
        value={given.on}
        onChange={({ currentTarget: { value } }) => type({ on: value })}
      />
    </Consent>
  );
};

const Foot = ({ form }: { readonly form: string }) => {
  const { addresses, isAdding, plan, close } = useUnit({
    addresses: $new,
    isAdding: $isAdding,
    plan: $plan,
    close: importClosed,
  });
  const isPlanned = addresses.length > 0;
  return (
    <>
      <QuietButton look="bare" onClick={() => close()}>
        {words.close}
      </QuietButton>
      {(isPlanned || plan.status !== "done") && (
        <Button type="submit" form={form} size="small" busy={isAdding || plan.status === "pending"}>
          {isAdding ? words.adding : isPlanned ? words.add(addresses.length) : words.plan}
        </Button>
      )}
    </>
  );
};

/** Imports addresses from a file or pasted text: it shows what becomes of each, and writes after the admin's word. */
export const ImportDialog = () => {
  const { isOpen, given, plan, addresses, failure, read, add, close, lost } = useUnit({
    isOpen: $isImporting,
    given: $given,
    plan: $plan,
    addresses: $new,
    failure: $addFailure,
    read: planPressed,
    add: addPressed,
    close: importClosed,
    lost: partLoadFailed,
  });
  const form = useId();
  const isPlanned = addresses.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPlanned) add();
    else read();
  };
  const { source, on } = consentProblems(failure);
  const hasFile = given.file !== null;
  useEffect(() => {
    document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, plan, failure]);
  return (
    <Dialog
      isOpen={isOpen}
      title={words.title}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={<Foot form={form} />}
    >
      <Import as="form" id={form} method="post" noValidate onSubmit={submit}>
        <p>{french(words.intro)}</p>
        <Addresses />
        {plan.status === "pending" && <FileProgress label={words.planning} />}
        {plan.status === "failed" && (hasFile || !isOfText(plan.error)) && (
          <Alert tone="bad" role="alert" title={words.notPlanned}>
            {french(notPlannedText(plan.error))}
          </Alert>
        )}
        {plan.status === "done" && <Preview plan={plan.result} />}
        {isPlanned && <Agreed />}
        {failure && source === undefined && on === undefined && (
          <Alert tone="bad" role="alert" title={words.notAdded}>
            {french(notAddedText(failure))}
          </Alert>
        )}
      </Import>
    </Dialog>
  );
};
