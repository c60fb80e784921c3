import { Diagram } from "../design/components/prose/Diagram.tsx";
import { Prose } from "../design/components/prose/Prose.tsx";
import { Ground, Section, State } from "./Section.tsx";
import { names, sentence } from "./samples.ts";

const place =
  "mur,0,0,96,4;mur,0,44,96,4;mur,30,4,9,13;mur,30,29,9,15;mur,88,4,8,40;mur,64,20,7,7;mur,12,15,6,17;site,56,12,28,24";

/** Two attackers in front of the only door. */
const waiting = `${place};porte,35,23;eux,6,10;eux,6,38`;

/** Two defenders, whose fields of view cross in the door. */
export const crossing = `${waiting};nous,81,9;nous,81,40;regard,81,9,39,23,13;regard,81,40,39,23,13;trajet,eux,6,10,24,10,26,20;trajet,eux,6,38,24,38,27,26`;

/** After the contact: one defender behind the low wall, one in sight. */
const fallback = `${place};nous,68,31;nous,81,9;depart,81,40;eux,47,24;eux,59,16;regard,81,9,58,16,19;regard,68,31,45,30,24;trajet,nous,81,40,81,31,71,31;trajet,eux,6,10,22,10,26,24,44,24`;

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
    <State name="En deux étapes">
      <Prose>
        <Diagram
          drawing={crossing}
          steps={[
            { drawing: crossing, text: "Les deux regards se croisent sur la porte." },
            { drawing: fallback, text: "Après le contact, le défenseur du bas recule." },
          ]}
          description="Le même plan avant et après le contact."
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
