import { useState } from "react";
import { Card } from "../design/components/surfaces/Card.tsx";
import { CardGrid } from "../design/components/surfaces/CardGrid.tsx";
import { Reorder } from "../design/components/lists/Reorder.tsx";
import { Pager } from "../design/components/lists/Pager.tsx";
import { Status } from "../design/components/feedback/Status.tsx";
import { type Column, type Sorting, Table } from "../design/components/surfaces/Table.tsx";
import { Ground, Section, State } from "./Section.tsx";
import { crossing } from "./diagrams.tsx";
import { names, sentence } from "./samples.ts";

type Member = { readonly name: string; readonly role: string; readonly likes: number; readonly isHere: boolean };

const members: readonly Member[] = Object.values(names).map((name, at) => ({
  name,
  role: at % 2 === 0 ? "Community manager" : "Montage vidéo",
  likes: (at * 811) % 1_000,
  isHere: at !== 2,
}));

const columns: readonly Column<Member, "name" | "role" | "likes" | "state">[] = [
  { key: "name", words: "Nom", show: ({ name }) => <bdi>{name}</bdi> },
  { key: "role", words: "Poste", show: ({ role }) => role },
  { key: "likes", words: "Likes", isFigure: true, isSortable: true, show: ({ likes }) => likes },
  {
    key: "state",
    words: "Statut",
    show: ({ isHere }) => <Status tone={isHere ? "ok" : "wait"} words={isHere ? "Acceptée" : "En attente"} />,
  },
];

const SortedTable = () => {
  const [sorting, sort] = useState<Sorting<"name" | "role" | "likes" | "state">>({ by: "likes", way: "descending" });
  const sign = sorting.way === "ascending" ? 1 : -1;
  const rows = members.toSorted((one, other) => sign * (one.likes - other.likes));
  const keyOf = ({ name }: Member) => name;
  return (
    <Table caption="Candidatures" {...{ columns, rows, keyOf, sorting }} onSort={sort} empty="Aucune candidature" />
  );
};

const Reordered = () => {
  const [order, place] = useState<readonly string[]>(Object.values(names));
  const rows = order.map((name) => ({ key: name, name, content: <bdi>{name}</bdi> }));
  const onPlace = (key: string, before: string | null) => {
    const others = order.filter((name) => name !== key);
    place(others.toSpliced(before === null ? others.length : others.indexOf(before), 0, key));
  };
  return <Reorder label="Ordre de l'équipe" rows={rows} onPlace={onPlace} />;
};

export const Lists = () => (
  <Section id="listes" title="Tableaux et pages">
    <State name="Un tableau, trié" isWide>
      <SortedTable />
    </State>
    <State name="Sans ligne">
      <Table
        caption="Candidatures refusées"
        columns={columns}
        rows={[]}
        keyOf={({ name }) => name}
        empty="Aucune candidature trouvée"
      />
    </State>
    <State name="Sur la glace">
      <Ground $name="ice">
        <Table
          caption="Tips"
          columns={columns.slice(0, 3)}
          rows={members.slice(0, 1)}
          keyOf={({ name }) => name}
          empty="Aucun tip"
        />
      </Ground>
    </State>
    <State name="Un ordre : par les boutons, Alt et flèches, ou la poignée">
      <Reordered />
    </State>
    <State name="Un ordre d'une seule ligne">
      <Reorder
        label="Ordre d'une ligne"
        rows={[{ key: "seule", name: names.plain, content: names.plain }]}
        onPlace={() => {}}
      />
    </State>
    <State name="Des pages : la première, une du milieu" isWide>
      <Pager label="Pages d'articles" page={1} pages={3} addressOf={() => "/_dev/kit"} />
      <Pager label="Pages de tips" page={9} pages={220} addressOf={() => "/_dev/kit"} />
    </State>
  </Section>
);

export const Cards = () => (
  <Section id="cartes" title="Cartes">
    <State name="Avec tout, avec le moins, avec trop" isWide>
      <CardGrid>
        {[
          {
            category: "Stratégie",
            label: "Stratégie",
            title: "Tenir un site à deux",
            plan: crossing,
            excerpt: sentence,
            byline: names.plain,
          },
          { category: "X", label: "X", title: "X" },
          { category: names.long, label: names.long, title: names.long, excerpt: names.long, byline: names.emoji },
        ].map((card) => (
          <li key={card.title}>
            <Card to="/_dev/kit" date="2026-11-14T20:00:00Z" heading="h3" {...card} />
          </li>
        ))}
      </CardGrid>
    </State>
  </Section>
);
