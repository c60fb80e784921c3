import { memberFace } from "../design/components/media/drawnAddress.ts";
import { Face } from "../design/components/media/Face.tsx";
import { Level } from "../design/components/surfaces/Level.tsx";
import { Status } from "../design/components/feedback/Status.tsx";
import { Badge, Tag } from "../design/components/surfaces/Tag.tsx";
import { Ground, Row, Section, State } from "./Section.tsx";
import { names } from "./samples.ts";

const Tags = () => (
  <Row>
    <Tag>Stratégie</Tag>
    <Tag $tone="plain">Analyse</Tag>
    <Tag $tone="ok">Publié</Tag>
    <Tag $tone="pending">En attente</Tag>
    <Badge>Staff Panel</Badge>
  </Row>
);

export const Marks = () => (
  <Section id="marques" title="Étiquettes, statuts, visages">
    <State name="Étiquettes">
      <Tags />
      <Row>
        <Tag>{names.long}</Tag>
        <Tag>{names.letter}</Tag>
        <Tag>{names.emoji}</Tag>
        <Tag>
          <bdi>{names.arabic}</bdi>
        </Tag>
      </Row>
    </State>
    <State name="Statuts et niveaux">
      <Row>
        <Status tone="wait" words="En attente" />
        <Status tone="ok" words="Acceptée" />
        <Status tone="bad" words="Refusée" />
        <Status tone="draft" words="Brouillon" />
      </Row>
      <Row>
        <Level step={1} words="Débutant" />
        <Level step={4} words="Expert" />
        <Level step={null} words="Sans niveau connu" />
      </Row>
    </State>
    <State name="Visages, avec et sans nom">
      <Row>
        {Object.entries(names).map(([kind, name]) => (
          <Face key={kind} name={name} />
        ))}
        <Face name="" />
        <Face name={names.plain} drawing={memberFace(names.plain)} />
        <Face name={names.plain} size="bar" />
        <Face name={names.plain} size="staff" />
        <Face name={names.plain} size="own" />
      </Row>
    </State>
    <State name="Sur la glace">
      <Ground $name="ice">
        <Tags />
        <Level step={2} words="Intermédiaire" />
      </Ground>
    </State>
    <State name="Sur l'acide">
      <Ground $name="acid">
        <Tags />
      </Ground>
    </State>
  </Section>
);
