import { useState } from "react";
import { BarMenu } from "../design/components/overlays/BarMenu.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { Menu } from "../design/components/overlays/Menu.tsx";
import type { MenuEntry } from "../design/components/overlays/OpenMenu.tsx";
import { TabPanel, Tabs } from "../design/components/steps/Tabs.tsx";
import { partLoadFailed } from "../lib/feedback/toasts.ts";
import { useUnit } from "../lib/useUnit.ts";
import { Row, Section, State } from "./Section.tsx";
import { names } from "./samples.ts";

const tabs = [
  { key: "overview", words: "Aperçu" },
  { key: "content", words: "Contenu" },
  { key: "applications", words: "Candidatures 3" },
  { key: "long", words: names.long },
] as const;

export const Menus = () => {
  const lost = useUnit(partLoadFailed);
  const [chosen, choose] = useState("rien");
  const entries: readonly MenuEntry[] = [
    { words: "Modifier", icon: "pen", onChoose: () => choose("Modifier") },
    { words: "Voir la page", icon: "eye", to: "/_dev/kit" },
    { words: "Épingler", icon: "up", isOff: true, onChoose: () => choose("Épingler") },
    { words: names.long, onChoose: () => choose(names.long) },
    { words: "Supprimer", icon: "trash", isDanger: true, onChoose: () => choose("Supprimer") },
  ];
  return (
    <Section id="menus" title="Menus">
      <State name="D'actions">
        <Row>
          <Menu label="Actions pour Inès" entries={entries} onLoadError={lost}>
            Actions
            <Icon name="down" />
          </Menu>
          <Menu label="Plus d'actions" look="bare" square entries={entries} onLoadError={lost}>
            <Icon name="more" />
          </Menu>
          <output aria-label="Choisi">{chosen}</output>
        </Row>
      </State>
      <State name="De la barre, sans script">
        <Row>
          <BarMenu words="Lieux" isCurrent entries={[{ to: "/_dev/kit", words: "Cette page", isCurrent: true }]} />
        </Row>
      </State>
    </Section>
  );
};

export const TabRows = () => {
  const [tab, choose] = useState<(typeof tabs)[number]["key"]>("overview");
  return (
    <Section id="onglets" title="Onglets">
      <State name="Dans la page, et plus larges qu'elle">
        <Tabs label="Sections du panel" tabs={tabs} chosen={tab} panel="onglets-panneau" onChoose={choose} />
        <TabPanel panel="onglets-panneau" chosen={tab}>
          <p>{tabs.find(({ key }) => key === tab)?.words}</p>
        </TabPanel>
      </State>
      <State name="Qui sont des adresses">
        <Tabs
          label="Profil"
          chosen="profile"
          tabs={[
            { key: "profile", words: "Profil", to: "/_dev/kit" },
            { key: "settings", words: "Paramètres", to: "/_dev/kit" },
          ]}
        />
      </State>
    </Section>
  );
};
