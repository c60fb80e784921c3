import { Button } from "../design/components/actions/Button.tsx";
import { Checkbox } from "../design/components/forms/Checkbox.tsx";
import { Choices } from "../design/components/forms/Choices.tsx";
import { Dialog, dialogPreload } from "../design/components/overlays/Dialog.tsx";
import { Field } from "../design/components/forms/Field.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { Menu } from "../design/components/overlays/Menu.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Stepper } from "../design/components/steps/Stepper.tsx";
import { TextArea } from "../design/components/forms/TextArea.tsx";
import { partLoadFailed } from "../lib/feedback/toasts.ts";
import { useUnit } from "../lib/useUnit.ts";
import { Row, Section, State } from "./Section.tsx";
import { names, sentence, steps } from "./samples.ts";
import { useDialog, Wizard } from "./wizard.tsx";

const kinds = ["Article", "Tip"].map((words) => ({ value: words, words }));

/** The largest dialog: a tool in two halves, with a menu inside. */
const Workbench = () => {
  const { open, close, ties } = useDialog();
  const lost = useUnit(partLoadFailed);
  return (
    <>
      <QuietButton {...dialogPreload} onClick={open}>
        Créer du contenu
      </QuietButton>
      <Dialog
        {...ties}
        size="wide"
        title="Créer du contenu"
        beside={<Choices label="Type" isLabelHidden choices={kinds} first="Article" />}
        foot={
          <>
            <Checkbox label="Publier immédiatement" />
            <QuietButton look="bare" onClick={close}>
              Annuler
            </QuietButton>
            <Button size="small" onClick={close}>
              Créer
            </Button>
          </>
        }
      >
        <Field label="Titre" mark="(obligatoire)" />
        <div>
          <Menu
            label="Ajouter un bloc"
            onLoadError={lost}
            entries={["Texte", "Titre", "Image"].map((words) => ({ words, onChoose: close }))}
          >
            <Icon name="plus" />
            Ajouter un bloc
          </Menu>
        </div>
        {[1, 2, 3, 4, 5, 6].map((block) => (
          <TextArea key={block} label={`Texte ${block}`} rows={5} />
        ))}
      </Dialog>
    </>
  );
};

/** A long text under a long title. */
const Reading = () => {
  const { open, ties } = useDialog();
  return (
    <>
      <QuietButton look="bare" {...dialogPreload} onClick={open}>
        Lire les conditions
      </QuietButton>
      <Dialog {...ties} title={names.long}>
        {Array.from({ length: 24 }, (_, at) => (
          <p key={at}>{sentence}</p>
        ))}
      </Dialog>
    </>
  );
};

export const Dialogs = () => (
  <Section id="dialogues" title="Dialogues">
    <State name="En étapes, avec une garde ; en grand ; que des mots" isWide>
      <Row>
        <Wizard />
        <Workbench />
        <Reading />
      </Row>
    </State>
    <State name="Étapes, hors d'un dialogue" isWide>
      <Stepper steps={steps} current={2} />
    </State>
    <State name="Étapes, l'une à revoir" isWide>
      <Stepper steps={steps} current={2} doubtful={[0]} />
    </State>
    <State name="Étapes aux noms difficiles" isWide>
      <Stepper steps={[names.long, names.letter, names.emoji]} current={0} />
    </State>
  </Section>
);
