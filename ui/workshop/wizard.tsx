import { type FormEvent, useId, useState } from "react";
import { Button } from "../design/components/actions/Button.tsx";
import { Dialog, dialogPreload } from "../design/components/overlays/Dialog.tsx";
import { Field } from "../design/components/forms/Field.tsx";
import { FieldPair, Fields } from "../design/components/forms/Fields.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Stepper } from "../design/components/steps/Stepper.tsx";
import { steps } from "./samples.ts";
import { partLoadFailed } from "../lib/feedback/toasts.ts";
import { useUnit } from "../lib/useUnit.ts";

/** A dialog with its own state, as a page's model would have it. */
export const useDialog = () => {
  const lost = useUnit(partLoadFailed);
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const onLoadError = () => (close(), lost());
  return { open: () => open(true), close, ties: { isOpen, onClose: close, onLoadError } } as const;
};

/** A form in steps. Closing it asks first when something was typed. */
export const Wizard = () => {
  const { open, close, ties } = useDialog();
  const doubt = useDialog();
  const form = useId();
  const [isTouched, touch] = useState(false);
  const leave = () => (doubt.close(), touch(false), close());
  const send = (event: FormEvent) => (event.preventDefault(), leave());
  return (
    <>
      <Button size="small" {...dialogPreload} onClick={open}>
        Postuler
      </Button>
      <Dialog
        {...ties}
        title="Postuler : Community manager"
        onClose={isTouched ? doubt.open : leave}
        foot={
          <>
            <p>Vos réponses restent sur cet appareil jusqu'à l'envoi.</p>
            <QuietButton disabled>Précédent</QuietButton>
            <Button size="small" type="submit" form={form}>
              Suivant
              <Icon name="arrow" />
            </Button>
          </>
        }
      >
        <Stepper steps={steps} current={0} />
        <Fields as="form" id={form} onChange={() => touch(true)} onSubmit={send}>
          <FieldPair>
            <Field label="Prénom" name="first" />
            <Field label="Nom" name="last" />
            <Field label="Âge" name="age" inputMode="numeric" />
            <Field label="Pseudo en jeu" name="pseudo" hint="Repris de votre profil." />
          </FieldPair>
          <Field label="Pseudo Discord" mark="(obligatoire)" hint="C'est là que nous vous répondrons." name="discord" />
        </Fields>
        <Dialog
          {...doubt.ties}
          size="small"
          title="Abandonner la candidature ?"
          foot={
            <>
              <QuietButton onClick={doubt.close}>Continuer à écrire</QuietButton>
              <QuietButton look="danger" onClick={leave}>
                Abandonner
              </QuietButton>
            </>
          }
        >
          <p>Ce que vous avez écrit sera perdu.</p>
        </Dialog>
      </Dialog>
    </>
  );
};
