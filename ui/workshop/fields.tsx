import { Checkbox } from "../design/components/forms/Checkbox.tsx";
import { Choices } from "../design/components/forms/Choices.tsx";
import { Field } from "../design/components/forms/Field.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Select } from "../design/components/lists/Select.tsx";
import { TextArea } from "../design/components/forms/TextArea.tsx";
import { Ground, Panel, Section, State } from "./Section.tsx";
import { names } from "./samples.ts";

const categories = [
  { value: "all", words: "Toutes" },
  { value: "aim", words: "Aim Training" },
  { value: "long", words: names.long },
];
const sizes = ["XS", "S", "M", "L", "XL", "XXL"].map((words) => ({ value: words, words }));
const kinds = ["Article", "Tip"].map((words) => ({ value: words, words }));
const mails = "Un mail, jamais plus d'un par semaine.";

export const Fields = () => (
  <Section id="champs" title="Champs">
    <State name="Au repos, avec une aide, obligatoire">
      <Panel as="form">
        <Field label="Titre" mark="(obligatoire)" placeholder="Titre ou extrait" />
        <Field label="E-mail" hint="Une aide, toujours sous le champ." type="email" />
        <Field label="Mot de passe" type="password" defaultValue="demo-1234" autoComplete="off" />
      </Panel>
    </State>
    <State name="Avec une erreur, en lecture seule, désactivé">
      <Panel>
        <Field
          label="E-mail du compte"
          defaultValue="lya.fontaine@exemple.fr"
          error="Cette adresse email est déjà utilisée. Essayez de vous connecter."
        />
        <Field label="Lecture seule" defaultValue="ines.moreau@exemple.fr" readOnly />
        <Field label="Désactivé" disabled />
      </Panel>
    </State>
    <State name="Texte et liste">
      <Panel>
        <TextArea label="Motivation" hint="91 / 155 caractères." defaultValue="Du temps, de l'envie." />
        <TextArea label="Extrait" error="L'extrait ne peut pas être vide." rows={2} />
        <Select label="Catégorie" choices={categories} />
        <Select label="Poste" choices={categories} error="Choisissez un poste." />
      </Panel>
    </State>
    <State name="Cases à cocher">
      <Panel>
        <div>
          <Checkbox label="Publier immédiatement" />
          <Checkbox label="Recevoir la lettre" hint={mails} defaultChecked />
          <Checkbox label="J'accepte les conditions" error="Il faut accepter les conditions pour continuer." />
          <Checkbox label="Désactivée" disabled />
          <Checkbox label="Désactivée et cochée" disabled defaultChecked />
          <Checkbox label={names.long} />
        </div>
      </Panel>
    </State>
    <State name="Un choix parmi quelques-uns">
      <Panel>
        <Choices label="Type" choices={kinds} first="Article" />
        <Choices label="Affichage" isLabelHidden choices={[...kinds, { value: "x", words: "X" }]} />
        <Choices label="Statut" choices={categories} hint="Les flèches choisissent." first="all" />
        <Choices label="Note" choices={kinds} first="Tip" beside={<QuietButton look="bare">Retirer</QuietButton>} />
        <Choices label="Type fixé" choices={kinds} first="Tip" disabled />
      </Panel>
    </State>
    <State name="Tailles">
      <Panel>
        <Choices label="Votre taille" look="boxes" choices={sizes} first="M" />
        <Choices label="Taille du hoodie" look="boxes" choices={sizes} error="Choisissez une taille." />
      </Panel>
    </State>
    <State name="Sur la glace" isWide>
      <Ground $name="ice">
        <Field label="Pseudo" hint="Une aide, toujours sous le champ." />
        <Field label="Nom" defaultValue={names.arabic} dir="auto" error="Ce nom est déjà pris." />
        <Select label="Trier par" choices={categories} />
        <Checkbox label="Se souvenir de moi" defaultChecked />
        <Checkbox label="Lu et approuvé" error="Il faut approuver." />
        <Choices label="Taille du maillot" look="boxes" choices={sizes} first="L" />
      </Ground>
    </State>
  </Section>
);
