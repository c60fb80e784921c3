import { Button, ButtonLink } from "../design/components/actions/Button.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { QuietButton, QuietLink } from "../design/components/actions/QuietButton.tsx";
import { TextLink } from "../design/components/actions/TextLink.tsx";
import { Ground, Row, Section, State } from "./Section.tsx";
import { names } from "./samples.ts";

const here = "/_dev/kit";

const OnGround = ({ ground }: { readonly ground: "ice" | "acid" }) => (
  <Ground $name={ground}>
    <Row>
      <Button>Accepter</Button>
      <Button dark>Voir plus</Button>
      <Button disabled>Désactivé</Button>
      <Button busy>Envoi en cours...</Button>
      <QuietButton>Modifier</QuietButton>
      <TextLink to={here}>Lire la suite</TextLink>
    </Row>
  </Ground>
);

export const Buttons = () => (
  <Section id="boutons" title="Boutons et liens">
    <State name="L'action de la page">
      <Row>
        <Button>Accepter</Button>
        <Button size="small">
          <Icon name="plus" />
          Créer du contenu
        </Button>
        <Button dark>Voir plus</Button>
        <ButtonLink to={here}>Un lien</ButtonLink>
      </Row>
      <Button size="wide">
        Sur toute la ligne
        <Icon name="arrow" />
      </Button>
    </State>
    <State name="Les autres">
      <Row>
        <QuietButton>Modifier</QuietButton>
        <QuietButton look="bare">Annuler</QuietButton>
        <QuietButton look="danger">
          <Icon name="trash" />
          Refuser
        </QuietButton>
        <QuietButton square aria-label="Rechercher">
          <Icon name="search" />
        </QuietButton>
        <QuietLink to={here}>Un lien</QuietLink>
      </Row>
      <Row>
        <TextLink to={here}>Lire la suite</TextLink>
        <TextLink to={here} way="back">
          Retour
        </TextLink>
      </Row>
    </State>
    <State name="Désactivé, occupé">
      <Row>
        <Button disabled>Envoyer</Button>
        <Button busy>Envoi en cours...</Button>
        <QuietButton disabled>Précédent</QuietButton>
        <QuietButton busy>Envoi en cours...</QuietButton>
      </Row>
    </State>
    <State name="Des mots de toute taille">
      <Row>
        <Button size="small">{names.long}</Button>
        <Button size="small">{names.letter}</Button>
        <Button size="small">{names.emoji}</Button>
        <Button size="small">
          <bdi>{names.arabic}</bdi>
        </Button>
        <QuietButton>{names.long}</QuietButton>
        <QuietButton>{names.letter}</QuietButton>
      </Row>
    </State>
    <State name="Sur la glace">
      <OnGround ground="ice" />
    </State>
    <State name="Sur l'acide">
      <OnGround ground="acid" />
    </State>
  </Section>
);
