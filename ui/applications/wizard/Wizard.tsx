import { type FormEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import type { ApplicationDraft } from "../../../domain/applications/draft.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Button } from "../../design/components/actions/Button.tsx";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import { Fields } from "../../design/components/forms/Fields.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Stepper } from "../../design/components/steps/Stepper.tsx";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { focusInvalid } from "../../lib/focusContent.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Closed } from "./Closed.tsx";
import { Discard } from "./Discard.tsx";
import { $isStored } from "./drafts.ts";
import { lastStep, steps, stepsOf } from "./fields.ts";
import {
  $doubts,
  $draft,
  $isClosed,
  $isResumed,
  $isSending,
  $step,
  applicationSent,
  nextPressed,
  previousPressed,
  wizardClosed,
} from "./wizard.ts";
import { stepViews } from "./WizardSteps.tsx";
import { stepNames, wizardWords as words } from "./wizardWords.ts";

const names = steps.map((step) => stepNames[step]);

type FormProps = { readonly id: string; readonly draft: ApplicationDraft };

const StepForm = ({ id, draft }: FormProps) => {
  const { step, doubts, isStored, isResumed, next, send } = useUnit({
    step: $step,
    doubts: $doubts,
    isStored: $isStored,
    isResumed: $isResumed,
    next: nextPressed,
    send: applicationSent,
  });
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);

  // A step focuses its first error, else its first field; on touch screens nothing, as the keyboard would cover the text.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (focusInvalid(form.current)) return;
    const field = form.current?.querySelector<HTMLElement>("input, textarea");
    form.current?.closest("[data-body]")?.scrollTo(0, 0);
    (matchMedia("(pointer: coarse)").matches || !field ? form.current : field)?.focus({ preventScroll: true });
  }, [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === lastStep) send();
    else next();
  };
  const name = steps[step] ?? "you";
  const View = stepViews[name];
  return (
    <>
      <Stepper steps={names} current={step} doubtful={stepsOf(doubts)} />
      <form id={id} ref={form} tabIndex={-1} aria-label={stepNames[name]} method="post" noValidate onSubmit={submit}>
        <Fields>
          <View draft={draft} />
        </Fields>
      </form>
      {!isStored && <Alert tone="wait" title={words.notStored} />}
      {isResumed && <Discard position={draft.position} />}
    </>
  );
};

/** The application form in four steps. The draft stays on the device until it is sent or discarded. */
export const Wizard = () => {
  const { draft, step, isStored, isSending, isClosed, previous, close, lost } = useUnit({
    draft: $draft,
    step: $step,
    isStored: $isStored,
    isSending: $isSending,
    isClosed: $isClosed,
    previous: previousPressed,
    close: wizardClosed,
    lost: partLoadFailed,
  });
  const form = useId();
  const isLast = step === lastStep;
  // The second press of a double click on "Suivant" would hit "Envoyer".
  const press = (event: MouseEvent) => {
    if (isLast && event.detail > 1) event.preventDefault();
  };
  return (
    <Dialog
      isOpen={draft !== null}
      isSteady
      title={words.title(draft?.asked.title ?? "")}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        isClosed ? (
          <QuietButton onClick={() => close()}>{words.close}</QuietButton>
        ) : (
          <>
            {isStored && <p>{typeset(words.stored)}</p>}
            <QuietButton disabled={step === 0 || isSending} onClick={() => previous()}>
              {words.previous}
            </QuietButton>
            <Button size="small" type="submit" form={form} busy={isSending} onClick={press}>
              {isLast ? (isSending ? words.sending : words.send) : words.next}
              <Icon name="arrow" />
            </Button>
          </>
        )
      }
    >
      {draft && (isClosed ? <Closed draft={draft} /> : <StepForm id={form} draft={draft} />)}
    </Dialog>
  );
};
