import { styled } from "styled-components";
import { Head } from "../lib/page/Head.tsx";
import { meaning } from "../design/tokens/meaning.ts";
import { controlHeight, layout, size, space, weight } from "../design/tokens/measures.ts";
import { wrap } from "../design/tokens/text.ts";
import { Buttons } from "./buttons.tsx";
import { Diagrams } from "./diagrams.tsx";
import { Dialogs } from "./dialogs.tsx";
import { Fields } from "./fields.tsx";
import { Cards, Lists } from "./lists.tsx";
import { Marks } from "./marks.tsx";
import { Menus, TabRows } from "./menus.tsx";
import { Toasts } from "./toasts.tsx";
import { Nothing, Waiting } from "./waiting.tsx";

const Page = styled.div`
  ${wrap}
  ${controlHeight("tool")}
  padding-block: ${space.x6} ${space.section};

  > p {
    margin-block: ${space.x2} ${space.x5};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;
const Contents = styled.nav`
  margin-bottom: ${space.x5};

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: 0 ${space.column};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${layout.touch};
    font-size: ${size.small};
    font-weight: ${weight.semi};
  }
`;

const contents = [
  ["boutons", "Boutons et liens"],
  ["marques", "Étiquettes, visages"],
  ["champs", "Champs"],
  ["dialogues", "Dialogues, étapes"],
  ["menus", "Menus"],
  ["onglets", "Onglets"],
  ["annonces", "Annonces"],
  ["listes", "Tableaux, pages"],
  ["cartes", "Cartes"],
  ["schemas", "Schémas"],
  ["attente", "Attente"],
  ["vide", "Rien à montrer"],
] as const;

/** Every component of the design with all its states, for developers. */
export const KitPage = () => (
  <Page>
    <Head title="Kit" />
    <h1>Kit</h1>
    <p>Les pièces dont les pages sont faites, dans tous leurs états, et avec ce qui arrive de pire.</p>
    <Contents aria-label="Sommaire">
      <ul>
        {contents.map(([id, words]) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </Contents>
    <Buttons />
    <Marks />
    <Fields />
    <Dialogs />
    <Menus />
    <TabRows />
    <Toasts />
    <Lists />
    <Cards />
    <Diagrams />
    <Waiting />
    <Nothing />
  </Page>
);
