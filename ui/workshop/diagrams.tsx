import { Diagram } from "../design/components/prose/Diagram.tsx";
import { Prose } from "../design/components/prose/Prose.tsx";
import { Ground, Section, State } from "./Section.tsx";
import { crossing, fallback, waiting } from "./plans.ts";
import { names, sentence } from "./samples.ts";

export const Diagrams = () => (
  <Section id="schemas" title="Schémas">
    <State name="Deux regards qui se croisent">
      <Prose>
        <Diagram
          drawing={crossing}
          description="Plan d'un site : deux défenseurs aux deux angles du fond, leurs champs de vision se croisent sur la seule porte. Deux attaquants en approchent par la gauche, chacun d'un côté d'un mur."
          caption="Chacun couvre la porte, aucun ne couvre l'autre."
        />
      </Prose>
    </State>
    <State name="Un repli">
      <Prose>
        <Diagram
          drawing={fallback}
          description="Le même plan après le contact : le défenseur du bas se replie derrière le muret central, celui du haut reste en vue. Les deux attaquants ont passé la porte."
          caption="Le défenseur du bas cède du terrain, pas du temps."
        />
      </Prose>
    </State>
    <State name="Un seul signe, des mots trop longs">
      <Prose>
        <Diagram
          drawing={waiting}
          description="Le même plan : deux attaquants à gauche, la porte au milieu."
          caption={names.long}
        />
      </Prose>
    </State>
    <State name="Dans un texte, sur la glace">
      <Ground $name="ice">
        <Prose>
          <p>{sentence}</p>
          <Diagram
            drawing={crossing}
            description="Le même plan que le premier."
            caption="Le dessin garde ses couleurs, la légende prend celles du fond."
          />
          <p>{sentence}</p>
        </Prose>
      </Ground>
    </State>
  </Section>
);
